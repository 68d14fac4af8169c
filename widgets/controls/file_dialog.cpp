#include "widgets/controls/file_dialog.h"

#include <QFileDialog>
#include <QRegularExpression>

namespace greyscope::widgets {

namespace {

/// "txt" of "Text (*.txt)"; empty where a filter takes all files.
QString endingOf(const QString& filter) {
    static const QRegularExpression pattern(QStringLiteral(R"(\*\.(\w+))"));
    return pattern.match(filter).captured(1);
}

QFileDialog* fileDialog(QWidget* parent, const FileAsked& asked, const FileChosen& chosen) {
    auto* dialog = new QFileDialog(parent, asked.title, asked.start);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!asked.filters.isEmpty()) {
        dialog->setNameFilters(asked.filters);
    }
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, chosen);
    return dialog;
}

}  // namespace

void askToOpen(QWidget* parent, const FileAsked& asked, const FileChosen& chosen) {
    QFileDialog* dialog = fileDialog(parent, asked, chosen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
}

void askToSave(QWidget* parent, const FileAsked& asked, const FileChosen& chosen) {
    QFileDialog* dialog = fileDialog(parent, asked, chosen);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const auto follow = [dialog](const QString& filter) { dialog->setDefaultSuffix(endingOf(filter)); };
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, follow);
    follow(dialog->selectedNameFilter());
    dialog->open();
}

void askForFolder(QWidget* parent, const FileAsked& asked, const FileChosen& chosen) {
    QFileDialog* dialog = fileDialog(parent, asked, chosen);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->open();
}

}  // namespace greyscope::widgets
