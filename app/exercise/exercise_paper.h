#pragma once

#include <QByteArray>

#include <vector>

#include "core/exercise/exercise.h"

namespace greyscope::app {

enum class PaperKind { student, solution };

/// Exercises as PDF of A4, each from a new page on: with empty fields and a line for a name, or with the numbers in
/// their fields.
[[nodiscard]] QByteArray exercisePdf(const std::vector<exercise::Exercise>& exercises, PaperKind kind);

/// The same exercise for a class: seeds from that of `options` on, one each. The errors of makeExercise().
[[nodiscard]] base::Expected<std::vector<exercise::Exercise>> exercisesFor(const exercise::Options& options,
                                                                           std::size_t students);

}  // namespace greyscope::app
