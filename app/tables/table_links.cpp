#include "app/tables/table_links.h"

#include "app/tables/report_panel.h"
#include "app/tables/row_of_line.h"
#include "app/tables/source_panel.h"
#include "app/tables/values_panel.h"

namespace greyscope::app {

namespace {

std::size_t lineOf(const ValuesPanel& values, int row) {
    const auto& dataset = values.dataset();
    return row < 0 || !dataset ? std::size_t{0} : dataset->lineOf(static_cast<std::size_t>(row));
}

int rowOf(const ValuesPanel& values, std::size_t line) {
    const auto& dataset = values.dataset();
    const auto row = dataset ? rowOfLine(*dataset, line) : std::nullopt;
    return row ? static_cast<int>(*row) : -1;
}

}  // namespace

void linkLines(SourcePanel& source, ValuesPanel& values, const ReportPanel& report) {
    const auto light = [&source, &values](std::size_t line, int row) {
        source.setLit(line);
        values.setLit(row);
    };
    QObject::connect(&values, &ValuesPanel::rowHovered, &source,
                     [&values, light](int row) { light(lineOf(values, row), row); });
    QObject::connect(&source, &SourcePanel::lineHovered, &values,
                     [&values, light](std::size_t line) { light(line, rowOf(values, line)); });
    QObject::connect(&values, &ValuesPanel::rowChosen, &source,
                     [&source, &values](int row) { source.showLine(lineOf(values, row)); });
    QObject::connect(&source, &SourcePanel::lineChosen, &values,
                     [&values](std::size_t line) { values.showRow(rowOf(values, line)); });
    QObject::connect(&report, &ReportPanel::lineChosen, &source, [&source, &values](std::size_t line) {
        source.showLine(line);
        values.showRow(rowOf(values, line));
    });
}

}  // namespace greyscope::app
