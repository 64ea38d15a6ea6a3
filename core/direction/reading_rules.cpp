#include "core/direction/reading_rules.h"

namespace mh {

namespace {

// clang-format off
constexpr FeelingRule feelings[] = {
    {"excited*", Emotion::excited, 0.9}, {"thrilled", Emotion::excited, 0.9},
    {"eager*", Emotion::excited, 0.8}, {"enthusias*", Emotion::excited, 0.8},
    {"giddy|giddily", Emotion::excited, 0.9}, {"triumphant*", Emotion::excited, 0.8},
    {"breathless*", Emotion::excited, 0.7}, {"ecstatic*", Emotion::excited, 1},
    {"cheer|cheers|cheering", Emotion::excited, 0.9}, {"punches the air", Emotion::excited, 0.9},
    {"can't contain", Emotion::excited, 0.9}, {"jumps|jumping up and down", Emotion::excited, 0.9},

    {"angr*", Emotion::angry, 0.8}, {"furious*", Emotion::angry, 1},
    {"enraged|raging|rages", Emotion::angry, 1}, {"livid", Emotion::angry, 1},
    {"seeth*", Emotion::angry, 0.9}, {"snarl*", Emotion::angry, 0.9},
    {"growl*", Emotion::angry, 0.8}, {"gritted teeth", Emotion::angry, 0.8},
    {"fuming|fumes", Emotion::angry, 0.9}, {"irate", Emotion::angry, 0.9},
    {"bitter|bitterly", Emotion::angry, 0.6}, {"hostile", Emotion::angry, 0.7},
    {"glar*", Emotion::angry, 0.6}, {"explodes|exploding", Emotion::angry, 1},
    {"heated|heatedly", Emotion::angry, 0.8}, {"threatening*|menacing*", Emotion::angry, 0.7},

    {"surpris*", Emotion::surprised, 0.8}, {"shock*", Emotion::surprised, 0.9},
    {"stunned", Emotion::surprised, 0.9}, {"astonish*", Emotion::surprised, 0.9},
    {"amazed|amazement", Emotion::surprised, 0.8}, {"startled|startles", Emotion::surprised, 0.9},
    {"taken aback", Emotion::surprised, 0.7}, {"gasp*", Emotion::surprised, 0.8},
    {"double take", Emotion::surprised, 0.8}, {"jaw drops", Emotion::surprised, 0.9},
    {"disbelie*", Emotion::surprised, 0.7}, {"incredul*", Emotion::surprised, 0.7},

    {"happy|happily|happiness", Emotion::happy, 0.8}, {"joy*", Emotion::happy, 0.9},
    {"cheerful*|cheery|cheerily", Emotion::happy, 0.8}, {"glad|gladly", Emotion::happy, 0.7},
    {"delight*", Emotion::happy, 0.9}, {"smil*", Emotion::happy, 0.6},
    {"beams|beaming", Emotion::happy, 0.9}, {"pleased", Emotion::happy, 0.6},
    {"grin*", Emotion::happy, 0.8}, {"warm|warmly", Emotion::happy, 0.6},
    {"proud*|pride", Emotion::happy, 0.7}, {"relieved|relief", Emotion::happy, 0.6},

    {"determin*", Emotion::determined, 0.8}, {"resolute*|resolved", Emotion::determined, 0.8},
    {"firm|firmly", Emotion::determined, 0.7}, {"grim|grimly", Emotion::determined, 0.7},
    {"confident*", Emotion::determined, 0.6}, {"serious*", Emotion::determined, 0.6},
    {"stern|sternly", Emotion::determined, 0.7}, {"defian*", Emotion::determined, 0.8},
    {"fearless*|brave*", Emotion::determined, 0.8}, {"squares _ shoulders", Emotion::determined, 0.8},

    {"amus*", Emotion::amused, 0.7}, {"laugh*", Emotion::amused, 0.9},
    {"chuckl*", Emotion::amused, 0.7}, {"giggl*", Emotion::amused, 0.8},
    {"snicker*|snigger*", Emotion::amused, 0.7}, {"teas*", Emotion::amused, 0.6},
    {"playful*", Emotion::amused, 0.6}, {"joking*|jokes", Emotion::amused, 0.6},
    {"wry|wryly", Emotion::amused, 0.5}, {"mischiev*", Emotion::amused, 0.7},

    {"annoy*", Emotion::annoyed, 0.7}, {"irritat*", Emotion::annoyed, 0.7},
    {"exasperat*", Emotion::annoyed, 0.8}, {"impatien*", Emotion::annoyed, 0.7},
    {"frustrat*", Emotion::annoyed, 0.8}, {"sarcas*", Emotion::annoyed, 0.5},
    {"rolls|rolling _ eyes", Emotion::annoyed, 0.7}, {"sigh*", Emotion::annoyed, 0.5},
    {"snaps|snapping", Emotion::annoyed, 0.8}, {"grumbl*", Emotion::annoyed, 0.6},
    {"facepalm*", Emotion::annoyed, 0.7}, {"groan*", Emotion::annoyed, 0.6}, {"curt|curtly", Emotion::annoyed, 0.6},

    {"curious*", Emotion::curious, 0.7}, {"intrigued", Emotion::curious, 0.7},
    {"wonders|wondering", Emotion::curious, 0.6}, {"puzzl*", Emotion::curious, 0.6},
    {"quizzical*", Emotion::curious, 0.6}, {"confus*", Emotion::curious, 0.6},
    {"inspect*", Emotion::curious, 0.5}, {"peers|peering", Emotion::curious, 0.5},
    {"skeptic*|sceptic*", Emotion::curious, 0.5}, {"suspicio*", Emotion::curious, 0.6},
    {"thoughtful*", Emotion::curious, 0.5}, {"ponder*", Emotion::curious, 0.5},
    {"studies|studying", Emotion::curious, 0.5}, {"tilts _ head", Emotion::curious, 0.6},

    {"smug|smugly", Emotion::smug, 0.8}, {"smirk*", Emotion::smug, 0.7},
    {"cocky|cockily", Emotion::smug, 0.8}, {"self satisfied", Emotion::smug, 0.8},
    {"knowing|knowingly", Emotion::smug, 0.6}, {"boast*", Emotion::smug, 0.7},
    {"gloat*", Emotion::smug, 0.9}, {"arrogan*", Emotion::smug, 0.8}, {"sly|slyly", Emotion::smug, 0.6},

    {"disgust*", Emotion::disgusted, 0.9}, {"grossed out", Emotion::disgusted, 0.8},
    {"revolted|repulsed", Emotion::disgusted, 0.9}, {"nause*", Emotion::disgusted, 0.7},
    {"grimac*", Emotion::disgusted, 0.7}, {"winces|wincing", Emotion::disgusted, 0.6},
    {"wrinkles _ nose", Emotion::disgusted, 0.7}, {"gags|gagging", Emotion::disgusted, 0.8},

    {"deadpan*", Emotion::deadpan, 0.8}, {"flat|flatly", Emotion::deadpan, 0.7},
    {"dry|dryly|drily", Emotion::deadpan, 0.6}, {"expressionless|emotionless", Emotion::deadpan, 0.8},
    {"monotone", Emotion::deadpan, 0.8}, {"matter of fact*", Emotion::deadpan, 0.6},
    {"unimpressed|unmoved", Emotion::deadpan, 0.8}, {"stone|poker faced", Emotion::deadpan, 0.8},

    {"tender*", Emotion::tender, 0.8}, {"gentle|gently", Emotion::tender, 0.7},
    {"loving|lovingly", Emotion::tender, 0.8}, {"affection*", Emotion::tender, 0.8},
    {"kind|kindly", Emotion::tender, 0.6}, {"sweetly", Emotion::tender, 0.7},
    {"soothing*", Emotion::tender, 0.7}, {"fond|fondly", Emotion::tender, 0.7},
    {"compassion*", Emotion::tender, 0.7}, {"reassur*|comforting*", Emotion::tender, 0.7},

    {"embarrass*", Emotion::embarrassed, 0.8}, {"sheepish*", Emotion::embarrassed, 0.7},
    {"blush*", Emotion::embarrassed, 0.8}, {"ashamed", Emotion::embarrassed, 0.8},
    {"awkward*", Emotion::embarrassed, 0.6}, {"shy|shyly", Emotion::embarrassed, 0.6},
    {"bashful*", Emotion::embarrassed, 0.7}, {"mortified", Emotion::embarrassed, 1},
    {"humiliat*", Emotion::embarrassed, 0.9}, {"apolog*", Emotion::embarrassed, 0.6},
    {"guilt*", Emotion::embarrassed, 0.7}, {"clears _ throat", Emotion::embarrassed, 0.4},

    {"bored|boredom", Emotion::bored, 0.8}, {"uninterested|disinterested", Emotion::bored, 0.7},
    {"indifferen*", Emotion::bored, 0.6}, {"listless*", Emotion::bored, 0.7},

    {"tired|tiredly", Emotion::tired, 0.8}, {"weary|wearily", Emotion::tired, 0.8},
    {"exhaust*", Emotion::tired, 0.9}, {"sleepy|sleepily", Emotion::tired, 0.8},
    {"drows*", Emotion::tired, 0.8}, {"yawn*", Emotion::tired, 0.8}, {"grogg*", Emotion::tired, 0.7},

    {"worr*", Emotion::worried, 0.8}, {"anxi*", Emotion::worried, 0.8},
    {"nervous*", Emotion::worried, 0.8}, {"concerned", Emotion::worried, 0.6},
    {"uneas*", Emotion::worried, 0.7}, {"hesita*", Emotion::worried, 0.5},
    {"uncertain*|unsure", Emotion::worried, 0.5}, {"tense|tensely", Emotion::worried, 0.7},
    {"oh crap", Emotion::worried, 0.8}, {"gulps|gulping", Emotion::worried, 0.8},
    {"troubled", Emotion::worried, 0.6}, {"cautious*", Emotion::worried, 0.5},

    {"sad|sadly|saddened|sadness", Emotion::sad, 0.8}, {"crying|cries", Emotion::sad, 1},
    {"tear|tears|teary|tearful*", Emotion::sad, 0.9}, {"sob|sobs|sobbing", Emotion::sad, 1},
    {"weep*", Emotion::sad, 1}, {"grief|grieving|griev*", Emotion::sad, 1},
    {"heartbroken", Emotion::sad, 1}, {"mourn*", Emotion::sad, 0.9},
    {"depress*", Emotion::sad, 0.8}, {"melanchol*", Emotion::sad, 0.6},
    {"crestfallen|dejected*", Emotion::sad, 0.8}, {"devastated", Emotion::sad, 1},
    {"sniffl*", Emotion::sad, 0.7}, {"somber|sombre|somberly", Emotion::sad, 0.6},
    {"forlorn*|miserabl*", Emotion::sad, 0.9}, {"choked|choking up", Emotion::sad, 0.9},

    {"afraid", Emotion::afraid, 0.9}, {"scared", Emotion::afraid, 0.9},
    {"terrif*|terror", Emotion::afraid, 1}, {"fear|fearful*|fears", Emotion::afraid, 0.9},
    {"frighten*", Emotion::afraid, 0.9}, {"panic*", Emotion::afraid, 1},
    {"horrified|horror", Emotion::afraid, 1}, {"trembl*", Emotion::afraid, 0.8},
    {"cower*", Emotion::afraid, 0.9}, {"petrified", Emotion::afraid, 1},
    {"spooked", Emotion::afraid, 0.8}, {"shudder*", Emotion::afraid, 0.8},
    {"cries out", Emotion::afraid, 0.8}, {"calm|calmly|neutral*", Emotion::neutral, 0.7},
};

constexpr VolumeRule volumes[] = {
    {"whisper*", Volume::whisper}, {"hushed", Volume::whisper}, {"mouths|mouthing", Volume::whisper},
    {"barely audible", Volume::whisper}, {"sotto", Volume::whisper},
    {"soft|softly", Volume::soft}, {"quiet|quietly", Volume::soft}, {"low", Volume::soft},
    {"mutter*", Volume::soft}, {"murmur*", Volume::soft}, {"mumbl*", Volume::soft},
    {"under _ breath", Volume::soft}, {"to himself|herself|themselves|self", Volume::soft},
    {"gentle|gently", Volume::soft}, {"aside", Volume::soft},
    {"normal voice", Volume::normal}, {"normally", Volume::normal},
    {"loud|loudly|louder", Volume::loud}, {"calls|calling", Volume::loud},
    {"barks|barking", Volume::loud}, {"exclaim*", Volume::loud}, {"booms|booming", Volume::loud},
    {"heated|heatedly", Volume::loud}, {"over the noise|din|engine|music", Volume::loud},
    {"shout*", Volume::shout}, {"yell*", Volume::shout}, {"scream*", Volume::shout},
    {"bellow*", Volume::shout}, {"roar*", Volume::shout}, {"shriek*", Volume::shout},
    {"holler*", Volume::shout}, {"at the top of _ lungs", Volume::shout},
    {"explodes|exploding", Volume::shout}, {"cries out", Volume::shout},
};

constexpr SignRule signs[] = {
    {"wide eyed", Sign::wide_eyes}, {"eyes wide|widen|widening|bulge|bulging", Sign::wide_eyes},
    {"eyes go|grow|going wide", Sign::wide_eyes},
    {"back|backs|backed|backing away|off|up", Sign::retreat}, {"retreat*", Sign::retreat},
    {"recoil*", Sign::retreat}, {"shrink|shrinks|shrinking back|away", Sign::retreat},
    {"step|steps|stepping|stumbles|stumbling back|backward|backwards", Sign::retreat},
    {"inches|inching back|away", Sign::retreat}, {"flinch*", Sign::retreat},
};

constexpr StrengthRule strengths[] = {
    {"very|so|extremely|really|deeply|utterly", 0.2}, {"slightly|mildly|somewhat|almost", -0.25},
    {"a bit|little", -0.25}, {"quite|rather", 0.05},
};

constexpr FeelingRule spoken[] = {
    {"ha ha", Emotion::amused, 0.8}, {"haha*", Emotion::amused, 0.8},
    {"ugh|yuck|eww|eew|gross", Emotion::disgusted, 0.7}, {"wow|whoa|woah", Emotion::surprised, 0.7},
    {"hooray|hurrah|yippee|woohoo", Emotion::excited, 0.9}, {"help", Emotion::afraid, 0.6},
    {"i'm sorry", Emotion::embarrassed, 0.5}, {"thank you", Emotion::happy, 0.5},
    {"hm|hmm|hmmm", Emotion::curious, 0.5}, {"oh no", Emotion::worried, 0.7},
    {"i love you", Emotion::tender, 0.8}, {"so tired", Emotion::tired, 0.7},
    {"how dare", Emotion::angry, 0.8}, {"shut up", Emotion::angry, 0.7},
};
// clang-format on

} // namespace

std::span<const FeelingRule> feeling_rules() {
    return feelings;
}
std::span<const VolumeRule> volume_rules() {
    return volumes;
}
std::span<const SignRule> sign_rules() {
    return signs;
}
std::span<const StrengthRule> strength_rules() {
    return strengths;
}
std::span<const FeelingRule> spoken_rules() {
    return spoken;
}

} // namespace mh
