#pragma once

#include <QMenu>

#include <functional>

#include "app/run/commands.h"
#include "app/study/choices/defaults.h"
#include "app/study/file/study_store.h"
#include "app/study/series_catalog.h"
#include "app/window/appearance.h"
#include "app/window/document/study_document.h"
#include "app/window/panes/work_area.h"
#include "widgets/common/theme/highlight.h"

namespace greyscope::app {

void buildFileMenu(Commands& commands, StudyDocument& document, StudyStore& store);
void buildEditMenu(Commands& commands, StudyStore& store, Appearance& appearance, Defaults& defaults);
/// Returns the menu of the appearance: themes, languages and the font size.
QMenu* buildAppearanceMenu(Commands& commands, Appearance& appearance);
/// Adds the Series menu with its commands. `focusFilter` moves the cursor to the search field of the series.
void buildSeriesMenu(Commands& commands, StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight,
                     const std::function<void()>& focusFilter);
/// Adds the commands of the Series menu to a context menu. They apply to the series at the mouse pointer, which becomes
/// selected, otherwise to the selected one. If there is neither, nothing is added.
void addSeriesCommands(QMenu& menu, const Commands& commands, widgets::Highlight& highlight);
/// Adds the Window menu, with the docks and the commands that move between panes. `reset` moves every dock to its
/// default place.
void buildWindowMenu(Commands& commands, WorkArea& area, const std::function<void()>& reset);
/// Adds the Help menu. `explain` explains the pane with the keyboard focus. `showTerm` shows the glossary's term with
/// this key or, for "", the previous one.
void buildHelpMenu(Commands& commands, StudyDocument& document, const std::function<void()>& explain,
                   const std::function<void(const QString& key)>& showTerm);

}  // namespace greyscope::app
