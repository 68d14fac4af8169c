#pragma once

#include <QMenu>

#include "app/analyses/relative/relative_figures.h"
#include "app/study/file/study_store.h"

namespace greyscope::app {

/// Chooses which two factors the grid is drawn over and what becomes of the others.
void fillGridMenu(QMenu* menu, StudyStore& store, const widgets::Ready<RelativeFigures>& shown);

}  // namespace greyscope::app
