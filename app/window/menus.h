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
/// Adds themes, languages and the font size.
QMenu* buildAppearanceMenu(Commands& commands, Appearance& appearance);
/// `focusFilter` puts the cursor into the sidebar's filter.
void buildSeriesMenu(Commands& commands, StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight,
                     const std::function<void()>& focusFilter);
/// Adds the commands of the Series menu to a context menu. They apply to the series at the pointer, which becomes
/// selected, else to the selected one; without either, nothing is added.
void addSeriesCommands(QMenu& menu, const Commands& commands, widgets::Highlight& highlight);
/// Adds the docks and the commands that move between panes; `reset` moves every dock to its default place.
void buildWindowMenu(Commands& commands, WorkArea& area, const std::function<void()>& reset);
/// `explain` explains the pane with the focus; `showTerm` shows the glossary's term with this key, or for "" the
/// previous one.
void buildHelpMenu(Commands& commands, StudyDocument& document, const std::function<void()>& explain,
                   const std::function<void(const QString& key)>& showTerm);

}  // namespace greyscope::app
