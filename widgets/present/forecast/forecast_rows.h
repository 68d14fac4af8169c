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
    std::optional<double> holdoutError;  ///< error in percent, from grey::outOfSampleError()
    QString failure;                     ///< why there are no numbers; empty if there are
    QString doubt;                       ///< why the numbers are not reliable; empty without doubts
    bool shown = false;
    bool optional = true;  ///< whether the user can remove the model from the chart: true for all but the chosen model
    Link link;
};

struct ModelTable {
    Table table;
    std::vector<ModelRow> rows;  ///< one for each row of the table
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
    QString grade;  ///< "grade 1 of 4"; empty without a grade
    bool goodGrade = false;
    QString varianceRatio, smallErrorShare, fitError;
    QString heldOutTitle;                             ///< "Held out, 2 points"; empty without held-out points
    std::vector<std::pair<QString, QString>> points;  ///< ("x(7)", "13.8 %"): the last three points at most
    int firstPoint = 0;                               ///< the k of the first of `points`
    QString heldOutError;
    QString comparison;  ///< "12× last value"
    bool worse = false;  ///< whether the error exceeds that of the last value
};
[[nodiscard]] AccuracyCard accuracyCard(const grey::ForecastResult& result);

}  // namespace greyscope::widgets
