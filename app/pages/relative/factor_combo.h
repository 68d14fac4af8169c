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

/// The columns that a relative model may use, and which of them it does.
struct PredictorColumns {
    std::vector<std::string> factors;  ///< of the table: cells are matched by them
    std::vector<std::string> others;   ///< further columns of the reference, such as its utilisation
    std::string value;                 ///< the metric; empty where the reference's own value cannot predict
    std::vector<std::string> matched;  ///< empty: all factors
    std::vector<std::string> chosen;   ///< predictors; empty: those that are matched
    bool withValue = false;
    bool operator==(const PredictorColumns&) const = default;
};

/// A combo box that names the predictors and opens two lists in which columns are ticked: those that cells are matched
/// by and those that the tree may split by. At least one of each stays chosen.
class FactorCombo : public widgets::NameCombo {
    Q_OBJECT

public:
    explicit FactorCombo(QWidget* parent = nullptr);
    void setColumns(const PredictorColumns& columns);
    /// Predictors: the matched factors, the other columns, the reference's own value.
    [[nodiscard]] widgets::TickList* list() const { return m_predictors; }
    [[nodiscard]] widgets::TickList* matchedList() const { return m_matched; }
    void showPopup() override;

signals:
    /// In the order of the table; empty where all factors are chosen.
    void matchedChosen(const std::vector<std::string>& factors);
    /// In the order of the table; empty where the matched factors and nothing else are chosen.
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
