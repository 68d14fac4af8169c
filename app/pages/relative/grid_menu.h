#pragma once

#include <QMenu>

#include "app/analyses/relative/relative_figures.h"
#include "app/study/file/study_store.h"

namespace greyscope::app {

/// Fills a menu that sets the two factors of the grid and what happens to the other factors.
void fillGridMenu(QMenu* menu, StudyStore& store, const widgets::Ready<RelativeFigures>& shown);

}  // namespace greyscope::app
