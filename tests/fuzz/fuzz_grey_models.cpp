// Grey models, baselines, band and backtest on any series: an accepted result holds finite numbers alone, a refused one
// has its reason. The first bytes choose options, the others are the points.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "core/grey/forecast/forecast.h"

using namespace greyscope;
using Numbers = std::vector<double>;

namespace {

void require(bool holds) {
    if (!holds) {
        std::abort();
    }
}

class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : m_data(data), m_left(size) {}
    [[nodiscard]] std::size_t left() const { return m_left; }
    std::uint8_t byte() {
        if (m_left == 0) {
            return 0;
        }
        --m_left;
        return *m_data++;
    }
    /// Small whole numbers, decimal ones of any size, or any finite double.
    double number() {
        const std::uint8_t kind = byte();
        if (kind % 4 == 0) {
            return static_cast<double>(byte()) - 64.0;
        }
        if (kind % 4 == 1) {
            return (static_cast<double>(byte()) + 1.0) * std::pow(10.0, 0.1 * (static_cast<double>(byte()) - 128.0));
        }
        if (kind % 4 == 2) {
            return 100.0 + static_cast<double>(byte()) / 16.0;
        }
        std::uint64_t bits = 0;
        for (int i = 0; i < 8; ++i) {
            bits = bits << 8U | byte();
        }
        double value = 0.0;
        std::memcpy(&value, &bits, sizeof value);
        return std::isfinite(value) ? value : 0.0;
    }

private:
    const std::uint8_t* m_data;
    std::size_t m_left;
};

bool finite(const Numbers& values) {
    return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

bool finite(const std::optional<double>& value) {
    return !value || std::isfinite(*value);
}

bool judged(const grey::Accuracy& accuracy) {
    return finite(accuracy.mape) && finite(accuracy.varianceRatio) && finite(accuracy.smallErrorShare) &&
           finite(accuracy.incidence);
}

void checkModel(const grey::ModelOutcome& model, const grey::ForecastResult& result) {
    require(!model.backtest || finite(model.backtest->mape));
    if (model.failure) {
        require(model.fitted.empty() && model.forecast.empty() && model.parameters.empty() && !model.holdoutMape);
        return;
    }
    require(finite(model.fitted) && finite(model.forecast) && finite(model.holdoutMape) && judged(model.accuracy));
    require(model.fitted.size() == result.actual.size());
    require(model.describes ? model.forecast.empty()
                            : (model.forecast.size() == result.steps.size()) != model.ends.has_value());
    for (const auto& [symbol, value] : model.parameters) {
        require(std::isfinite(value) && !(value == 0.0 && std::signbit(value)));
    }
}

data::SeriesTable tableOf(const Numbers& values, const Numbers& related, const Numbers& axis) {
    data::SeriesTable table;
    table.axisColumns = {"k"};
    table.axisUnits = {""};
    table.series = {{"x", {}, {}}, {"y", {}, {}}};
    table.values.resize(static_cast<Eigen::Index>(values.size()), 2);
    for (std::size_t k = 0; k < values.size(); ++k) {
        table.points.push_back({{base::toText(axis[k])}, {axis[k]}});
        table.values(static_cast<Eigen::Index>(k), 0) = values[k];
        table.values(static_cast<Eigen::Index>(k), 1) = related[k];
    }
    return table;
}

grey::ForecastOptions optionsOf(Bytes& bytes) {
    grey::ForecastOptions options;
    const std::uint8_t flags = bytes.byte();
    const auto& names = grey::greyModelNames();
    options.model = names[bytes.byte() % names.size()].first;
    options.horizon = bytes.byte() % 8;
    options.backgroundWeight = static_cast<double>(bytes.byte()) / 255.0;
    options.searchBackground = (flags & 1U) != 0;
    if ((flags & 2U) != 0) {
        options.power = 0.1 + static_cast<double>(bytes.byte()) / 64.0;
    }
    if ((flags & 4U) != 0) {
        options.order = (static_cast<double>(bytes.byte()) + 1.0) / 128.0;
    }
    if ((flags & 8U) != 0) {
        options.translation = {grey::Translation::Kind::automatic, 0.0};
    } else if ((flags & 16U) != 0) {
        options.translation = {grey::Translation::Kind::fixed, bytes.number()};
    }
    if ((flags & 32U) != 0) {
        options.backtest = grey::BacktestOptions{4, 1U + bytes.byte() % 3U, 2};
    }
    if ((flags & 64U) != 0) {
        options.band = grey::BandOptions{0.9, bytes.byte(), 100};
    }
    if ((flags & 128U) != 0 && !options.searchBackground) {
        for (const auto& [model, name] : names) {
            options.others.push_back(model);
        }
    }
    options.related = {{"y", {}}};
    options.relatedFuture = grey::RelatedFuture::lastValue;
    return options;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const grey::ForecastOptions options = optionsOf(bytes);
    constexpr std::size_t kMostPoints = 24;
    Numbers values;
    Numbers related;
    Numbers axis;
    const bool ownAxis = bytes.byte() % 2 == 0;
    while (bytes.left() > 0 && values.size() < kMostPoints) {
        values.push_back(bytes.number());
        related.push_back(bytes.number());
        axis.push_back(ownAxis ? bytes.number() : static_cast<double>(values.size()));
    }
    base::NoProgress progress;
    const auto result = grey::forecast(tableOf(values, related, axis), 0, options, progress);
    if (!result) {
        return 0;
    }
    for (const grey::ModelOutcome* model : grey::modelsOf(*result)) {
        checkModel(*model, *result);
    }
    require(finite(result->classRatio.values) && finite(result->smoothness.values));
    require(finite(result->shift) && finite(result->admissibleBy));
    if (result->band && *result->band) {
        const grey::PredictionBand& band = **result->band;
        require(finite(band.low) && finite(band.high));
        for (std::size_t step = 0; step < band.low.size(); ++step) {
            require(band.low[step] <= band.corrected[step] && band.corrected[step] <= band.high[step]);
        }
    }
    return 0;
}
