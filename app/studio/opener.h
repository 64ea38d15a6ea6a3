#pragma once

// Opens episodes on a worker; the newest wish wins. One with many lines that were never spoken
// opens at once, with their lengths estimated, and is spoken behind.

#include "app/cache/speech_cache.h"
#include "app/studio/latest.h"
#include "app/studio/opening.h"

#include <QObject>

namespace mh {

class Opener : public QObject {
    Q_OBJECT

  public:
    explicit Opener(QObject* parent = nullptr);

    // `frame` is handed on with what was opened.
    void open(const std::filesystem::path& path, const std::string& episode, Frame frame = 0);
    void openEpisode(const OpenEpisode& of, const std::string& episode);
    [[nodiscard]] bool busy() const { return m_work.busy(); }

  signals:
    void started(const QString& what);
    void opened(const mh::OpenEpisode& episode, mh::Frame frame);
    void failed(const mh::Error& error);
    // After opened(), where lines are unspoken; then spoken(), with their true lengths.
    void speaking(int lines_done, int lines);
    void spoken(const mh::OpenEpisode& episode);

  private:
    struct Done {
        Result<OpenEpisode> episode;
        bool was_open = false; // and has now been spoken
    };
    void start(Latest<Done>::Job job);
    void speak(const OpenEpisode& sketch);
    void tellSpeaking(int job, std::size_t done, std::size_t count);
    void deliver(Done done);

    Frame m_frame = 0;
    int m_job = 0;                                                           // the newest
    std::shared_ptr<SpeechCache> m_speech = std::make_shared<SpeechCache>(); // the worker's
    Latest<Done> m_work;
};

} // namespace mh
