#pragma once

#include <QByteArray>

#include <vector>

#include "core/exercise/exercise.h"

namespace greyscope::app {

enum class PaperKind { student, solution };

/// Returns exercises as a PDF in A4, each on a new page. `kind`: for students, with empty fields and a line for the
/// name; or the solutions, with the numbers filled in.
[[nodiscard]] QByteArray exercisePdf(const std::vector<exercise::Exercise>& exercises, PaperKind kind);

/// Returns one exercise for each student of a class. Their seeds are consecutive and begin with the seed of `options`.
/// Errors: those of makeExercise().
[[nodiscard]] base::Expected<std::vector<exercise::Exercise>> exercisesFor(const exercise::Options& options,
                                                                           std::size_t students);

}  // namespace greyscope::app
