#include "core/published/published.h"

#include <algorithm>
#include <charconv>

#include "core/base/try.h"
#include "core/io/csv/csv_scanner.h"

namespace greyscope::published {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kLongestLine = 4096;

/// Reads one record into `cells`; returns false at the end of the file.
Expected<bool> readRecord(io::CsvScanner& scanner, std::vector<std::string>& cells) {
    cells.clear();
    if (scanner.atEnd()) {
        return false;
    }
    scanner.beginRecord();
    for (io::Field field;;) {
        const io::Stop stop = scanner.next(field);
        if (stop == io::Stop::failed) {
            return tl::unexpected(scanner.error());
        }
        cells.emplace_back(field.text);
        if (stop == io::Stop::recordEnd) {
            return true;
        }
    }
}

}  // namespace

const std::vector<std::string>& sourceNames() {
    static const std::vector<std::string> names{"lustre_throughput.csv",
                                                "lustre_read_1_1.csv",
                                                "published/grey_theory.csv",
                                                "published/grey_theory_worked_example.csv",
                                                "published/relative_model.csv",
                                                "published/relative_model_cases.csv",
                                                "published/relative_model_table_8.csv",
                                                "published/file_joining.csv",
                                                "published/access_patterns.csv",
                                                "published/access_tests.csv",
                                                "published/simulated_shares.csv",
                                                "published/statements.csv"};
    return names;
}

Expected<TextTable> TextTable::read(const Sources& sources, const std::string& name) {
    const auto found = sources.find(name);
    if (found == sources.end()) {
        return fail(ErrorCode::fileNotFound, {name}, {name, 0, 0});
    }
    io::TextSource source(found->second);
    io::CsvScanner scanner(source, 0, {}, kLongestLine);
    TextTable table;
    std::vector<std::string> cells;
    for (;;) {
        const auto more = GREYSCOPE_TRY(readRecord(scanner, cells));
        if (!more) {
            break;
        }
        if (table.m_columns.empty()) {
            table.m_columns = cells;
        } else if (cells.size() != table.m_columns.size()) {
            return fail(ErrorCode::raggedRow, {std::to_string(cells.size()), std::to_string(table.m_columns.size())},
                        {name, scanner.line(), 0});
        } else {
            table.m_rows.push_back(cells);
        }
    }
    if (table.m_rows.empty()) {
        return fail(ErrorCode::noRows, {}, {name, 0, 0});
    }
    return table;
}

const std::string& TextTable::cell(std::size_t row, std::string_view column) const {
    static const std::string none;
    const auto found = std::find(m_columns.begin(), m_columns.end(), column);
    return found == m_columns.end() ? none : m_rows[row][static_cast<std::size_t>(found - m_columns.begin())];
}

Expected<Published> readPublished(const Sources& sources) {
    Published result;
    const std::pair<TextTable*, const char*> files[] = {{&result.throughput, "lustre_throughput.csv"},
                                                        {&result.example, "published/grey_theory_worked_example.csv"},
                                                        {&result.degrees, "published/grey_theory.csv"},
                                                        {&result.relative, "published/relative_model.csv"},
                                                        {&result.cases, "published/relative_model_cases.csv"},
                                                        {&result.ratios, "published/relative_model_table_8.csv"},
                                                        {&result.joining, "published/file_joining.csv"},
                                                        {&result.access, "published/access_patterns.csv"},
                                                        {&result.tests, "published/access_tests.csv"},
                                                        {&result.shares, "published/simulated_shares.csv"},
                                                        {&result.statements, "published/statements.csv"}};
    for (const auto& [table, name] : files) {
        *table = GREYSCOPE_TRY(TextTable::read(sources, name));
    }
    return result;
}

Printed printedNumber(std::string id, Paper paper, std::string place, std::string quantity, std::string text,
                      std::string unit) {
    Printed printed;
    printed.id = std::move(id);
    printed.paper = paper;
    printed.place = std::move(place);
    printed.quantity = std::move(quantity);
    printed.unit = std::move(unit);
    std::from_chars(text.data(), text.data() + text.size(), printed.value);
    const std::size_t point = text.find('.');
    printed.decimals = point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1);
    printed.text = std::move(text);
    return printed;
}

const base::Names<Paper>& paperNames() {
    static const base::Names<Paper> names{
        {Paper::p0, "P0"}, {Paper::p1, "P1"}, {Paper::p2, "P2"}, {Paper::p3, "P3"}, {Paper::p4, "P4"}};
    return names;
}

}  // namespace greyscope::published
