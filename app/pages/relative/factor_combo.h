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

/// The columns that a relative model can use, and those that it uses.
struct PredictorColumns {
    std::vector<std::string> factors;  ///< factors of the table, which can match cells
    std::vector<std::string> others;   ///< further columns of the reference, such as its utilisation
    std::string value;                 ///< the metric; empty if the reference's own value cannot be a predictor
    std::vector<std::string> matched;  ///< the factors that match cells; empty: all
    std::vector<std::string> chosen;   ///< the predictors; empty: the matched factors
    bool withValue = false;
    bool operator==(const PredictorColumns&) const = default;
};

/// A combo box that shows the predictors. It opens two lists of columns with check boxes: those that match cells, and
/// those by which the tree may split. At least one column of each stays checked.
class FactorCombo : public widgets::NameCombo {
    Q_OBJECT

public:
    explicit FactorCombo(QWidget* parent = nullptr);
    void setColumns(const PredictorColumns& columns);
    /// The list of predictors: the matched factors, the other columns, the reference's own value.
    [[nodiscard]] widgets::TickList* list() const { return m_predictors; }
    [[nodiscard]] widgets::TickList* matchedList() const { return m_matched; }
    void showPopup() override;

signals:
    /// The matched factors were changed; in the order of the table, empty if all factors are checked.
    void matchedChosen(const std::vector<std::string>& factors);
    /// The predictors were changed; in the order of the table, empty if exactly the matched factors are checked.
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
