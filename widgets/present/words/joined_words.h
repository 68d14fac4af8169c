#pragma once

#include <QString>
#include <QStringList>

// Functions that join parts of a text with the punctuation of the current language.
namespace greyscope::widgets {

/// Returns a sentence with a full stop at its end: "a.".
[[nodiscard]] QString stopped(const QString& sentence);
/// Joins two sentences: "a. b". The second one already ends with a full stop.
[[nodiscard]] QString sentences(const QString& first, const QString& second);
/// Returns the separator between two sentences: a space, or nothing in Chinese.
[[nodiscard]] QString betweenSentences();
/// Joins a thing and its place or amount: "a, b".
[[nodiscard]] QString withComma(const QString& first, const QString& second);
/// Joins a heading and what belongs to it: "a: b".
[[nodiscard]] QString withColon(const QString& first, const QString& second);
/// Joins a thing and an aside: "a (b)".
[[nodiscard]] QString withBrackets(const QString& first, const QString& second);
/// Joins the clauses of a sentence: "a; b; c".
[[nodiscard]] QString clauses(const QStringList& parts);
/// Joins sentences that already end with full stops: "A. B. C."; empty ones are left out.
[[nodiscard]] QString paragraph(QStringList said);
/// Returns a pattern with %1 to %9 replaced by the words. Spaces of the pattern between two Chinese characters are
/// removed; they are needed only beside names in other scripts.
[[nodiscard]] QString filled(const QString& pattern, const QStringList& words);

}  // namespace greyscope::widgets
