#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace greyscope::widgets {

/// A request for a file: `start` is the folder or file at which the dialog begins; `filters` are patterns such as "Text
/// (*.txt)", empty for all files.
struct FileAsked {
    QString title;
    QString start;
    QStringList filters;
};
using FileChosen = std::function<void(const QString& path)>;

// These functions show a dialog and return at once. `chosen` is called with the path if a file is chosen. The dialog is
// closed when `parent` is destroyed.

void askToOpen(QWidget* parent, const FileAsked& asked, const FileChosen& chosen);
/// A name without the extension of a filter gets the extension of the current filter.
void askToSave(QWidget* parent, const FileAsked& asked, const FileChosen& chosen);
void askForFolder(QWidget* parent, const FileAsked& asked, const FileChosen& chosen);

// These functions wait for the answer; the result is empty if the user cancels.

[[nodiscard]] QStringList chosenFiles(QWidget* parent, const FileAsked& asked, bool several);
[[nodiscard]] QString chosenToSave(QWidget* parent, const FileAsked& asked);
[[nodiscard]] QString chosenFolder(QWidget* parent, const FileAsked& asked);

}  // namespace greyscope::widgets
