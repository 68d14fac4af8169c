#pragma once

#include <functional>

#include "app/study/file/study_store.h"
#include "core/base/error.h"
#include "widgets/controls/file_dialog.h"

namespace greyscope::app {

/// Asks for a file and calls `write` with its path. A path that checkOutput() refuses is not written; a warning shows
/// the reason, or the error of `write`. The question ends with `parent`.
void askForOutput(QWidget* parent, const widgets::FileAsked& asked, const StudyStore& store,
                  const std::function<base::Expected<void>(const QString& path)>& write);

}  // namespace greyscope::app
