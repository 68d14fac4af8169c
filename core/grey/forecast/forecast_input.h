#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/series/series_table.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::grey {

/// The measured part of a series of a table, and the steps after it.
struct ForecastPoints {
    std::size_t fitted = 0;    ///< number of points to fit, from the first
    std::size_t measured = 0;  ///< number of points up to the last one with a value
    std::vector<std::string> labels;
    std::vector<std::optional<double>> numbers;
    std::vector<std::optional<double>> actual;
    AxisSpacing spacing = AxisSpacing::none;  ///< spacing of the points, including ForecastOptions::at
    std::size_t withoutPlace = 0;             ///< see ForecastResult::stepsWithoutPlace
};

/// Returns the number of points up to the last one with a value.
[[nodiscard]] std::size_t measuredCount(const data::SeriesTable& table, std::size_t series);

/// Returns the points to fit and the steps. Errors: those of forecast().
[[nodiscard]] base::Expected<ForecastPoints> forecastPoints(const data::SeriesTable& table, std::size_t series,
                                                            const ForecastOptions& options);

/// Returns the options of the grey models.
[[nodiscard]] GreyModelOptions greyOptionsOf(const ForecastOptions& options);

/// Returns the input of the models. Error: unknownSeries (a related series).
[[nodiscard]] base::Expected<ModelInput> modelInput(const data::SeriesTable& table, std::size_t series,
                                                    const ForecastPoints& points, const ForecastOptions& options);

}  // namespace greyscope::grey
