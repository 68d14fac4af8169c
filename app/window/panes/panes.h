#pragma once

#include <QWidget>

#include <vector>

namespace greyscope::app {

/// Puts the keyboard focus into the pane after (or before) the one that has it; hidden panes are passed over.
void focusNextPane(const std::vector<QWidget*>& panes, bool forward);

}  // namespace greyscope::app
