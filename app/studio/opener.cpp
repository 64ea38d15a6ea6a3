#include "app/studio/opener.h"

namespace mh {

Opener::Opener(QObject* parent)
    : QObject(parent), m_work([this](Opened opened) { deliver(std::move(opened)); }) {}

void Opener::open(const std::filesystem::path& path, const std::string& episode, Frame frame) {
    m_frame = frame;
    emit started(QString::fromStdString(path.filename().string()));
    m_work.start([path, episode, speech = m_speech](const auto&) -> std::optional<Opened> {
        return open_episode(path, episode, *speech);
    });
}

void Opener::openEpisode(const OpenEpisode& of, const std::string& episode) {
    m_frame = 0;
    emit started(QString::fromStdString(episode));
    m_work.start([path = of.path, show = of.show, episode,
                  speech = m_speech](const auto&) -> std::optional<Opened> {
        return open_episode(path, show, episode, *speech);
    });
}

void Opener::deliver(Opened result) {
    if (result)
        emit opened(*result, m_frame);
    else
        emit failed(result.error());
}

} // namespace mh
