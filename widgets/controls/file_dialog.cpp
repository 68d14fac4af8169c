#include "widgets/controls/file_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileSystemModel>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QRegularExpression>
#include <QTreeView>

#include <algorithm>

#include "widgets/common/moment_text.h"

namespace greyscope::widgets {

namespace {

/// ".txt" for "Text (*.txt)"; empty if a filter accepts all files.
QString endingOf(const QString& filter) {
    static const QRegularExpression pattern(QStringLiteral(R"(\*(\.[\w.]+))"));
    return pattern.match(filter).captured(1);
}

/// Appends the extension of the filter to a name that has no extension of a filter, so that a table named "a.csv" is
/// not replaced by a workbook. Qt asks before it replaces a file with the complete name.
class SaveDialog : public QFileDialog {
public:
    using QFileDialog::QFileDialog;

    void accept() override {
        const QString path = selectedFiles().value(0);
        const QStringList filters = nameFilters();
        const auto names = [&path](const QString& filter) {
            return path.endsWith(endingOf(filter), Qt::CaseInsensitive);
        };
        if (!path.isEmpty() && !QFileInfo(path).isDir() && std::none_of(filters.begin(), filters.end(), names)) {
            selectFile(path + endingOf(selectedNameFilter()));
        }
        QFileDialog::accept();
    }
};

/// Qt takes names of file types from the system's list, which is at best in the system's language.
class TypeNames : public QFileIconProvider {
public:
    [[nodiscard]] QString type(const QFileInfo& file) const override {
        return file.isDir() ? QCoreApplication::translate("FileDialog", "Folder")
               : file.suffix().isEmpty()
                   ? QCoreApplication::translate("FileDialog", "File")
                   : QCoreApplication::translate("FileDialog", "%1 file").arg(file.suffix().toUpper());
    }
};

constexpr int kTime = 3;  // the column

/// Qt writes times in the format of the system, whatever the language of the dialog.
class TimesWithoutWords : public QIdentityProxyModel {
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        return index.column() == kTime && role == Qt::DisplayRole
                   ? momentText(QFileInfo(index.data(QFileSystemModel::FilePathRole).toString()).lastModified())
                   : QIdentityProxyModel::data(index, role);
    }
};

void dress(QFileDialog& dialog, const FileAsked& asked) {
    static TypeNames types;
    dialog.setIconProvider(&types);
    dialog.setProxyModel(new TimesWithoutWords(&dialog));
    if (const auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"))) {  // null in a native dialog
        list->header()->setSectionResizeMode(kTime, QHeaderView::ResizeToContents);
    }
    if (!asked.filters.isEmpty()) {
        dialog.setNameFilters(asked.filters);
    }
}

void makeSaving(QFileDialog& dialog) {
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    const auto follow = [&dialog](const QString& filter) { dialog.setDefaultSuffix(endingOf(filter)); };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, follow);  // for native dialogs
    follow(dialog.selectedNameFilter());
}

void makeOfFolders(QFileDialog& dialog) {
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
}

template <class Dialog = QFileDialog>
QFileDialog* fileDialog(QWidget* parent, const FileAsked& asked, const FileChosen& chosen) {
    auto* dialog = new Dialog(parent, asked.title, asked.start);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dress(*dialog, asked);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, chosen);
    return dialog;
}

/// The selected files of a dialog configured by `make`.
template <class Dialog = QFileDialog, class Make>
QStringList chosen(QWidget* parent, const FileAsked& asked, const Make& make) {
    Dialog dialog(parent, asked.title, asked.start);
    dress(dialog, asked);
    make(dialog);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

}  // namespace

QStringList chosenFiles(QWidget* parent, const FileAsked& asked, bool several) {
    return chosen(parent, asked, [several](QFileDialog& dialog) {
        dialog.setFileMode(several ? QFileDialog::ExistingFiles : QFileDialog::ExistingFile);
    });
}

QString chosenToSave(QWidget* parent, const FileAsked& asked) {
    return chosen<SaveDialog>(parent, asked, makeSaving).value(0);
}

QString chosenFolder(QWidget* parent, const FileAsked& asked) {
    return chosen(parent, asked, makeOfFolders).value(0);
}

void askToOpen(QWidget* parent, const FileAsked& asked, const FileChosen& chosen) {
    QFileDialog* dialog = fileDialog(parent, asked, chosen);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
}

void askToSave(QWidget* parent, const FileAsked& asked, const FileChosen& chosen) {
    QFileDialog* dialog = fileDialog<SaveDialog>(parent, asked, chosen);
    makeSaving(*dialog);
    dialog->open();
}

void askForFolder(QWidget* parent, const FileAsked& asked, const FileChosen& chosen) {
    QFileDialog* dialog = fileDialog(parent, asked, chosen);
    makeOfFolders(*dialog);
    dialog->open();
}

}  // namespace greyscope::widgets
