#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "widgets/controls/name_combo.h"

namespace greyscope::app {

/// Which column; where there are many, what is typed finds one.
class ColumnCombo : public widgets::ElidedCombo {
    Q_OBJECT

public:
    explicit ColumnCombo(QWidget* parent = nullptr);
    /// Offers these and shows the current one, also where it is not among them. Tells nobody.
    void setColumns(const std::vector<std::string>& columns, const std::string& current);
    [[nodiscard]] std::string column() const;

signals:
    void columnChosen();

private:
    void take();

    std::vector<std::string> m_columns;
    std::string m_current;
};

[[nodiscard]] std::vector<std::string> textColumnNames(const data::Dataset& dataset);

}  // namespace greyscope::app
