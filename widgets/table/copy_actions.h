#pragma once

class QAbstractItemView;

namespace greyscope::widgets {

/// Gives a table actions, in its context menu and with Ctrl+C, that copy the chosen rows with their headings: with
/// tabs, as a spreadsheet takes them, or as CSV. What is copied is what the table shows.
void addCopyActions(QAbstractItemView* table);

}  // namespace greyscope::widgets
