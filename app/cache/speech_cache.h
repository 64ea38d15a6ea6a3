#pragma once

// Lines that were spoken in earlier runs, in the user's cache folder.

#include "core/speech/speech_memory.h"

#include <filesystem>

namespace mh {

// One thread at a time. A missing, damaged or outdated file is as good as none: its lines are
// spoken again.
class SpeechCache {
  public:
    explicit SpeechCache(std::filesystem::path file = user_file());

    // $XDG_CACHE_HOME/movinghold/speech, or the system's place for such files.
    [[nodiscard]] static std::filesystem::path user_file();

    // Reads the file when first asked for.
    [[nodiscard]] SpeechMemory& memory();

    // Writes the file if lines were spoken since it was read or written. A cache that cannot be
    // written costs time in the next run and nothing else, so nobody is told.
    void save();

  private:
    std::filesystem::path m_file;
    SpeechMemory m_memory;
    std::size_t m_on_disk = 0;
    bool m_is_read = false;
};

} // namespace mh
