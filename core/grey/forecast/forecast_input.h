#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/series/series_table.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::grey {

/// The points of a series that a forecast uses: those that are fitted and the steps after them.
struct ForecastPoints {
    std::size_t fitted = 0;    ///< number of points to fit, from the first
    std::size_t measured = 0;  ///< number of points up to the last one with a value
    std::vector<std::string> labels;
    std::vector<std::optional<double>> numbers;
    std::vector<std::optional<double>> actual;
    AxisSpacing spacing = AxisSpacing::none;  ///< spacing of the axis, including the points in ForecastOptions::at
    /// Number of requested steps that an uneven axis does not have, see ForecastResult::stepsWithoutPlace.
    std::size_t withoutPlace = 0;
};

/// Returns how many points of the table a series has up to its last measured value.
[[nodiscard]] std::size_t measuredCount(const data::SeriesTable& table, std::size_t series);

/// Returns the points of a series to fit and to forecast. Errors: those of forecast().
[[nodiscard]] base::Expected<ForecastPoints> forecastPoints(const data::SeriesTable& table, std::size_t series,
                                                            const ForecastOptions& options);

/// Returns the options of the grey models, taken from the options of the forecast.
[[nodiscard]] GreyModelOptions greyOptionsOf(const ForecastOptions& options);

/// Returns the input that all models of the forecast are fitted to. Error: unknownSeries (a related series).
[[nodiscard]] base::Expected<ModelInput> modelInput(const data::SeriesTable& table, std::size_t series,
                                                    const ForecastPoints& points, const ForecastOptions& options);

}  // namespace greyscope::grey
