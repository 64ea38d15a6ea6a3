#pragma once

// Opens episodes on a worker; the newest wish wins.

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

  private:
    using Opened = Result<OpenEpisode>;
    void deliver(Opened opened);

    Frame m_frame = 0;
    std::shared_ptr<SpeechMemory> m_speech = std::make_shared<SpeechMemory>(); // the worker's
    Latest<Opened> m_work;
};

} // namespace mh
