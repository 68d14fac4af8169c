#pragma once

#include <QString>
#include <QStringList>

// Joins parts of a text with the punctuation of the language.
namespace greyscope::widgets {

/// "a.": a sentence with its full stop.
[[nodiscard]] QString stopped(const QString& sentence);
/// "a. b": two sentences, the second of which already ends with a full stop.
[[nodiscard]] QString sentences(const QString& first, const QString& second);
/// The separator between two sentences: a space, or nothing in Chinese.
[[nodiscard]] QString betweenSentences();
/// "a, b": a thing and its place or amount.
[[nodiscard]] QString withComma(const QString& first, const QString& second);
/// "a: b"
[[nodiscard]] QString withColon(const QString& first, const QString& second);
/// "a (b)": a thing and an aside.
[[nodiscard]] QString withBrackets(const QString& first, const QString& second);
/// "a; b; c": the clauses of a sentence.
[[nodiscard]] QString clauses(const QStringList& parts);
/// "A. B. C.": sentences that end with full stops; empty ones are left out.
[[nodiscard]] QString paragraph(QStringList said);
/// A pattern whose %1 to %9 are replaced by words. Removes spaces of the pattern between two Chinese characters; they
/// are meant for names in other scripts.
[[nodiscard]] QString filled(const QString& pattern, const QStringList& words);

}  // namespace greyscope::widgets
