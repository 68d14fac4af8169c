#include "core/cart/sample.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <unordered_map>

#include "core/base/try.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::cart {
namespace {

/// Returns bits that are the same for equal values: both zeros are equal, and so are all missing values.
std::uint64_t bitsOf(double value) {
    return std::isnan(value) ? std::numeric_limits<std::uint64_t>::max() : std::bit_cast<std::uint64_t>(value + 0.0);
}

/// Hashes and compares rows by their values of some predictors.
class RowValues {
public:
    explicit RowValues(std::vector<const Feature*> features) : m_features(std::move(features)) {}

    [[nodiscard]] std::size_t operator()(std::uint32_t row) const {
        std::uint64_t hash = 0;
        for (const Feature* feature : m_features) {
            hash = (hash ^ bitsOf(feature->values[row])) * 0x9E3779B97F4A7C15U;
            hash ^= hash >> 29U;  // doubles vary most in their upper bits
        }
        return hash;
    }
    [[nodiscard]] bool operator()(std::uint32_t a, std::uint32_t b) const {
        return std::all_of(m_features.begin(), m_features.end(), [&](const Feature* feature) {
            return bitsOf(feature->values[a]) == bitsOf(feature->values[b]);
        });
    }

private:
    std::vector<const Feature*> m_features;
};

base::Expected<void> checkNames(const std::vector<std::string>& factors, const std::string& response) {
    for (auto factor = factors.begin(); factor != factors.end(); ++factor) {
        if (*factor == response) {
            return base::fail(base::ErrorCode::optionConflict, {"response " + response, "factor " + response});
        }
        if (std::find(factors.begin(), factor, *factor) != factor) {
            return base::fail(base::ErrorCode::optionConflict, {"factor " + *factor, "factor " + *factor});
        }
    }
    return {};
}

}  // namespace

Feature featureOf(const data::Column& column, const std::vector<std::size_t>& rows) {
    Feature feature{column.name, column.unit, {}, {}};
    feature.values.reserve(rows.size());
    if (column.isNumeric()) {
        for (const std::size_t row : rows) {
            feature.values.push_back(column.numbers()[row]);
        }
        return feature;
    }
    feature.levels = column.texts().levels;
    for (const std::size_t row : rows) {
        const std::int32_t code = column.texts().codes[row];
        feature.values.push_back(code < 0 ? std::numeric_limits<double>::quiet_NaN() : static_cast<double>(code));
    }
    return feature;
}

std::vector<double> valuesOf(const std::vector<Feature>& features, const std::vector<std::string>& names,
                             const std::vector<std::string>& texts) {
    std::vector<double> values;
    for (const Feature& feature : features) {
        const auto place =
            static_cast<std::size_t>(std::find(names.begin(), names.end(), feature.name) - names.begin());
        std::optional<double> value;
        if (place < texts.size() && feature.isCategorical()) {
            const auto level = std::find(feature.levels.begin(), feature.levels.end(), texts[place]);
            value = level == feature.levels.end() ? value : static_cast<double>(level - feature.levels.begin());
        } else if (place < texts.size()) {
            value = data::numberIn(texts[place]);
        }
        values.push_back(value.value_or(std::numeric_limits<double>::quiet_NaN()));
    }
    return values;
}

std::vector<std::uint32_t> cellsOf(const std::vector<Feature>& features) {
    const bool onlyRepeats =
        std::all_of(features.begin(), features.end(), [](const Feature& each) { return each.numbersRepeats; });
    std::vector<const Feature*> telling;
    for (const Feature& feature : features) {
        if (onlyRepeats || !feature.numbersRepeats) {
            telling.push_back(&feature);
        }
    }
    const std::size_t rows = features.empty() ? 0 : features.front().values.size();
    const RowValues values(std::move(telling));
    std::unordered_map<std::uint32_t, std::uint32_t, RowValues, RowValues> numbers(rows, values, values);
    std::vector<std::uint32_t> cells(rows);
    for (std::uint32_t row = 0; row < rows; ++row) {
        cells[row] = numbers.try_emplace(row, static_cast<std::uint32_t>(numbers.size())).first->second;
    }
    return cells;
}

base::Expected<Sample> sampleOf(const data::Dataset& dataset, const std::vector<std::size_t>& rows,
                                const std::vector<std::string>& factors, const std::string& response,
                                const std::vector<std::string>& repetitions) {
    GREYSCOPE_TRY(checkNames(factors, response));
    const auto column = GREYSCOPE_TRY(dataset.numericColumn(response));
    std::vector<std::size_t> complete;
    for (const std::size_t row : rows) {
        if (!std::isnan(column->numbers()[row])) {
            complete.push_back(row);
        }
    }
    if (complete.empty()) {
        return base::fail(base::ErrorCode::noRows);
    }
    Sample sample;
    sample.responseName = response;
    sample.withoutResponse = rows.size() - complete.size();
    for (const std::size_t row : complete) {
        sample.response.push_back(column->numbers()[row]);
    }
    for (const std::string& name : factors) {
        const data::Column* const factor = GREYSCOPE_TRY(dataset.column(name));
        sample.features.push_back(featureOf(*factor, complete));
        sample.features.back().numbersRepeats =
            std::find(repetitions.begin(), repetitions.end(), name) != repetitions.end();
    }
    sample.cells = cellsOf(sample.features);
    return sample;
}

double unitOf(const Sample& sample) {
    constexpr int safe = 200;  // exponent of two: fourth powers of responses up to this size, and down to it, are in
                               // range
    double largest = 0.0;
    for (const double value : sample.response) {
        largest = std::max(largest, std::abs(value));
    }
    const int exponent = largest > 0.0 ? std::ilogb(largest) : 0;
    return std::abs(exponent) <= safe ? 1.0 : std::ldexp(1.0, exponent);
}

std::vector<std::uint32_t> allRows(const Sample& sample) {
    std::vector<std::uint32_t> rows(sample.size());
    std::iota(rows.begin(), rows.end(), 0U);
    return rows;
}

CellNumbers cellNumbers(const Sample& sample, const std::vector<std::uint32_t>& rows) {
    CellNumbers numbers{std::vector<std::size_t>(rows.size()), 0};
    if (sample.cells.empty()) {
        std::iota(numbers.of.begin(), numbers.of.end(), std::size_t{0});
        numbers.count = rows.size();
        return numbers;
    }
    constexpr auto unseen = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> places(*std::max_element(sample.cells.begin(), sample.cells.end()) + std::size_t{1},
                                    unseen);
    for (std::size_t k = 0; k < rows.size(); ++k) {
        std::size_t& place = places[sample.cells[rows[k]]];
        place = place == unseen ? numbers.count++ : place;
        numbers.of[k] = place;
    }
    return numbers;
}

base::Expected<void> checkSample(const Sample& sample) {
    if (sample.size() == 0) {
        return base::fail(base::ErrorCode::noRows);
    }
    for (const Feature& feature : sample.features) {
        if (feature.values.size() != sample.size()) {
            return base::fail(base::ErrorCode::columnLengthMismatch,
                              {feature.name, std::to_string(feature.values.size()), std::to_string(sample.size())});
        }
    }
    for (std::size_t row = 0; row < sample.size(); ++row) {
        if (std::isnan(sample.response[row])) {
            return base::fail(base::ErrorCode::missingValue, {sample.responseName, std::to_string(row + 1)});
        }
    }
    if (std::any_of(sample.response.begin(), sample.response.end(), [](double value) { return std::isinf(value); })) {
        return base::fail(base::ErrorCode::overflow, {sample.responseName});
    }
    return {};
}

}  // namespace greyscope::cart
