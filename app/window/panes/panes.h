#pragma once

#include <QWidget>

#include <vector>

namespace greyscope::app {

/// Moves the keyboard focus to the pane after (or before) the one that has it; hidden panes are skipped.
void focusNextPane(const std::vector<QWidget*>& panes, bool forward);

}  // namespace greyscope::app
