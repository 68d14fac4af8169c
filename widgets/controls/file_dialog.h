#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace greyscope::widgets {

/// What is asked for: `start` is where the dialog begins, a folder or a file; `filters` are "Text (*.txt)" and so on,
/// none for all files.
struct FileAsked {
    QString title;
    QString start;
    QStringList filters;
};
using FileChosen = std::function<void(const QString& path)>;

// Each shows a dialog and returns at once; where a file was chosen, `chosen` is told its path. The dialog ends with
// `parent`, and so does the question.

void askToOpen(QWidget* parent, const FileAsked& asked, const FileChosen& chosen);
/// A name with the ending of none of the filters gets that of the filter in force.
void askToSave(QWidget* parent, const FileAsked& asked, const FileChosen& chosen);
void askForFolder(QWidget* parent, const FileAsked& asked, const FileChosen& chosen);

// Each waits for the answer; empty where there is none.

[[nodiscard]] QStringList chosenFiles(QWidget* parent, const FileAsked& asked, bool several);
[[nodiscard]] QString chosenToSave(QWidget* parent, const FileAsked& asked);
[[nodiscard]] QString chosenFolder(QWidget* parent, const FileAsked& asked);

}  // namespace greyscope::widgets
