#pragma once

#include "widgets/present/forecast/forecast_rows.h"
#include "widgets/table/table_model.h"

namespace greyscope::widgets {

/// The rows of a ModelTable for a table view: model, parameters, errors, forecast steps, posterior error ratio C and
/// small error probability P. The check box in the first column sets whether the model is drawn.
class ForecastModels : public TableModel {
    Q_OBJECT

public:
    /// The role of the number that a delegate draws as a bar in a cell: the hold-out error in percent.
    enum Role { valueRole = Qt::UserRole };
    enum Column { model, parameters, fitError, firstStep };

    using TableModel::TableModel;

    void setTable(const ModelTable& table);
    [[nodiscard]] const ModelTable& table() const { return m_table; }
    [[nodiscard]] int holdoutColumn() const { return firstStep + static_cast<int>(m_table.steps); }
    /// Whether a cell is bold: the name of the chosen model, and errors on test points.
    [[nodiscard]] bool isBold(int row, int column) const;
    /// The key of the derivation step that calculates the numbers of a column; "" if there is none.
    [[nodiscard]] QString stepBehind(int column) const;
    /// The largest hold-out error of all rows, at which the bar of a cell has its full length.
    [[nodiscard]] double largestError() const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// The user wants to add the model to the chart or to remove it. The model does not change the table; the listener
    /// sets a changed one.
    void shownEdited(const QString& name, bool shown);

private:
    ModelTable m_table;
};

}  // namespace greyscope::widgets
