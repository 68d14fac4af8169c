#pragma once

#include <QString>
#include <QStringList>

// What is said in parts, joined by the punctuation of the language.
namespace greyscope::widgets {

/// "a."
[[nodiscard]] QString stopped(const QString& sentence);
/// "a. b", of two sentences, the second of which has its stop.
[[nodiscard]] QString sentences(const QString& first, const QString& second);
/// What stands between two sentences: a blank, and nothing in Chinese.
[[nodiscard]] QString betweenSentences();
/// "a, b": what it is and where, or how much more of it.
[[nodiscard]] QString withComma(const QString& first, const QString& second);
/// "a: b"
[[nodiscard]] QString withColon(const QString& first, const QString& second);
/// "a (b)": what it is, and an aside.
[[nodiscard]] QString withBrackets(const QString& first, const QString& second);
/// "a; b; c": what one sentence says side by side.
[[nodiscard]] QString clauses(const QStringList& parts);
/// "A. B. C.": sentences, each with its stop; empty ones are left out.
[[nodiscard]] QString paragraph(QStringList said);
/// A pattern with %1 to %9 and the words that go there. Words of Chinese stand in Chinese without a blank, where the
/// pattern has one for the names of other tongues.
[[nodiscard]] QString filled(const QString& pattern, const QStringList& words);

}  // namespace greyscope::widgets
