#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/series/series_table.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::grey {

/// A series of a table as far as it is measured, and the steps that go on from there.
struct ForecastPoints {
    std::size_t fitted = 0;    ///< first points
    std::size_t measured = 0;  ///< points up to the last that has a value
    std::vector<std::string> labels;
    std::vector<std::optional<double>> numbers;
    std::vector<std::optional<double>> actual;
    AxisSpacing spacing = AxisSpacing::none;  ///< of the points, and of those that the options ask for
    std::size_t withoutPlace = 0;             ///< ForecastResult::stepsWithoutPlace
};

/// Points up to the last at which the series has a value.
[[nodiscard]] std::size_t measuredCount(const data::SeriesTable& table, std::size_t series);

/// Errors as forecast().
[[nodiscard]] base::Expected<ForecastPoints> forecastPoints(const data::SeriesTable& table, std::size_t series,
                                                            const ForecastOptions& options);

/// What the grey models are given of them.
[[nodiscard]] GreyModelOptions greyOptionsOf(const ForecastOptions& options);

/// What the models are fitted to. Errors: unknownSeries (a related one).
[[nodiscard]] base::Expected<ModelInput> modelInput(const data::SeriesTable& table, std::size_t series,
                                                    const ForecastPoints& points, const ForecastOptions& options);

}  // namespace greyscope::grey
