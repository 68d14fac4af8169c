#pragma once

#include <QByteArray>

#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::app {

/// Derivations as a workbook of Excel (.xlsx), a sheet each, that calculates itself: measured and chosen numbers stand
/// in shaded cells, every later one is a formula over cells, and beside it stands what Greyscope calculated. Where a
/// number cannot follow, its row says so. Error: fileNotWritable of a temporary file.
[[nodiscard]] base::Expected<QByteArray> derivationWorkbook(const std::vector<derivation::Derivation>& derivations);

}  // namespace greyscope::app
