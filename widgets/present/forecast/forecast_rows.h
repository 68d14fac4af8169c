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

/// How a model of the table of models stands in a view. One that could not be fitted has its failure and no numbers.
struct ModelRow {
    std::string name;
    ModelLook look;
    std::optional<double> holdoutError;  ///< percent, grey::outOfSampleError()
    QString failure;                     ///< why there are no numbers
    QString doubt;                       ///< why not to rely on them; empty where nothing speaks against it
    bool shown = false;
    bool optional = true;  ///< a baseline: can be left out of the chart
    Link link;
};

struct ModelTable {
    Table table;
    std::vector<ModelRow> rows;  ///< of the table's rows
    std::size_t steps = 0;       ///< columns of the forecast
    bool backtest = false;       ///< holdoutError is that of a backtest
};
/// At most `steps` columns of the forecast. `words` tells a failure in the user's language.
[[nodiscard]] ModelTable modelTable(const grey::ForecastResult& result, const ShownModels& shown, std::size_t steps,
                                    const ErrorWords& words);

/// "Fit over k = 2…6. " and the verdict.
[[nodiscard]] QString modelsCaption(const grey::ForecastResult& result);
/// The same numbers as a figure, without the parameters: they would not fit a column.
[[nodiscard]] MatrixSpec modelsFigure(const ModelTable& table, const QString& subtitle);

/// Accuracy in sample and held out, side by side.
struct AccuracyCard {
    QString grade;  ///< "grade 1 of 4"; empty where there is none
    bool goodGrade = false;
    QString varianceRatio, smallErrorShare, fitError;
    QString heldOutTitle;                             ///< "Held out, 2 points"; empty: nothing was held out
    std::vector<std::pair<QString, QString>> points;  ///< ("x(7)", "13.8 %"), the last three at most
    int firstPoint = 0;                               ///< k of the first of them
    QString heldOutError;
    QString comparison;  ///< "12× last value"
    bool worse = false;  ///< than the last value
};
[[nodiscard]] AccuracyCard accuracyCard(const grey::ForecastResult& result);

}  // namespace greyscope::widgets
