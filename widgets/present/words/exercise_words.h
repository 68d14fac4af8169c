#pragma once

#include <QString>

#include "core/derivation/notation/notation.h"
#include "core/exercise/marking.h"

namespace greyscope::widgets {

/// Returns the title of a kind of exercise: "GM(1,1)", "Relational degree".
[[nodiscard]] QString kindTitle(exercise::ExerciseKind kind);
/// Returns the origin of the series of an exercise: "made by the seed", "textbook, 5 readings".
[[nodiscard]] QString exerciseSeriesTitle(exercise::ExerciseKind kind, const std::string& series);
/// Returns the wrong step of a known mistake: "z is only x⁽¹⁾(k − 1)".
[[nodiscard]] QString mistakeTitle(exercise::MistakeId id);
/// Returns why the step of a known mistake is wrong, and what is correct.
[[nodiscard]] QString mistakeReason(exercise::MistakeId id);
/// Returns the publication that contains a known mistake; "" for a mistake of students.
[[nodiscard]] QString mistakeOrigin(exercise::MistakeId id);
/// Returns a hint how to calculate the number of a step; `key` is that of the step.
[[nodiscard]] QString stepHint(const std::string& key);
/// The feedback on an answer: a title, and its reason below.
struct AnswerWords {
    QString title;
    QString text;
};
[[nodiscard]] AnswerWords answerWords(const exercise::Exercise& exercise, std::size_t blank,
                                      const exercise::StudentAnswer& answer, const exercise::Marked& mark);
/// Returns the effect of a mistake on later numbers: "Made in every line, it gives a = −0.0378 instead of −0.0372."; ""
/// if nothing depends on it.
[[nodiscard]] QString consequenceText(const std::vector<exercise::MistakeEffect>& changes,
                                      const derivation::NumberStyle& style);
/// Returns the title of an exercise sheet: "Exercise: GM(1,1), seed 7".
[[nodiscard]] QString exerciseTitle(const exercise::Options& options);
/// Returns the tolerance within which an answer is correct: "half a last digit".
[[nodiscard]] QString acceptTitle(exercise::Accept accept);
[[nodiscard]] QString instructions(const exercise::Options& options);

}  // namespace greyscope::widgets
