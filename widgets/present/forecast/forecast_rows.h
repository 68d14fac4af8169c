#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <vector>

#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/forecast/forecast_tables.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// A row of the table of models, beside its cells. A model that could not be fitted has a failure and no numbers.
struct ModelRow {
    std::string name;
    ModelLook look;
    std::optional<double> holdoutError;  ///< the error on test points in percent, from grey::outOfSampleError()
    QString failure;                     ///< why the model has no numbers; empty if it has
    QString doubt;                       ///< why the numbers are not reliable; empty if there are no doubts
    bool shown = false;
    bool optional = true;  ///< whether the user can remove the model from the chart: true for all but the chosen model
    Link link;
};

struct ModelTable {
    Table table;
    std::vector<ModelRow> rows;  ///< what belongs to the rows of `table` beside their cells, one for each row
    std::size_t steps = 0;       ///< the number of forecast columns
    bool backtest = false;       ///< whether holdoutError comes from a backtest
};
/// Returns the table of models with at most `steps` columns of forecasts. `shown`: the models drawn in the chart.
/// `words` returns the text of a failure.
[[nodiscard]] ModelTable modelTable(const grey::ForecastResult& result, const ShownModels& shown, std::size_t steps,
                                    const ErrorWords& words);

/// Returns the caption of the table of models: "Fit over k = 2…6. ", followed by verdictText().
[[nodiscard]] QString modelsCaption(const grey::ForecastResult& result);
/// Returns the table of models as a figure, without the column of parameters, which is too wide for it.
[[nodiscard]] MatrixSpec modelsFigure(const ModelTable& table, const QString& subtitle);

/// The texts of a card with the accuracy of a forecast on the fitted points and on the held-out points.
struct AccuracyCard {
    QString grade;  ///< the grade of the fit: "C and P: grade 1 of 4"; empty without one
    bool goodGrade = false;
    QString varianceRatio, smallErrorShare, fitError;
    QString heldOutTitle;  ///< the title of the held-out points: "Held out, 2 points"; empty without such points
    /// Name and error of at most the last three held-out points: ("x(7)", "13.8 %").
    std::vector<std::pair<QString, QString>> points;
    int firstPoint = 0;  ///< the k of the first point in `points`
    QString heldOutError;
    QString comparison;  ///< the error as a multiple of the baseline's: "12× last value"
    bool worse = false;  ///< whether the error is larger than that of the baseline "last value"
};
[[nodiscard]] AccuracyCard accuracyCard(const grey::ForecastResult& result);

}  // namespace greyscope::widgets
