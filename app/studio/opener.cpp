#include "app/studio/opener.h"

namespace mh {

Opener::Opener(QObject* parent)
    : QObject(parent), m_work([this](Done done) { deliver(std::move(done)); }) {}

void Opener::start(Latest<Done>::Job job) {
    ++m_job;
    m_work.start(std::move(job));
}

void Opener::open(const std::filesystem::path& path, const std::string& episode, Frame frame) {
    m_frame = frame;
    emit started(QString::fromStdString(path.filename().string()));
    start([path, episode, speech = m_speech](const auto&) -> std::optional<Done> {
        Done done{open_episode(path, episode, speech->memory())};
        speech->save();
        return done;
    });
}

void Opener::openEpisode(const OpenEpisode& of, const std::string& episode) {
    m_frame = 0;
    emit started(QString::fromStdString(episode));
    start([path = of.path, show = of.show, episode,
           speech = m_speech](const auto&) -> std::optional<Done> {
        Done done{open_episode(path, show, episode, speech->memory())};
        speech->save();
        return done;
    });
}

void Opener::speak(const OpenEpisode& sketch) {
    const int job = m_job + 1;
    start([this, job, sketch, speech = m_speech](const auto& cancelled) -> std::optional<Done> {
        auto spoken = speak_episode(
            sketch, speech->memory(), cancelled,
            [&](std::size_t done, std::size_t count) { tellSpeaking(job, done, count); });
        speech->save();
        if (!spoken)
            return std::nullopt;
        return Done{std::move(*spoken), true};
    });
}

// From the worker, which this outlives.
void Opener::tellSpeaking(int job, std::size_t done, std::size_t count) {
    QMetaObject::invokeMethod(
        this,
        [this, job, done, count] {
            if (job == m_job)
                emit speaking(static_cast<int>(done), static_cast<int>(count));
        },
        Qt::QueuedConnection);
}

void Opener::deliver(Done done) {
    if (!done.episode) {
        emit failed(done.episode.error());
        return;
    }
    const int job = m_job;
    if (done.was_open)
        emit spoken(*done.episode);
    else
        emit opened(*done.episode, m_frame);
    // Whoever heard of it may have opened something else.
    if (job == m_job && !done.episode->unspoken.empty())
        speak(*done.episode);
}

} // namespace mh
