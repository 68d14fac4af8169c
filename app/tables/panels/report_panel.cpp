#include "app/tables/panels/report_panel.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

#include "app/tables/line_report.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/panels/view_frame.h"
#include "widgets/table/row_table.h"

namespace greyscope::app {

using widgets::RowTable;
using widgets::ViewFrame;

namespace {

enum Column { whatColumn, linesColumn, cellsColumn, whyColumn };
constexpr int kLineRole = Qt::UserRole + 1;

QIcon iconOf(Finding::Kind kind) {
    switch (kind) {
        case Finding::Kind::good:
            return widgets::icon(QStringLiteral("good"), widgets::IconInk::good);
        case Finding::Kind::look:
            return widgets::icon(QStringLiteral("warning"), widgets::IconInk::look);
        case Finding::Kind::bad:
            return widgets::icon(QStringLiteral("warning"), widgets::IconInk::bad);
        case Finding::Kind::info:
            break;
    }
    return widgets::icon(QStringLiteral("info"), widgets::IconInk::accent);
}

QStandardItem* countItem(const std::optional<std::size_t>& count) {
    auto* item = new QStandardItem(count ? QString::number(*count) : QString());
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QList<QStandardItem*> itemsOf(const ReportRow& row) {
    auto* what = new QStandardItem(row.what);
    widgets::setTip(what, row.what);
    what->setData(QVariant::fromValue<qulonglong>(row.line), kLineRole);
    auto* why = new QStandardItem(row.why);
    widgets::setTip(why, row.why);
    const QList<QStandardItem*> items{what, countItem(row.lines), countItem(row.cells), why};
    if (row.total) {
        QFont bold;
        bold.setBold(true);
        for (QStandardItem* item : items) {
            item->setFont(bold);
        }
    } else {
        what->setIcon(iconOf(row.kind));
    }
    return items;
}

}  // namespace

ReportPanel::ReportPanel(QWidget* parent) : QWidget(parent), m_table(new RowTable), m_frame(new ViewFrame(m_table)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    m_frame->setTitle(tr("What happened to the lines"));
    m_frame->setExplanation({tr("Lists every line of the file: used, skipped or repaired, with the reason."),
                             {},
                             {},
                             tr("Choose a row to go to its first line.")});
    m_frame->setTools(false, false, false);
    m_table->setModel(&m_model);
    m_table->setObjectName(QStringLiteral("reportTable"));
    m_table->verticalHeader()->hide();
    connect(m_table, &RowTable::rowChosen, this, [this](int row) {
        const qulonglong line = row < 0 ? 0 : m_model.item(row, whatColumn)->data(kLineRole).toULongLong();
        if (line > 0) {
            emit lineChosen(static_cast<std::size_t>(line));
        }
    });
}

void ReportPanel::setReport(const io::ReadReport* report, std::size_t columns) {
    m_model.clear();
    if (!report) {
        m_frame->showEmpty({tr("This table was not read from a file."), {}});
        return;
    }
    m_model.setHorizontalHeaderLabels({tr("Item"), tr("Lines"), tr("Cells"), tr("Location and reason")});
    for (const ReportRow& row : reportRows(*report, columns)) {
        m_model.appendRow(itemsOf(row));
    }
    for (const Column c : {linesColumn, cellsColumn}) {
        m_model.horizontalHeaderItem(c)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    for (const Column c : {whatColumn, whyColumn}) {
        m_model.horizontalHeaderItem(c)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
    m_table->horizontalHeader()->setStretchLastSection(true);
    for (const Column c : {whatColumn, linesColumn, cellsColumn}) {
        m_table->resizeColumnToContents(c);
    }
    m_table->setColumnWidth(whatColumn, std::min(m_table->columnWidth(whatColumn), m_table->width() / 2));
    m_frame->showView();
}

}  // namespace greyscope::app
