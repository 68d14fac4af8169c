#include "widgets/present/words/search_words.h"

#include <QRegularExpression>

#include <algorithm>

namespace greyscope::widgets {

SearchWords::SearchWords(const QString& typed) {
    static const QRegularExpression word(QStringLiteral("(-?)(?:\"([^\"]*)\"?|(\\S+))"));
    for (auto found = word.globalMatch(typed); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString text = match.captured(2) + match.captured(3);
        // A minus sign alone is an unfinished word.
        if (!text.isEmpty() && text != QLatin1String("-")) {
            (match.captured(1).isEmpty() ? m_wanted : m_unwanted) << text;
        }
    }
}

bool SearchWords::match(const QString& text) const {
    const auto holds = [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); };
    return std::all_of(m_wanted.begin(), m_wanted.end(), holds) &&
           std::none_of(m_unwanted.begin(), m_unwanted.end(), holds);
}

}  // namespace greyscope::widgets
