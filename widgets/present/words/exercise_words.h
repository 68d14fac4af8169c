#pragma once

#include <QString>

#include "core/derivation/notation/notation.h"
#include "core/exercise/marking.h"

namespace greyscope::widgets {

/// "GM(1,1)", "Relational degree".
[[nodiscard]] QString kindTitle(exercise::ExerciseKind kind);
/// "made by the seed", "textbook, 5 readings".
[[nodiscard]] QString exerciseSeriesTitle(exercise::ExerciseKind kind, const std::string& series);
/// "z = x⁽¹⁾(k−1) alone": what somebody did who made it.
[[nodiscard]] QString mistakeTitle(exercise::MistakeId id);
/// Why that is wrong, and what is right.
[[nodiscard]] QString mistakeReason(exercise::MistakeId id);
/// Where it was met in print; "" for one that students make.
[[nodiscard]] QString mistakeOrigin(exercise::MistakeId id);
/// What to do to find the number of a step.
[[nodiscard]] QString stepHint(const std::string& key);
/// What is said of an answer, with its reason below.
struct AnswerWords {
    QString title;
    QString text;
};
[[nodiscard]] AnswerWords answerWords(const exercise::Exercise& exercise, std::size_t blank,
                                      const exercise::StudentAnswer& answer, const exercise::Marked& mark);
/// "Made in every line, it gives a = −0.0378 for −0.0372."; "" where nothing else follows.
[[nodiscard]] QString consequenceText(const std::vector<exercise::MistakeEffect>& changes,
                                      const derivation::NumberStyle& style);
/// What heads a sheet: "GM(1,1), seed 7".
[[nodiscard]] QString exerciseTitle(const exercise::Options& options);
/// What counts as right.
[[nodiscard]] QString acceptTitle(exercise::Accept accept);
[[nodiscard]] QString instructions(const exercise::Options& options);

}  // namespace greyscope::widgets
