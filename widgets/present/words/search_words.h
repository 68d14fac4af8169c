#pragma once

#include <QString>
#include <QStringList>

namespace greyscope::widgets {

/// What somebody typed to find things: words that a text has to hold, and behind a minus words that it must not. Words
/// in quotes belong together; case does not count.
class SearchWords {
public:
    SearchWords() = default;
    explicit SearchWords(const QString& typed);
    /// Whether there is nothing to look for: everything matches.
    [[nodiscard]] bool empty() const { return m_wanted.isEmpty() && m_unwanted.isEmpty(); }
    [[nodiscard]] bool match(const QString& text) const;

private:
    QStringList m_wanted, m_unwanted;
};

}  // namespace greyscope::widgets
