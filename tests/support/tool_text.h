#pragma once

#include <QTest>

#include <memory>
#include <string>
#include <vector>

#include "core/data/table_layout.h"
#include "core/io/reader.h"

namespace greyscope::test {

/// What the surest reader makes of a text.
inline base::Expected<io::Imported> readTool(const std::string& text, const io::ReadOptions& options = {}) {
    base::NoProgress progress;
    return io::readText(text, "run.txt", options, progress);
}

inline data::TableLayout layoutOf(const io::Imported& imported) {
    base::NoProgress progress;
    return *data::guessLayout(*imported.dataset, progress);
}

/// The cell as it is shown; "?" where there is no such column.
inline std::string cell(const io::Imported& imported, const std::string& column, std::size_t row) {
    const auto place = imported.dataset->find(column);
    return place ? imported.dataset->columns()[*place].writtenAt(row) : "?";
}

inline std::vector<std::string> cells(const io::Imported& imported, const std::string& column) {
    std::vector<std::string> all;
    for (std::size_t row = 0; row < imported.dataset->rowCount(); ++row) {
        all.push_back(cell(imported, column, row));
    }
    return all;
}

/// The cells of a column that count as results; "" where one does not.
inline std::vector<std::string> resultsIn(const io::Imported& imported, const std::string& column) {
    std::vector<std::string> all;
    const data::Column& results = **imported.dataset->column(column);
    for (std::size_t row = 0; row < imported.dataset->rowCount(); ++row) {
        all.push_back(results.textAt(row));
    }
    return all;
}

inline std::string note(const io::Imported& imported, const std::string& name) {
    for (const data::TableFact& each : imported.dataset->notes()) {
        if (each.name == name) {
            return each.value;
        }
    }
    return {};
}

inline std::size_t countOf(const io::Imported& imported, io::ProblemKind kind) {
    const auto found = imported.report.counts.find(kind);
    return found == imported.report.counts.end() ? 0 : found->second;
}

/// Every line is a row's, or is accounted for.
inline bool accountsForAllLines(const io::Imported& imported) {
    std::vector<bool> used(imported.report.linesSeen + 1, false);
    std::size_t rows = 0;
    for (std::size_t row = 0; row < imported.dataset->rowCount(); ++row) {
        const std::size_t line = imported.dataset->lineOf(row);
        rows += used[line] ? 0 : 1;
        used[line] = true;
    }
    return rows + imported.report.rowsSkipped + imported.report.linesJoined == imported.report.linesSeen;
}

}  // namespace greyscope::test
