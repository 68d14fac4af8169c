#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace greyscope::widgets {

/// The texts and the start of a file dialog. `start` is the folder or file at which it begins; `filters` are patterns
/// such as "Text (*.txt)", empty for all files.
struct FileAsked {
    QString title;
    QString start;
    QStringList filters;
};
using FileChosen = std::function<void(const QString& path)>;

/// Asks for an existing file. Returns at once; `chosen` is called with the path if the user chooses a file. The dialog
/// is closed when `parent` is destroyed.
void askToOpen(QWidget* parent, const FileAsked& asked, const FileChosen& chosen);
/// Asks for the name of a file to write, like askToOpen(). A name that has none of the filters' extensions gets the
/// extension of the current filter.
void askToSave(QWidget* parent, const FileAsked& asked, const FileChosen& chosen);
/// Asks for a folder, like askToOpen().
void askForFolder(QWidget* parent, const FileAsked& asked, const FileChosen& chosen);

/// Asks for one existing file, or with `several` for one or more, and waits for the answer. Returns an empty list if
/// the user cancels.
[[nodiscard]] QStringList chosenFiles(QWidget* parent, const FileAsked& asked, bool several);
/// Asks for the name of a file to write and waits for the answer. Returns "" if the user cancels.
[[nodiscard]] QString chosenToSave(QWidget* parent, const FileAsked& asked);
/// Asks for a folder and waits for the answer. Returns "" if the user cancels.
[[nodiscard]] QString chosenFolder(QWidget* parent, const FileAsked& asked);

}  // namespace greyscope::widgets
