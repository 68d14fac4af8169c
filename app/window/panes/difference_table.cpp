#include "app/window/panes/difference_table.h"

#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "widgets/common/plain_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

constexpr int kRowsSeen = 4;

}  // namespace

QString differenceText(const TableDifference& difference) {
    QStringList sentences{
        Words::tr("%1 of %n values differ.", nullptr, widgets::counted(difference.values)).arg(difference.differing)};
    if (difference.rowsAdded + difference.rowsGone == 0) {
        sentences << Words::tr("No row was added or removed.");
    } else {
        sentences << Words::tr("%n rows were added.", nullptr, widgets::counted(difference.rowsAdded))
                  << Words::tr("%n rows were removed.", nullptr, widgets::counted(difference.rowsGone));
    }
    const auto named = [](const std::vector<std::string>& columns) {
        QStringList names;
        for (const std::string& column : columns) {
            names << widgets::visibleText(column);
        }
        return widgets::listed(names);
    };
    if (!difference.columnsAdded.empty()) {
        sentences << Words::tr("New columns: %1.").arg(named(difference.columnsAdded));
    }
    if (!difference.columnsGone.empty()) {
        sentences << Words::tr("Removed columns: %1.").arg(named(difference.columnsGone));
    }
    return widgets::paragraph(sentences);
}

QWidget* differenceTable(const TableDifference& difference) {
    auto* content = new QWidget;
    auto* table = new QTableWidget(static_cast<int>(difference.first.size()), 5);
    table->setHorizontalHeaderLabels(
        {Words::tr("Line"), Words::tr("Location"), Words::tr("Column"), Words::tr("This study"), Words::tr("On disk")});
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setAccessibleName(Words::tr("Different values"));
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    for (int row = 0; row < table->rowCount(); ++row) {
        const CellDifference& cell = difference.first[static_cast<std::size_t>(row)];
        const std::array<QString, 5> texts{cell.line > 0 ? QString::number(cell.line) : QString(),
                                           widgets::visibleText(cell.where), widgets::visibleText(cell.column),
                                           widgets::visibleText(cell.before), widgets::visibleText(cell.now)};
        for (int column = 0; column < table->columnCount(); ++column) {
            table->setItem(row, column, new QTableWidgetItem(texts[static_cast<std::size_t>(column)]));
        }
    }
    const int rows = std::min(kRowsSeen, table->rowCount());
    table->setFixedHeight(table->horizontalHeader()->sizeHint().height() +
                          rows * table->verticalHeader()->defaultSectionSize() + 2 * table->frameWidth());
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 4);
    column->addWidget(table);
    if (difference.differing > difference.first.size()) {
        column->addWidget(new widgets::PlainLabel(
            Words::tr("The first %1 of %n different values.", nullptr, widgets::counted(difference.differing))
                .arg(difference.first.size())));
    }
    return content;
}

}  // namespace greyscope::app
