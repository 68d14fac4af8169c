#include "core/published/ratios.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "core/base/try.h"
#include "core/cart/grow.h"
#include "core/data/series/series_table.h"
#include "core/relative/breakdown.h"

namespace greyscope::published {

using base::Expected;

namespace {

const Setting kExampleRatios{.view = Setting::View::relative, .reference = "1.1-W", .others = {"1.2-W"}};

double throughputOf(const Collector& items, const std::string& table, const std::string& series,
                    const std::string& threads, const std::string& objects) {
    return items.printed("P1/" + table + "/" + series + "/" + threads + "/" + objects);
}

void addTable8(const Material& material, Collector& items) {
    const TextTable& rows = material.published.ratios;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::string& threads = rows.cell(r, "threads_per_ost");
        const std::string& objects = rows.cell(r, "objects_per_ost");
        const double from = throughputOf(items, "5", "1.1-W", threads, objects);
        const double to = throughputOf(items, "5", "1.2-W", threads, objects);
        Item item{.printed = printedNumber("P1/8/" + threads + "/" + objects, Paper::p1, "table 8", "performance ratio",
                                           rows.cell(r, "ratio"), "1"),
                  .readings = {{ReadingRule::ratioOfMeasurements, to / from, digitsOf(to), digitsOf(from)}},
                  .setting = kExampleRatios};
        item.printed.row = threads;
        item.printed.column = objects;
        items.add(std::move(item));
    }
}

/// The trees of figure 11, on the four printed samples.
struct ExampleTrees {
    cart::Tree full;       ///< figure 11 (c)
    cart::Tree byThreads;  ///< figure 11 (a): one cut, by threads
};

Expected<ExampleTrees> exampleTrees(const TextTable& rows) {
    cart::Sample sample;
    sample.features.resize(2);
    sample.features[0].name = "objects_per_ost";
    sample.features[1].name = "threads_per_ost";
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const auto number = [&](const char* column) {
            return printedNumber({}, {}, {}, {}, rows.cell(r, column), {}).value;
        };
        sample.features[0].values.push_back(number("objects_per_ost"));
        sample.features[1].values.push_back(number("threads_per_ost"));
        sample.response.push_back(number("ratio"));
    }
    cart::Tree full = GREYSCOPE_TRY(cart::grow(sample, {}));
    cart::Sample threads = sample;
    threads.features.erase(threads.features.begin());
    cart::Tree byThreads = GREYSCOPE_TRY(cart::grow(threads, {.maxLeaves = 2}));
    return ExampleTrees{std::move(full), std::move(byThreads)};
}

/// Returns the largest value on the left of the cut at `node` as a reading; empty if the cut is by another predictor.
std::vector<ItemReading> cutReading(ReadingRule rule, const cart::Tree& tree, int node, const std::string& predictor) {
    if (node < 0) {
        return {};
    }
    const cart::Node& cut = tree.nodes[static_cast<std::size_t>(node)];
    if (cut.isLeaf() || tree.featureNames[static_cast<std::size_t>(cut.feature)] != predictor) {
        return {};
    }
    return {{rule, cut.largestLeft}};
}

void fillTree(Item& item, const ExampleTrees& trees) {
    const cart::Node& root = trees.full.nodes.front();
    const std::string& id = item.printed.id;
    item.exact = true;
    if (id == "P1/11a/threads") {
        item.readings = cutReading(ReadingRule::cutOfAllSamples, trees.byThreads, 0, "threads_per_ost");
    } else if (id == "P1/11b/objects") {
        item.readings = cutReading(ReadingRule::cutOfAllSamples, trees.full, 0, "objects_per_ost");
    } else if (id == "P1/rule 1/threads") {
        item.readings = cutReading(ReadingRule::cutInBranch, trees.full, root.left, "threads_per_ost");
        const auto all = cutReading(ReadingRule::cutOfAllSamples, trees.byThreads, 0, "threads_per_ost");
        item.readings.insert(item.readings.end(), all.begin(), all.end());
    } else if (id == "P1/rule 3/threads") {
        item.readings = cutReading(ReadingRule::cutInBranch, trees.full, root.right, "threads_per_ost");
    }
}

void fillPrediction(Item& item, const Collector& items) {
    const double from = items.printed("P1/2.3/from");
    const double to = items.printed("P1/2.3/to");
    const double ratio = items.printed("P1/8/16/2");
    const double predicted = items.printed("P1/2.3/prediction");
    const std::string& id = item.printed.id;
    if (id == "P1/2.3/from" || id == "P1/2.3/to") {
        item.kind = ItemKind::input;
    } else if (id == "P1/2.3/prediction") {
        item.readings = {{ReadingRule::productOfPrinted, from * ratio, digitsOf(from) + " × " + digitsOf(ratio)}};
    } else if (id == "P1/2.3/error") {
        const double misread = items.printed("P1/2.3/denominator");  // 464 for the measured 446
        item.readings = {relativeError(ReadingRule::errorByActual, to, predicted, to),
                         relativeError(ReadingRule::errorByPrinted, to, predicted, misread),
                         relativeError(ReadingRule::errorOfMisread, misread, predicted, misread)};
        item.printed.numerator = item.readings[1].numerator;
        item.printed.denominator = item.readings[1].denominator;
    }
}

/// Adds the smallest or largest printed error of table 9, or of one of its parts, as a reading.
void fillRange(Item& item, const TextTable& rows) {
    double extreme = 0.0;
    std::string digits;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::string& table = rows.cell(r, "table");
        const bool meant = item.printed.row == "all" ? table.starts_with("9") : table == item.printed.row;
        const double value = printedNumber({}, {}, {}, {}, rows.cell(r, "value"), {}).value;
        const bool further = item.bound == Bound::lower ? value < extreme : value > extreme;
        if (meant && (digits.empty() || further)) {
            extreme = value;
            digits = rows.cell(r, "value");
        }
    }
    item.readings = {{ReadingRule::extremeOfTable, extreme}};
    item.cause = Cause::outsideRange;
    item.arguments = {digits};
}

/// Adds our own check that cases 3.2 and 4.1 differ, by their factors and by their measurements.
void addConfigurations(const Material& material, Collector& items) {
    const TextTable& cases = material.published.cases;
    const auto rowOf = [&](const char* name) {
        std::size_t row = 0;
        while (row + 1 < cases.rowCount() && cases.cell(row, "case") != name) {
            ++row;
        }
        return row;
    };
    const auto same = [&](const char* factor) {
        return cases.cell(rowOf("3.2"), factor) == cases.cell(rowOf("4.1"), factor);
    };
    const bool factors = same("oss_count") && same("journal") && same("connection") && same("disk");
    Item item{.printed = printedNumber("P1/2/distinct", Paper::p1, "table 2", "configurations among cases 3.2 and 4.1",
                                       {}, "1"),
              .kind = ItemKind::check,
              .criterion = 2.0,
              .exact = true,
              .readings = {{ReadingRule::distinctFactors, factors ? 1.0 : 2.0}},
              .beside = {{ReadingRule::distinctWithDisks, factors && same("disk_count") ? 1.0 : 2.0}},
              .cause = Cause::sameFactors};
    double largest = 0.0;
    int differing = 0;
    const TextTable& rows = material.published.throughput;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        if (rows.cell(r, "case") != "3.2") {
            continue;
        }
        static const std::map<std::string, std::string> tables{{"W", "5"}, {"ReW", "6"}, {"R", "7"}};
        const std::string& operation = rows.cell(r, "operation");
        const auto value = [&](const std::string& name) {
            return throughputOf(items, tables.at(operation), name + "-" + operation, rows.cell(r, "threads_per_ost"),
                                rows.cell(r, "objects_per_ost"));
        };
        largest = std::max(largest, value("4.1") / value("3.2"));
        differing += value("4.1") != value("3.2") ? 1 : 0;
    }
    item.arguments = {std::to_string(differing), digitsOf(std::round(largest * 100.0) / 100.0)};
    items.add(std::move(item));
}

void fillThreads(Item& item, const data::Dataset& throughput) {
    const auto column = throughput.numericColumn("threads_per_ost");
    if (column) {
        const data::NumericValues& values = (*column)->numbers();
        item.beside = {{ReadingRule::leastThreads, *std::min_element(values.begin(), values.end())}};
    }
    item.cause = Cause::threadsMissing;
}

/// Returns our predictions by scenario ("1.1-W → 1.2-W"), with the settings of the program's page.
Expected<std::map<std::string, relative::RelativeResult>> ourPredictions(const Material& material,
                                                                         base::Progress& progress) {
    std::vector<relative::PredictionRun> scenarios = relative::publishedScenarios();
    for (relative::PredictionRun& scenario : scenarios) {
        scenario.options.grow = material.options.grow;
    }
    auto outcomes = GREYSCOPE_TRY(relative::runScenarios(material.throughput, scenarios, progress));
    std::map<std::string, relative::RelativeResult> results;
    for (relative::ScenarioOutcome& outcome : outcomes) {
        if (!outcome.result) {
            return tl::unexpected(outcome.result.error());
        }
        results.emplace(outcome.name, std::move(*outcome.result));
    }
    return results;
}

Expected<void> addTable9(const Material& material, Collector& items, base::Progress& progress) {
    const auto ours = GREYSCOPE_TRY(ourPredictions(material, progress));
    const TextTable& rows = material.published.relative;
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::string& table = rows.cell(r, "table");
        if (!table.starts_with("9")) {
            continue;
        }
        const std::string& from = rows.cell(r, "row");
        const std::string& to = rows.cell(r, "column");
        Item item{.printed = printedNumber("P1/" + table + "/" + from + "/" + to, Paper::p1, "table " + table,
                                           "average relative error", rows.cell(r, "value"), rows.cell(r, "unit")),
                  .cause = Cause::protocolMissing,
                  .setting = {.view = Setting::View::relative, .reference = from, .others = {to}}};
        item.printed.row = from;
        item.printed.column = to;
        if (const auto found = ours.find(from + " → " + to); found != ours.end()) {
            item.beside = {{ReadingRule::leaveOneOutTree, found->second.validation.are}};
            for (const relative::PredictionErrors& baseline : found->second.baselines) {
                if (baseline.name == "constant-ratio") {
                    item.beside.push_back({ReadingRule::leaveOneOutRatio, baseline.are});
                } else if (baseline.name == "parity") {
                    item.beside.push_back({ReadingRule::parity, baseline.are});
                }
            }
        }
        items.add(std::move(item));
    }
    return {};
}

}  // namespace

Expected<void> addRatios(const Material& material, Collector& items, base::Progress& progress) {
    addTable8(material, items);
    GREYSCOPE_TRY(addTable9(material, items, progress));
    const auto trees = GREYSCOPE_TRY(exampleTrees(material.published.ratios));
    addConfigurations(material, items);
    addStatements(material.published, Paper::p1, items, [&](Item& item) {
        if (item.printed.quantity == "range of the errors") {
            fillRange(item, material.published.relative);
        } else if (item.printed.quantity == "thread counts of a remark") {
            fillThreads(item, material.throughput);
        } else if (item.printed.id.starts_with("P1/2.3/")) {
            fillPrediction(item, items);
        } else {
            fillTree(item, trees);
        }
    });
    return {};
}

}  // namespace greyscope::published
