#pragma once

#include <QByteArray>

#include <vector>

#include "core/exercise/exercise.h"

namespace greyscope::app {

enum class PaperKind { student, solution };

/// Returns exercises as an A4 PDF, each on a new page: for students with empty fields and a line for the name, or as a
/// solution with the numbers filled in.
[[nodiscard]] QByteArray exercisePdf(const std::vector<exercise::Exercise>& exercises, PaperKind kind);

/// Returns one exercise for each student of a class, with consecutive seeds that begin with that of `options`. Errors:
/// those of makeExercise().
[[nodiscard]] base::Expected<std::vector<exercise::Exercise>> exercisesFor(const exercise::Options& options,
                                                                           std::size_t students);

}  // namespace greyscope::app
