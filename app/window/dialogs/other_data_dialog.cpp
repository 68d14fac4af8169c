#include "app/window/dialogs/other_data_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/sources/file_name.h"
#include "app/study/tables/stacked_table.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/file_dialog.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

OtherDataDialog::OtherDataDialog(const Study& study, const QString& folder, QWidget* parent)
    : QDialog(parent), m_folder(folder) {
    setWindowTitle(tr("Apply the study to other data"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    const auto files = stampsOf(study);
    auto* note = new widgets::PlainLabel(
        files.empty() ? tr("No table of this study was read from a file.")
                      : tr("All choices are kept; series are matched by name. Leave a field empty to keep its file."));
    note->setWordWrap(true);
    column->addWidget(note);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    for (const auto& [path, stamp] : files) {
        const int row = grid->rowCount();
        const QString file = widgets::visibleText(fileName(path).toStdString());
        auto* name = new widgets::PlainLabel(file);
        widgets::setTip(name, QString::fromStdString(path));
        auto* instead = new QLineEdit;
        instead->setMinimumWidth(320);
        instead->setAccessibleName(tr("Replacement for %1").arg(file));
        auto* browse = new QPushButton(tr("Choose…"));
        browse->setAccessibleName(tr("Choose a file to replace %1").arg(file));
        connect(browse, &QPushButton::clicked, this, [this, instead, file] { choose(*instead, file); });
        grid->addWidget(name, row, 0);
        grid->addWidget(instead, row, 1);
        grid->addWidget(browse, row, 2);
        m_rows.push_back({path, instead});
    }
    column->addLayout(grid);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Read"));
    buttons->button(QDialogButtonBox::Ok)->setEnabled(!files.empty());
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addStretch(1);
    column->addWidget(buttons);
}

void OtherDataDialog::choose(QLineEdit& edit, const QString& file) {
    widgets::askToOpen(this, {tr("The file that replaces %1").arg(file), m_folder, {}},
                       [&edit](const QString& path) { edit.setText(path); });
}

OtherFiles OtherDataDialog::files() const {
    OtherFiles files;
    for (const Row& row : m_rows) {
        if (const QString instead = row.instead->text().trimmed(); !instead.isEmpty()) {
            files.emplace_back(row.path, instead.toStdString());
        }
    }
    return files;
}

}  // namespace greyscope::app
