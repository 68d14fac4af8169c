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
/// Themes, languages and the type size.
QMenu* buildAppearanceMenu(Commands& commands, Appearance& appearance);
/// `focusFilter` puts the cursor into the sidebar's filter.
void buildSeriesMenu(Commands& commands, StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight,
                     const std::function<void()>& focusFilter);
/// Puts the commands of the Series menu into a context menu: for the series that is pointed at, which is chosen by
/// that, else for the chosen one. Without any, puts nothing.
void addSeriesCommands(QMenu& menu, const Commands& commands, widgets::Highlight& highlight);
/// The docks, the panes in turn; `reset` puts every dock where it stands at first.
void buildWindowMenu(Commands& commands, WorkArea& area, const std::function<void()>& reset);
/// `explain` tells of the pane in focus, `showTerm` shows a term of the glossary, by its key; "": the one before.
void buildHelpMenu(Commands& commands, StudyDocument& document, const std::function<void()>& explain,
                   const std::function<void(const QString& key)>& showTerm);

}  // namespace greyscope::app
