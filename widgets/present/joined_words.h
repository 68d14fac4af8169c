#pragma once

#include <QString>
#include <QStringList>

// What is said in two parts, joined by the punctuation of the language.
namespace greyscope::widgets {

/// "a."
[[nodiscard]] QString stopped(const QString& sentence);
/// "a. b", of two sentences, the second of which has its stop.
[[nodiscard]] QString sentences(const QString& first, const QString& second);
/// What stands between two sentences: a blank, and nothing in Chinese.
[[nodiscard]] QString betweenSentences();
/// "a. b. c.": whole sentences in a row, but for the empty ones.
[[nodiscard]] QString inARow(QStringList sentences);
/// "a; b; c"
[[nodiscard]] QString clauses(const QStringList& parts);
/// "a, b": what it is and where, or how much more of it.
[[nodiscard]] QString withComma(const QString& first, const QString& second);
/// "a: b"
[[nodiscard]] QString withColon(const QString& first, const QString& second);

}  // namespace greyscope::widgets
