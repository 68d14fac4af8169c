#include "widgets/controls/file_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QRegularExpression>

namespace greyscope::widgets {

namespace {

/// "txt" of "Text (*.txt)"; empty where a filter takes all files.
QString endingOf(const QString& filter) {
    static const QRegularExpression pattern(QStringLiteral(R"(\*\.(\w+))"));
    return pattern.match(filter).captured(1);
}

/// Qt asks the system's list of types, which speaks the system's language at the best.
class TypeNames : public QFileIconProvider {
public:
    [[nodiscard]] QString type(const QFileInfo& file) const override {
        return file.isDir() ? QCoreApplication::translate("FileDialog", "Folder")
               : file.suffix().isEmpty()
                   ? QCoreApplication::translate("FileDialog", "File")
                   : QCoreApplication::translate("FileDialog", "%1 file").arg(file.suffix().toUpper());
    }
};

void dress(QFileDialog& dialog, const FileAsked& asked) {
    static TypeNames types;
    dialog.setIconProvider(&types);
    if (!asked.filters.isEmpty()) {
        dialog.setNameFilters(asked.filters);
    }
}

QFileDialog* fileDialog(QWidget* parent, const FileAsked& asked, const FileChosen& chosen) {
    auto* dialog = new QFileDialog(parent, asked.title, asked.start);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dress(*dialog, asked);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, chosen);
    return dialog;
}

}  // namespace

QStringList chosenFiles(QWidget* parent, const FileAsked& asked, bool several) {
    QFileDialog dialog(parent, asked.title, asked.start);
    dress(dialog, asked);
    dialog.setFileMode(several ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

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
