#include "core/relative/column_tree.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/column_clues.h"
#include "core/data/series/invalid_results.h"
#include "core/relative/cells.h"

namespace greyscope::relative {

using base::Expected;

namespace {

/// Returns the column with its numbers as names, in ascending order.
data::Column withNames(const data::Column& column) {
    std::map<double, std::int32_t> codes;
    for (const double number : column.numbers()) {
        if (!std::isnan(number)) {
            codes.emplace(number, 0);
        }
    }
    data::TextValues texts;
    for (auto& [number, code] : codes) {
        code = static_cast<std::int32_t>(texts.levels.size());
        texts.levels.push_back(base::toText(number));
    }
    for (const double number : column.numbers()) {
        texts.codes.push_back(std::isnan(number) ? -1 : codes.at(number));
    }
    return {column.name, column.unit, std::move(texts)};
}

Expected<data::Dataset> withCategories(const data::Dataset& dataset, const ColumnTreeOptions& options) {
    std::vector<std::string> names = options.categories;
    std::vector<data::Column> columns = dataset.columns();
    for (const data::Column& column : columns) {
        if (options.categories.empty() && data::namesCases(column)) {
            names.push_back(column.name);
        }
    }
    for (const std::string& name : names) {
        GREYSCOPE_TRY(dataset.column(name));
        data::Column& column = columns[*dataset.find(name)];
        if (column.isNumeric() && name != options.response) {
            column = withNames(column);
        }
    }
    return data::Dataset::create(std::move(columns));
}

Expected<void> prune(ColumnTree& result, base::Progress& progress) {
    const ColumnTreeOptions& options = result.options;
    result.path = cart::pruningPath(result.tree);
    if (options.pruning == Pruning::none) {
        return {};
    }
    if (options.pruning == Pruning::alpha) {
        result.alpha = options.alpha;
        result.tree = cart::prune(result.tree, cart::inSquaresOfUnit(result.tree, options.alpha));
        return {};
    }
    if (options.fewerFolds) {  // with that many folds, each cell is left out in turn
        std::size_t& folds = result.options.crossValidation.folds;
        folds = std::min(folds, std::max<std::size_t>(2, result.cells()));
    }
    result.validation =
        GREYSCOPE_TRY(cart::crossValidate(result.sample, result.tree, options.grow, options.crossValidation, progress));
    const double alpha = result.validation->steps[result.validation->chosen].step.alpha;
    result.alpha = cart::inSquaresOfResponse(result.tree, alpha);
    result.tree = cart::prune(result.tree, alpha);
    return {};
}

/// Returns the responses of each cell.
std::vector<std::vector<double>> responsesOf(const cart::Sample& sample, const std::vector<std::uint32_t>& cells) {
    std::vector<std::vector<double>> values;
    for (std::size_t row = 0; row < sample.size(); ++row) {
        values.resize(std::max<std::size_t>(values.size(), cells[row] + std::size_t{1}));
        values[cells[row]].push_back(sample.response[row]);
    }
    return values;
}

/// Returns the share of the sum of squares that no tree over the factors can explain.
double shareWithin(const cart::Sample& sample) {
    const stats::Moments all = stats::momentsOf(sample.response);
    double share = 0.0;
    for (const std::vector<double>& cell : responsesOf(sample, sample.cells)) {
        const double deviation = cell.size() > 1 ? stats::momentsOf(cell).deviation : 0.0;
        const double part = all.deviation > 0.0 ? deviation / all.deviation : 0.0;
        share += part * part * static_cast<double>(cell.size() - 1) / static_cast<double>(all.count - 1);
    }
    return share;
}

/// Sets the noise floor of repeats, over the rows that the tree is grown on.
void measureNoise(ColumnTree& result, const data::Dataset& dataset, const std::vector<std::size_t>& rows) {
    std::vector<cart::Feature> features = result.sample.features;
    std::vector<std::uint32_t> cells = result.sample.cells;
    for (const std::string& setting : result.options.settings) {
        const auto column = dataset.column(setting);
        if (!column || setting == result.options.response || base::contains(result.options.factors, setting)) {
            continue;
        }
        features.push_back(cart::featureOf(**column, rows));
        std::vector<std::uint32_t> finer = cart::cellsOf(features);
        if (finer != cells) {
            result.otherSettings.push_back(setting);
            cells = std::move(finer);
        }
    }
    std::vector<stats::Moments> repeated;
    for (const std::vector<double>& cell : responsesOf(result.sample, cells)) {
        if (cell.size() > 1) {
            repeated.push_back(stats::momentsOf(cell));
        }
    }
    result.noise = stats::noiseFloorOf(repeated);
    result.withinCells = shareWithin(result.sample);
}

Expected<void> addInvalid(ColumnTree& result, const data::Dataset& dataset, const std::vector<std::size_t>& rows) {
    const data::InvalidResults invalid(dataset, *GREYSCOPE_TRY(dataset.column(result.options.response)));
    for (std::size_t i = 0; invalid.any() && i < rows.size(); ++i) {
        if (auto one = invalid.at(rows[i])) {
            for (const std::string& factor : result.options.factors) {
                one->labels.push_back((*GREYSCOPE_TRY(dataset.column(factor))).textAt(rows[i]));
            }
            result.account.invalid.push_back(std::move(*one));
        }
    }
    return {};
}

}  // namespace

std::size_t ColumnTree::cells() const {
    return sample.cells.empty() ? sample.size() : *std::max_element(sample.cells.begin(), sample.cells.end()) + 1;
}

Expected<ColumnTree> columnTree(const data::Dataset& dataset, const std::vector<data::Filter>& where,
                                const ColumnTreeOptions& options, base::Progress& progress) {
    for (const std::string& name : options.categories) {
        if (!base::contains(options.factors, name)) {
            return base::fail(base::ErrorCode::optionUnknown, {"--categories", name, "the columns of --factors"});
        }
    }
    data::PlacedRows placed = GREYSCOPE_TRY(data::placedRows(dataset, where, {}, {}));
    const data::Dataset named = GREYSCOPE_TRY(withCategories(dataset, options));
    ColumnTree result;
    result.options = options;
    std::vector<std::size_t> rows(placed.rows.begin(), placed.rows.end());
    result.sample = GREYSCOPE_TRY(cart::sampleOf(named, rows, options.factors, options.response, options.repetitions));
    result.unit = named.columns()[*named.find(options.response)].unit;
    result.account = std::move(placed.leftOut);
    if (result.sample.withoutResponse > 0) {
        result.account.idle.push_back(
            {data::Reason::valueEmpty, options.response, result.sample.withoutResponse, 0, {}});
    }
    GREYSCOPE_TRY(addInvalid(result, named, rows));
    result.tree = GREYSCOPE_TRY(cart::grow(result.sample, options.grow));
    const data::NumericValues& response = (*named.column(options.response))->numbers();
    std::erase_if(rows, [&response](std::size_t row) { return std::isnan(response[row]); });
    measureNoise(result, named, rows);
    GREYSCOPE_TRY(prune(result, progress));
    return result;
}

}  // namespace greyscope::relative
