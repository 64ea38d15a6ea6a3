#include "core/direction/business.h"

#include "core/direction/phrase_index.h"

namespace mh {

namespace {

constexpr Business gesture(GestureKind kind, Hands hands, bool holds_on = false) {
    return GestureBusiness{kind, hands, holds_on};
}

using enum GestureKind;

// clang-format off
constexpr BusinessRule rules[] = {
    {"nod|nods|nodding", gesture(nod, Hands::right)},
    {"shakes|shaking _ head", gesture(head_shake, Hands::right)},
    {"shrug|shrugs|shrugging", gesture(shrug, Hands::both)},
    {"throws|throwing up _ hands", gesture(shrug, Hands::both)},
    {"wave|waves|waving", gesture(wave, Hands::right)},
    {"wave|waves|waving both", gesture(wave, Hands::both)},
    {"point|points|pointing", gesture(point, Hands::right)},
    {"thumbs|thumb up", gesture(thumbs_up, Hands::right)},
    {"two thumbs up", gesture(thumbs_up, Hands::both)},
    {"fist pump|pumps|pumping", gesture(fist_pump, Hands::right)},
    {"pump|pumps|pumping _ fist|fists", gesture(fist_pump, Hands::right)},
    {"shakes|shaking _ fist", gesture(fist_pump, Hands::right)},
    {"cheer|cheers|cheering", gesture(cheer, Hands::both)},
    {"arms in the air", gesture(cheer, Hands::both)},
    {"throws|raises _ arms", gesture(cheer, Hands::both)},
    {"clap|claps|clapping", gesture(clap, Hands::both)},
    {"applaud|applauds|applauding", gesture(clap, Hands::both)},
    {"hands on hips", gesture(hands_on_hips, Hands::both, true)},
    {"hands on _ hips", gesture(hands_on_hips, Hands::both, true)},
    {"arms folded|crossed", gesture(arms_folded, Hands::both, true)},
    {"folds|folding|crosses|crossing _ arms", gesture(arms_folded, Hands::both, true)},
    {"facepalm|facepalms|facepalming", gesture(facepalm, Hands::right)},
    {"face palm|palms", gesture(facepalm, Hands::right)},
    {"buries|burying _ face", gesture(facepalm, Hands::both)},
    {"slaps _ forehead", gesture(facepalm, Hands::right)},
    {"salute|salutes|saluting", gesture(salute, Hands::right)},
    {"beckon|beckons|beckoning", gesture(beckon, Hands::right)},
    {"come here gesture", gesture(beckon, Hands::right)},
    {"holds|holding|raises|raising up a hand", gesture(stop, Hands::right)},
    {"holds|holding|raises|raising a hand", gesture(stop, Hands::right)},
    {"holds|holding up _ hand", gesture(stop, Hands::right)},
    {"palm out", gesture(stop, Hands::right)},
    {"holds|holding up _ hands", gesture(stop, Hands::both)},
    {"counts|counting on _ fingers", gesture(count, Hands::right)},
    {"counting|counts off", gesture(count, Hands::right)},
    {"presents|presenting", gesture(present, Hands::right)},
    {"gestures|gesturing|gesture", gesture(present, Hands::right)},
    {"spreads|spreading _ arms|hands", gesture(present, Hands::both)},
    {"open palm|hand", gesture(present, Hands::right)},
    {"hand on|over _ heart|chest", gesture(hand_on_heart, Hands::right)},
    {"hand to _ heart|chest", gesture(hand_on_heart, Hands::right)},
    {"clutches|clutching _ chest|heart", gesture(hand_on_heart, Hands::right)},
    {"scratches|scratching _ head", gesture(scratch_head, Hands::right)},
    {"leans|leaning on|against", gesture(lean_on, Hands::right, true)},
    {"recoil|recoils|recoiling", gesture(recoil, Hands::both)},
    {"flinch|flinches|flinching", gesture(recoil, Hands::both)},
    {"jumps|leaps|starts back", gesture(recoil, Hands::both)},

    {"walk|walks|walking|crosses|crossing to|over|toward|towards", WalkBusiness::to_somebody},
    {"approach|approaches|approaching", WalkBusiness::to_somebody},
    {"runs|running|rushes|hurries|strides|steps to|over|toward|towards", WalkBusiness::to_somebody},
    {"joins", WalkBusiness::to_somebody},
    {"enter|enters|entering", WalkBusiness::enter},
    {"emerge|emerges|emerging", WalkBusiness::enter},
    {"comes|walks|runs|bursts|strides|hurries|rushes|wanders|storms in|inside", WalkBusiness::enter},
    {"arrives", WalkBusiness::enter},
    {"exit|exits|exiting", WalkBusiness::leave},
    {"leaves|leaving", WalkBusiness::leave},
    {"walks|runs|storms|strides|hurries|rushes|wanders|speeds|slinks off|out|away",
     WalkBusiness::leave},
    {"back|backs|backing|backed away|off|up", WalkBusiness::retreat},
    {"retreat|retreats|retreating", WalkBusiness::retreat},
    {"steps|stepping|stumbles|stumbling|shrinks|shrinking back|backward|backwards|away",
     WalkBusiness::retreat},
    {"walk|walks|walking", WalkBusiness::about},
    {"pace|paces|pacing", WalkBusiness::about},
    {"wanders|wandering|strolls|strolling|strides|striding", WalkBusiness::about},

    {"looks|looking|look|stares|staring|glares|glaring|gazes|gazing at each other",
     LookBusiness::at_each_other},
    {"share|shares|exchange|exchanges a|_ look|looks|glance|glances", LookBusiness::at_each_other},
    {"looks|looking|turns|turning|stares|staring to|at|into|toward|towards camera",
     LookBusiness::at_camera},
    {"looks|looking|turns|stares|staring|straight to|at|into|toward|towards the camera|lens|cross",
     LookBusiness::at_camera},
    {"look|looks|looking|glance|glances|glancing|stare|stares|staring|peers|peering|gazes|gazing|"
     "glares|glaring at|to|toward|towards|over|into", LookBusiness::at_target},
    {"turn|turns|turning|faces|facing to|toward|towards", LookBusiness::at_target},
    {"watch|watches|watching|eyes|studies|studying|faces", LookBusiness::at_target},
    {"look|looks|looking|glances|glancing|turns|turning away|down|off|aside", LookBusiness::away},

    {"sit|sits|sitting", SeatBusiness::sit},
    {"takes a seat", SeatBusiness::sit},
    {"slumps|flops|drops|plops into|onto", SeatBusiness::sit},
    {"stands|gets|rises|jumps|springs up", SeatBusiness::stand},
    {"rises|stands", SeatBusiness::stand},
    {"to _ feet", SeatBusiness::stand},

    {"beat", PauseBusiness{0.8}}, {"pause|pauses", PauseBusiness{0.8}},
    {"a|short beat|pause", PauseBusiness{0.8}}, {"long beat|pause|silence", PauseBusiness{1.8}},
    {"a long beat|pause|silence", PauseBusiness{1.8}}, {"silence", PauseBusiness{1.2}},
    {"awkward silence|pause", PauseBusiness{1.8}},
};
// clang-format on

} // namespace

std::span<const BusinessRule> business_rules() {
    return rules;
}

std::vector<FoundBusiness> business_in(const std::vector<TextWord>& words) {
    static const PhraseIndex index(business_rules());
    std::vector<FoundBusiness> found;
    for (std::size_t i = 0; i < words.size();) {
        const auto phrase = index.at(words, i);
        if (phrase)
            found.push_back({rules[phrase->rule].business, i, i + phrase->count});
        i += phrase ? phrase->count : 1;
    }
    return found;
}

} // namespace mh
