#include "widgets/look/words.h"

namespace mh::look {

QString words(std::string_view name) {
    QString words;
    for (const char c : name) {
        const QChar letter = QLatin1Char(c);
        if (letter == '_' || letter == '-')
            words += ' ';
        else if (letter.isUpper())
            words += QStringLiteral(" ") + letter.toLower();
        else
            words += letter;
    }
    return words.trimmed();
}

QString person(std::string_view name) {
    const QString given = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    if (given != given.toUpper())
        return given;
    QString written = given.toLower();
    for (qsizetype i = 0; i < written.size(); ++i)
        if (i == 0 || !written[i - 1].isLetter())
            written[i] = written[i].toUpper();
    return written;
}

} // namespace mh::look
