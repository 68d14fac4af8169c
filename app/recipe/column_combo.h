#pragma once

#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "widgets/controls/name_combo.h"

namespace greyscope::app {

/// A drop-down list of columns. In a long list, the user can type to find a column.
class ColumnCombo : public widgets::ElidedCombo {
    Q_OBJECT

public:
    explicit ColumnCombo(QWidget* parent = nullptr);
    /// Sets the columns and selects `current`, even if it is not among them. Emits no signal.
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
