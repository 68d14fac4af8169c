#pragma once

#include <QByteArray>

#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::app {

/// Returns derivations as an Excel workbook (.xlsx) that recalculates itself, with one sheet for each. Measured and
/// chosen numbers are in shaded cells; every later number is a formula over cells, with Greyscope's result beside it.
/// If a number cannot be expressed as a formula, its row says so. Error: fileNotWritable for a temporary file.
[[nodiscard]] base::Expected<QByteArray> derivationWorkbook(const std::vector<derivation::Derivation>& derivations);

}  // namespace greyscope::app
