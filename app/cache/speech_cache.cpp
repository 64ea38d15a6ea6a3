#include "app/cache/speech_cache.h"

#include "core/base/file.h"

#include <QStandardPaths>

namespace mh {

namespace {

// Five two-hour films, or about six megabytes.
constexpr std::size_t most_lines = 8192;

} // namespace

SpeechCache::SpeechCache(std::filesystem::path file) : m_file(std::move(file)) {}

std::filesystem::path SpeechCache::user_file() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    return std::filesystem::path(folder.toStdString()) / "movinghold" / "speech";
}

SpeechMemory& SpeechCache::memory() {
    if (!m_is_read) {
        m_is_read = true;
        const Result<std::string> bytes = read_file(m_file);
        if (bytes && m_memory.add(*bytes))
            m_on_disk = m_memory.size();
    }
    return m_memory;
}

void SpeechCache::save() {
    if (m_memory.size() == m_on_disk)
        return;
    std::error_code ignored;
    std::filesystem::create_directories(m_file.parent_path(), ignored);
    static_cast<void>(write_file(m_file, m_memory.bytes(most_lines)));
    m_on_disk = m_memory.size();
}

} // namespace mh
