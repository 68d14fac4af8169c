#pragma once

#include <string>
#include <vector>

#include "widgets/controls/name_combo.h"

class QMenu;
class QVBoxLayout;

namespace greyscope::widgets {
class TickList;
}

namespace greyscope::app {

/// The columns that a relative model can use to match cells and as predictors, and which of them it uses.
struct PredictorColumns {
    std::vector<std::string> factors;  ///< names of the factors of the table, by which cells can be matched
    std::vector<std::string> others;   ///< names of further columns of the reference, such as its utilisation
    std::string value;  ///< name of the metric; empty if the value of the reference cannot be a predictor
    std::vector<std::string> matched;  ///< the factors by which cells are matched; empty: all
    std::vector<std::string> chosen;   ///< the predictors; empty: the factors by which cells are matched
    bool withValue = false;
    bool operator==(const PredictorColumns&) const = default;
};

/// A combo box that shows the predictors of a relative model. It opens two lists of columns with check boxes: those
/// that match cells, and those by which the tree may split. At least one column of each stays checked.
class FactorCombo : public widgets::NameCombo {
    Q_OBJECT

public:
    explicit FactorCombo(QWidget* parent = nullptr);
    void setColumns(const PredictorColumns& columns);
    /// Returns the list of predictors: the matched factors, the other columns, and the reference's own value.
    [[nodiscard]] widgets::TickList* list() const { return m_predictors; }
    [[nodiscard]] widgets::TickList* matchedList() const { return m_matched; }
    void showPopup() override;

signals:
    /// The user has changed the factors that match cells. `factors` is in the order of the table, and empty if all are
    /// checked.
    void matchedChosen(const std::vector<std::string>& factors);
    /// The user has changed the predictors. `factors` is in the order of the table, and empty if exactly the matched
    /// factors are checked. `withValue`: whether the reference's own value is a predictor.
    void factorsChosen(const std::vector<std::string>& factors, bool withValue);

private:
    widgets::TickList* addList(QVBoxLayout* column, const QString& title);
    void fill();
    void tickMatched();
    void tickPredictors();
    [[nodiscard]] std::vector<std::string> matched() const;

    QMenu* m_menu;
    widgets::TickList* m_matched;
    widgets::TickList* m_predictors;
    PredictorColumns m_columns;
};

}  // namespace greyscope::app
