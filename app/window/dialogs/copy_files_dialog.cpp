#include "app/window/dialogs/copy_files_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

constexpr int kFilesHeight = 180;

}  // namespace

CopyFilesDialog::CopyFilesDialog(const std::vector<DataFile>& files, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget), m_files(files) {
    setWindowTitle(tr("Save a copy with data"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    auto* note = new widgets::PlainLabel(
        tr("The copy contains the study and the selected files. Anyone who receives it can read them."));
    note->setWordWrap(true);
    column->addWidget(note);
    m_list->setAccessibleName(tr("Files of the study"));
    m_list->setHeaderLabels({tr("File"), tr("Folder"), tr("Remark")});
    m_list->setRootIsDecorated(false);
    m_list->setMinimumHeight(kFilesHeight);
    for (const DataFile& file : m_files) {
        const QFileInfo info(QString::fromStdString(file.path));
        const QString remark = file.why       ? errorText(*file.why)
                               : file.outside ? tr("Outside the study's folder")
                                              : QString();
        auto* item = new QTreeWidgetItem(
            m_list, {widgets::visibleText(info.fileName()), widgets::visibleText(info.absolutePath()), remark});
        item->setCheckState(0, file.outside || file.why ? Qt::Unchecked : Qt::Checked);
        item->setDisabled(file.why.has_value());
    }
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    column->addWidget(m_list);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Save)->setText(tr("Save…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

std::set<std::string> CopyFilesDialog::chosen() const {
    std::set<std::string> paths;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        if (m_list->topLevelItem(i)->checkState(0) == Qt::Checked) {
            paths.insert(m_files[static_cast<std::size_t>(i)].path);
        }
    }
    return paths;
}

}  // namespace greyscope::app
