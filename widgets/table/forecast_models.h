#pragma once

#include "widgets/present/forecast/forecast_rows.h"
#include "widgets/table/table_model.h"

namespace greyscope::widgets {

/// The rows of a ModelTable for a table view: model, parameters, errors, steps of the forecast, C and P. The first
/// column can be checked: whether the model is drawn.
class ForecastModels : public TableModel {
    Q_OBJECT

public:
    /// Numbers behind a cell for those who draw it: the hold-out error in percent.
    enum Role { valueRole = Qt::UserRole };
    enum Column { model, parameters, fitError, firstStep };

    using TableModel::TableModel;

    void setTable(const ModelTable& table);
    [[nodiscard]] const ModelTable& table() const { return m_table; }
    [[nodiscard]] int holdoutColumn() const { return firstStep + static_cast<int>(m_table.steps); }
    /// The chosen model's name and the errors that models are judged by.
    [[nodiscard]] bool isBold(int row, int column) const;
    /// The step of a derivation that gives the numbers of a column; "" where none does.
    [[nodiscard]] QString stepBehind(int column) const;
    /// The largest hold-out error of any row, for bars.
    [[nodiscard]] double largestError() const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// The user wants the model in the chart, or out of it. The table stays as it is until it is set anew.
    void shownEdited(const QString& name, bool shown);

private:
    ModelTable m_table;
};

}  // namespace greyscope::widgets
