#include "app/tables/table_links.h"

#include "app/tables/panels/report_panel.h"
#include "app/tables/panels/source_panel.h"
#include "app/tables/panels/values_panel.h"
#include "app/tables/row_of_line.h"
#include "widgets/table/row_table.h"

namespace greyscope::app {

namespace {

/// Returns the line in the file of the row.
std::size_t lineOf(const ValuesPanel& values, int row) {
    const auto& dataset = values.dataset();
    return row < 0 || !dataset ? std::size_t{0} : dataset->lineInPart(static_cast<std::size_t>(row));
}

std::string partOf(const ValuesPanel& values, int row) {
    const auto& dataset = values.dataset();
    return row < 0 || !dataset ? std::string() : dataset->tableOf(static_cast<std::size_t>(row));
}

/// Returns the row of a line of the file that is shown.
int rowOf(const SourcePanel& source, const ValuesPanel& values, std::size_t line) {
    const auto& dataset = values.dataset();
    const auto row = dataset ? rowOfLine(*dataset, line, source.shownPart()) : std::nullopt;
    return row ? static_cast<int>(*row) : -1;
}

}  // namespace

void linkLines(SourcePanel& source, ValuesPanel& values, const ReportPanel& report) {
    const auto light = [&source, &values](std::size_t line, int row) {
        source.setLit(line);
        values.setLit(row);
    };
    QObject::connect(&values.table(), &widgets::RowTable::rowHovered, &source, [&source, &values, light](int row) {
        const bool shown = partOf(values, row) == source.shownPart();
        light(shown ? lineOf(values, row) : 0, row);
    });
    QObject::connect(&source, &SourcePanel::lineHovered, &values,
                     [&source, &values, light](std::size_t line) { light(line, rowOf(source, values, line)); });
    QObject::connect(&values.table(), &widgets::RowTable::rowChosen, &source,
                     [&source, &values](int row) { source.showLine(lineOf(values, row), partOf(values, row)); });
    QObject::connect(&source, &SourcePanel::lineChosen, &values,
                     [&source, &values](std::size_t line) { values.showRow(rowOf(source, values, line)); });
    QObject::connect(&report, &ReportPanel::lineChosen, &source, [&source, &values](std::size_t line) {
        source.showLine(line, source.shownPart());
        values.showRow(rowOf(source, values, line));
    });
}

}  // namespace greyscope::app
