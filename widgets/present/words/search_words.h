#pragma once

#include <QString>
#include <QStringList>

namespace greyscope::widgets {

/// A search as the user typed it: words that a text must contain and, after a minus sign, words that it must not
/// contain. Words in quotes stay together; case is ignored.
class SearchWords {
public:
    SearchWords() = default;
    explicit SearchWords(const QString& typed);
    /// Whether the search contains no words, so that every text matches.
    [[nodiscard]] bool empty() const { return m_wanted.isEmpty() && m_unwanted.isEmpty(); }
    [[nodiscard]] bool match(const QString& text) const;

private:
    QStringList m_wanted, m_unwanted;
};

}  // namespace greyscope::widgets
