#pragma once

#include <QString>

#include "core/derivation/notation/notation.h"
#include "core/exercise/marking.h"

namespace greyscope::widgets {

/// The title of an exercise kind: "GM(1,1)", "Relational degree".
[[nodiscard]] QString kindTitle(exercise::ExerciseKind kind);
/// The origin of an exercise's series: "made by the seed", "textbook, 5 readings".
[[nodiscard]] QString exerciseSeriesTitle(exercise::ExerciseKind kind, const std::string& series);
/// The wrong step of a known mistake: "z = x⁽¹⁾(k−1) alone".
[[nodiscard]] QString mistakeTitle(exercise::MistakeId id);
/// Why the step is wrong, and what is correct.
[[nodiscard]] QString mistakeReason(exercise::MistakeId id);
/// The publication that contains the mistake; "" for a mistake of students.
[[nodiscard]] QString mistakeOrigin(exercise::MistakeId id);
/// How to find the number of a step.
[[nodiscard]] QString stepHint(const std::string& key);
/// The feedback on an answer, with its reason below.
struct AnswerWords {
    QString title;
    QString text;
};
[[nodiscard]] AnswerWords answerWords(const exercise::Exercise& exercise, std::size_t blank,
                                      const exercise::StudentAnswer& answer, const exercise::Marked& mark);
/// The effect of a mistake on later numbers: "Made in every line, it gives a = −0.0378 for −0.0372."; "" if nothing
/// depends on it.
[[nodiscard]] QString consequenceText(const std::vector<exercise::MistakeEffect>& changes,
                                      const derivation::NumberStyle& style);
/// The title of an exercise sheet: "GM(1,1), seed 7".
[[nodiscard]] QString exerciseTitle(const exercise::Options& options);
/// The tolerance within which an answer is correct: "half a last digit".
[[nodiscard]] QString acceptTitle(exercise::Accept accept);
[[nodiscard]] QString instructions(const exercise::Options& options);

}  // namespace greyscope::widgets
