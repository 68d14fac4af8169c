#include "core/published/references.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

namespace greyscope::published {

namespace {

constexpr double kGiga = 1024.0 * 1024.0 * 1024.0;

// P2: file joining

void addJoining(const TextTable& rows, Collector& items) {
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::string& operation = rows.cell(r, "operation");
        const std::string& processes = rows.cell(r, "processes");
        const std::string& which = rows.cell(r, "implementation");
        Item item{.printed = printedNumber("P2/2/" + operation + "/" + processes + "/" + which, Paper::p2, "table 2",
                                           operation + " time", rows.cell(r, "time_ms"), "ms"),
                  .kind = ItemKind::input};
        item.printed.row = processes;
        item.printed.column = which;
        items.add(std::move(item));
    }
}

/// The text claims without a number that files are created faster. Our criterion: in no row of table 2 is the new
/// method slower.
void addCreation(const TextTable& rows, Collector& items) {
    Item item{.printed = printedNumber("P2/4.1/create", Paper::p2, "section 4.1",
                                       "original create time divided by new, smallest", {}, "1"),
              .kind = ItemKind::check,
              .bound = Bound::lower,
              .criterion = 1.0,
              .cause = Cause::slower};
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        if (rows.cell(r, "operation") != "create" || rows.cell(r, "implementation") != "original") {
            continue;
        }
        const std::string cell = "P2/2/create/" + rows.cell(r, "processes") + "/";
        const std::string original = items.digits(cell + "original");
        const std::string joined = items.digits(cell + "new");
        const double ratio = items.printed(cell + "original") / items.printed(cell + "new");
        if (item.readings.empty() || ratio < item.readings.front().value) {
            item.readings = {{ReadingRule::timeRatio, ratio, original, joined}};
            item.arguments = {rows.cell(r, "processes"), joined, original};
        }
    }
    items.add(std::move(item));
}

void fillJoining(Item& item) {
    const std::string& id = item.printed.id;
    if (id == "P2/4.3/subfiles") {
        item.kind = ItemKind::identity;
        item.exact = true;
        item.readings = {{ReadingRule::division, 46.0 / 2.0, "46", "2"}};
    } else if (id == "P2/4.4/tile") {
        item.kind = ItemKind::identity;
        item.readings = {{ReadingRule::binaryBytes, 2048.0 * 1536.0 * 64.0 / 1048576.0, "2048 × 1536 × 64", "2²⁰"}};
    } else {
        item.cause = Cause::figureOnly;
    }
}

// P3: simulated shares

void addShares(const TextTable& rows, Collector& items) {
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::string& weights = rows.cell(r, "weights");
        const std::string& source = rows.cell(r, "source");
        Item item{.printed = printedNumber("P3/4/" + weights + "/" + source, Paper::p3, "figure 4",
                                           "throughput share of group 2", rows.cell(r, "value"), rows.cell(r, "unit")),
                  .kind = ItemKind::input};
        item.printed.row = weights;
        item.printed.column = source;
        items.add(std::move(item));
    }
}

void fillShares(Item& item, const TextTable& rows, const Collector& items) {
    std::set<std::string> shown;
    ItemReading largest{ReadingRule::largestShareError};
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        if (shown.insert(rows.cell(r, "weights")).second) {
            const std::string set = "P3/4/" + rows.cell(r, "weights") + "/";
            const double real = items.printed(set + "real");
            const ItemReading error =
                relativeError(ReadingRule::largestShareError, real, items.printed(set + "simulated"), real);
            largest = error.value > largest.value ? error : largest;
        }
    }
    if (item.bound == Bound::below) {
        item.readings = {largest};
        return;
    }
    item.exact = true;
    item.readings = {{ReadingRule::countOfPanels, static_cast<double>(shown.size())}};
    item.cause = Cause::panels;
    item.arguments = {std::to_string(shown.size())};
}

// P4: access patterns

struct Difference {
    std::string table;
    double clients = 0.0;
    double printed = 0.0;
    ItemReading computed;
    bool sharedIsFaster = false;
};
using Differences = std::vector<Difference>;

Printed accessIn(const TextTable& rows, std::size_t r) {
    const std::string& table = rows.cell(r, "table");
    const std::string& clients = rows.cell(r, "clients");
    const std::string& quantity = rows.cell(r, "quantity");
    Printed printed =
        printedNumber("P4/" + table + "/" + clients + "/" + quantity, Paper::p4, "table " + table,
                      quantity == "difference" ? quantity : "bandwidth", rows.cell(r, "value"), rows.cell(r, "unit"));
    printed.row = clients;
    printed.column = quantity;
    return printed;
}

Differences addAccess(const TextTable& rows, Collector& items) {
    Differences differences;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        Item item{.printed = accessIn(rows, r)};
        if (item.printed.quantity == "bandwidth") {
            item.kind = ItemKind::input;
            items.add(std::move(item));
            continue;
        }
        const std::string cell = "P4/" + rows.cell(r, "table") + "/" + item.printed.row + "/";
        const double shared = items.printed(cell + "SFSA non-strided");
        const double own = items.printed(cell + "MFWA");
        const ItemReading computed = relativeError(ReadingRule::differenceToShared, shared, own, shared);
        differences.push_back({rows.cell(r, "table"), static_cast<double>(indexIn(item.printed.row)),
                               item.printed.value, computed, shared > own});
        item.readings = {computed};
        items.add(std::move(item));
    }
    return differences;
}

/// Returns the size of a segment, in `unit`, if 2 GB are divided into `segments` ("128 M" means 128 x 2^20).
double segmentSize(const std::string& segments, const std::string& unit) {
    static const std::map<char, double> prefixes{{'K', 1024.0}, {'M', 1048576.0}};
    static const std::map<std::string, double> units{{"bytes", 1.0}, {"KB", 1024.0}, {"MB", 1048576.0}, {"GB", kGiga}};
    const auto prefix = prefixes.find(segments.back());
    const double count = static_cast<double>(indexIn(segments)) * (prefix == prefixes.end() ? 1.0 : prefix->second);
    const auto size = units.find(unit);
    return 2.0 * kGiga / count / (size == units.end() ? 1.0 : size->second);
}

void addTests(const TextTable& rows, Collector& items) {
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::string& segments = rows.cell(r, "segments");
        const std::string& unit = rows.cell(r, "unit");
        Item item{.printed = printedNumber("P4/1/" + rows.cell(r, "row") + "/" + segments, Paper::p4, "table 1",
                                           "size of a segment", rows.cell(r, "value"), unit),
                  .kind = ItemKind::identity,
                  .readings = {{ReadingRule::segmentSize, segmentSize(segments, unit), "2 GB", segments}}};
        item.printed.row = rows.cell(r, "test");
        item.printed.column = segments;
        items.add(std::move(item));
    }
}

ItemReading meanOf(ReadingRule rule, const std::vector<double>& values) {
    double sum = 0.0;
    for (const double value : values) {
        sum += value;
    }
    return {rule, sum / static_cast<double>(values.size()), digitsOf(sum), std::to_string(values.size())};
}

/// Adds means and extremes of tables 2-4 as readings: with few clients a shared file is faster, with many clients a
/// file per process.
void fillDifferences(Item& item, const Differences& differences) {
    std::vector<double> computed;
    std::vector<double> printed;
    for (const Difference& difference : differences) {
        if (item.printed.row.empty() || difference.sharedIsFaster == (item.printed.row == "few clients")) {
            computed.push_back(difference.computed.value);
            printed.push_back(difference.printed);
        }
    }
    if (item.bound == Bound::above) {
        item.readings = {{ReadingRule::extremeOfDifferences, *std::min_element(computed.begin(), computed.end())}};
    } else if (item.printed.quantity == "largest difference") {
        item.readings = {{ReadingRule::extremeOfDifferences, *std::max_element(computed.begin(), computed.end())}};
    } else {
        item.readings = {meanOf(ReadingRule::meanOfPrintedDifferences, printed),
                         meanOf(ReadingRule::meanOfDifferences, computed)};
    }
}

/// Table 1 names its tests; our criterion is that every row has a different name.
void addNames(const TextTable& rows, Collector& items) {
    std::map<std::string, std::set<std::string>> rowsOf;
    std::set<std::string> listed;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        rowsOf[rows.cell(r, "test")].insert(rows.cell(r, "row"));
        listed.insert(rows.cell(r, "row"));
    }
    Item item{.printed = printedNumber("P4/1/names", Paper::p4, "table 1", "names of the tests listed", {}, "1"),
              .kind = ItemKind::check,
              .criterion = static_cast<double>(listed.size()),
              .exact = true,
              .readings = {{ReadingRule::distinctNames, static_cast<double>(rowsOf.size())}},
              .cause = Cause::nameTwice};
    for (const auto& [name, where] : rowsOf) {
        if (where.size() > 1) {
            item.arguments = {name};
        }
    }
    items.add(std::move(item));
}

}  // namespace

void addReferences(const Material& material, Collector& items) {
    const Published& published = material.published;
    addJoining(published.joining, items);
    addCreation(published.joining, items);
    addStatements(published, Paper::p2, items, fillJoining);
    addShares(published.shares, items);
    addStatements(published, Paper::p3, items, [&](Item& item) { fillShares(item, published.shares, items); });
    addTests(published.tests, items);
    addNames(published.tests, items);
    const Differences differences = addAccess(published.access, items);
    addStatements(published, Paper::p4, items, [&](Item& item) { fillDifferences(item, differences); });
}

}  // namespace greyscope::published
