#pragma once

#include <functional>

#include "app/study/file/study_store.h"
#include "core/base/error.h"
#include "widgets/controls/file_dialog.h"

namespace greyscope::app {

/// Opens a dialog that asks for a file, and calls `write` with its path. A path that checkOutput() refuses is not
/// written. A warning shows why, or the error of `write`. The dialog closes if `parent` is destroyed.
void askForOutput(QWidget* parent, const widgets::FileAsked& asked, const StudyStore& store,
                  const std::function<base::Expected<void>(const QString& path)>& write);

}  // namespace greyscope::app
