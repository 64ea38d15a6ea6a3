#include "core/direction/mentions.h"

namespace mh {

Mentions of_themselves(Mentions mentions) {
    std::erase_if(mentions, [](const CastNames::Mention& mention) { return mention.possessive; });
    return mentions;
}

std::string subject_of(const FoundBusiness& found, const Mentions& mentions,
                       const std::string& subject) {
    std::string who = subject;
    for (const CastNames::Mention& mention : mentions) {
        if (mention.word < found.word)
            who = mention.id;
    }
    return who;
}

Target target_of(const FoundBusiness& found, const Mentions& mentions, const std::string& who,
                 const ScenePeople& people) {
    for (const CastNames::Mention& mention : mentions) {
        if (mention.word >= found.end_word && mention.id != who && people.on_stage(mention.id))
            return {Target::Kind::character, mention.id, Vec3::Zero()};
    }
    return {};
}

} // namespace mh
