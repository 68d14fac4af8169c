#include "core/published/degrees.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "core/base/try.h"
#include "core/data/series/pivot.h"
#include "core/grey/degrees/relation_kernel.h"

namespace greyscope::published {

using base::Expected;

namespace {

const std::vector<std::string> kOperations{"W", "ReW", "R"};

struct DegreeTable {
    const char* name;      ///< name in P0
    const char* repeated;  ///< name in P1
    const char* first;     ///< the two cases
    const char* second;
};
constexpr DegreeTable kTables[] = {{"I", "3a", "1.1", "1.2"},  {"II", "3b", "2.1", "2.2"}, {"III", "3c", "3.1", "3.2"},
                                   {"IV", "3d", "4.1", "4.2"}, {"V", "4a", "1.2", "2.1"},  {"VI", "4b", "2.2", "3.2"},
                                   {"VII", "4c", "3.2", "4.2"}};

const DegreeTable* tableOf(const std::string& name) {
    const auto found = std::find_if(std::begin(kTables), std::end(kTables), [&](const DegreeTable& table) {
        return name == table.name || name == table.repeated;
    });
    return found == std::end(kTables) ? nullptr : found;
}

std::vector<std::string> seriesOf(const DegreeTable& table) {
    std::vector<std::string> names;
    for (const char* name : {table.first, table.second}) {
        for (const std::string& operation : kOperations) {
            names.push_back(std::string(name) + "-" + operation);
        }
    }
    return names;
}

/// Returns the degrees of six series as the program calculates them.
Expected<grey::RelationMatrix> matrixOf(const Material& material, const DegreeTable& table, bool allCells,
                                        const grey::RelationOptions& options, base::Progress& progress) {
    data::SeriesQuery query;
    query.axis = allCells ? std::vector<std::string>{"threads_per_ost", "objects_per_ost"}
                          : std::vector<std::string>{"threads_per_ost"};
    query.value = "throughput_mb_s";
    query.keys = {"case", "operation"};
    query.where = {{"case", {table.first, table.second}}};
    if (!allCells) {
        query.where.push_back({"objects_per_ost", {"1"}});
    }
    const auto series = GREYSCOPE_TRY(data::pivot(material.throughput, query));
    std::vector<std::size_t> which;
    for (const std::string& name : seriesOf(table)) {
        const std::size_t index = GREYSCOPE_TRY(series.indexOf(name));
        which.push_back(index);
    }
    return grey::relateAll(series, which, options, progress);
}

/// Our own degrees for every table: of all 20 cells with the conventions of the options, and of the five thread counts
/// by the rule that comes closest to the printed order.
class OwnDegrees {
public:
    Expected<void> calculate(const Material& material, base::Progress& progress) {
        grey::RelationOptions plain = material.options.relation;
        plain.image = {data::Image::none};
        for (const DegreeTable& table : kTables) {
            auto cells = GREYSCOPE_TRY(matrixOf(material, table, true, material.options.relation, progress));
            auto threads = GREYSCOPE_TRY(matrixOf(material, table, false, plain, progress));
            m_matrices.emplace(table.name, std::pair(std::move(cells), std::move(threads)));
        }
        return {};
    }
    [[nodiscard]] std::vector<ItemReading> of(const DegreeTable& table, const std::string& row,
                                              const std::string& column) const {
        const auto& [cells, threads] = m_matrices.at(table.name);
        const auto degree = [&](const grey::RelationMatrix& matrix) {
            const auto place = [&](const std::string& name) {
                return std::find(matrix.names.begin(), matrix.names.end(), name) - matrix.names.begin();
            };
            return matrix.degrees(place(row), place(column));
        };
        return {{ReadingRule::degreesOverCells, degree(cells)}, {ReadingRule::degreesOverThreads, degree(threads)}};
    }

private:
    std::map<std::string, std::pair<grey::RelationMatrix, grey::RelationMatrix>> m_matrices;
};

/// Returns a pair regardless of its order, with the first names of the cases.
std::pair<std::string, std::string> pairOf(std::string row, std::string column) {
    for (std::string* name : {&row, &column}) {
        if (name->starts_with("2.2")) {
            name->replace(0, 3, "1.1");
        } else if (name->starts_with("3.1")) {
            name->replace(0, 3, "1.2");
        }
    }
    return std::minmax(row, column);
}

Printed degreeIn(const TextTable& rows, std::size_t r, Paper paper, const std::string& quantity) {
    const std::string& table = rows.cell(r, "table");
    const std::string& row = rows.cell(r, "row");
    const std::string& column = rows.cell(r, "column");
    Printed printed = printedNumber((paper == Paper::p0 ? "P0/" : "P1/") + table + "/" + row + "/" + column, paper,
                                    "table " + table, quantity, rows.cell(r, "value"), "1");
    printed.row = row;
    printed.column = column;
    return printed;
}

Setting relationsOf(const DegreeTable& table, const std::string& row) {
    Setting setting{.view = Setting::View::relations, .reference = row};
    for (const std::string& name : seriesOf(table)) {
        if (name != row) {
            setting.others.push_back(name);
        }
    }
    return setting;
}

/// For W of one case and ReW of the other: returns ReW of the first with W of the second.
std::optional<std::pair<std::string, std::string>> crossedPair(const DegreeTable& table, const std::string& row,
                                                               const std::string& column) {
    const std::string first = table.first;
    const std::string second = table.second;
    if (row == second + "-W" && column == first + "-ReW") {
        return std::pair(second + "-ReW", first + "-W");
    }
    if (row == second + "-ReW" && column == first + "-W") {
        return std::pair(second + "-W", first + "-ReW");
    }
    return std::nullopt;
}

/// Returns whether a cell is above the diagonal of a square table.
bool standsAbove(const DegreeTable& table, const std::string& row, const std::string& column) {
    const std::vector<std::string> names = seriesOf(table);
    return std::find(names.begin(), names.end(), row) < std::find(names.begin(), names.end(), column);
}

void addDegree(const TextTable& rows, std::size_t r, const OwnDegrees& own,
               std::map<std::pair<std::string, std::string>, std::string>& seen, Collector& items) {
    const DegreeTable& table = *tableOf(rows.cell(r, "table"));
    const std::string& row = rows.cell(r, "row");
    const std::string& column = rows.cell(r, "column");
    if (row == column) {
        items.add({.printed = degreeIn(rows, r, Paper::p0, "degree with itself"),
                   .kind = ItemKind::identity,
                   .readings = {{ReadingRule::sameSeries, own.of(table, row, column).front().value}},
                   .setting = relationsOf(table, row)});
        return;
    }
    const auto pair = pairOf(row, column);
    if (const auto first = seen.find(pair); first != seen.end()) {
        const bool mirrored = first->second == "P0/" + rows.cell(r, "table") + "/" + column + "/" + row;
        items.addRepeat(degreeIn(rows, r, Paper::p0, mirrored ? "mirrored degree" : "degree of equal cases"),
                        first->second);
        if (const auto other = mirrored ? crossedPair(table, row, column) : std::nullopt) {
            const std::string id = "P0/" + rows.cell(r, "table") + "/" + other->second + "/" + other->first;
            items.last().cause = Cause::twoPairs;
            items.last().arguments = {other->first, other->second, items.digits(id)};
        }
        if (!mirrored) {
            items.last().setting = relationsOf(table, row);  // not for cases that are equal in print only
        }
        if (!mirrored && standsAbove(table, row, column)) {
            items.last().beside = own.of(table, row, column);
        }
        return;
    }
    Item item{.printed = degreeIn(rows, r, Paper::p0, "relational degree"),
              .beside = own.of(table, row, column),
              .cause = Cause::seriesNotPrinted,
              .setting = relationsOf(table, row)};
    seen.emplace(pair, item.printed.id);
    items.add(std::move(item));
}

}  // namespace

Expected<void> addDegrees(const Material& material, Collector& items, base::Progress& progress) {
    OwnDegrees own;
    GREYSCOPE_TRY(own.calculate(material, progress));
    std::map<std::pair<std::string, std::string>, std::string> seen;
    const TextTable& degrees = material.published.degrees;
    for (std::size_t r = 0; r < degrees.rowCount(); ++r) {
        if (tableOf(degrees.cell(r, "table")) != nullptr) {
            addDegree(degrees, r, own, seen, items);
        }
    }
    const TextTable& relative = material.published.relative;
    for (std::size_t r = 0; r < relative.rowCount(); ++r) {
        if (const DegreeTable* table = tableOf(relative.cell(r, "table"))) {
            Printed printed = degreeIn(relative, r, Paper::p1, "relational degree");
            const std::string first = "P0/" + std::string(table->name) + "/" + printed.row + "/" + printed.column;
            items.addRepeat(std::move(printed), first);
        }
    }
    return {};
}

}  // namespace greyscope::published
