#pragma once

#include <memory>

#include "core/data/dataset.h"
#include "widgets/table/long_table_model.h"

namespace greyscope::widgets {

/// A table model of a dataset, which reads the cells on request. If known, the source line of each row is in a last
/// column. Missing cells show a dash.
class DatasetModel : public LongTableModel {
    Q_OBJECT

public:
    using LongTableModel::LongTableModel;

    void setDataset(std::shared_ptr<const data::Dataset> dataset);
    [[nodiscard]] const std::shared_ptr<const data::Dataset>& dataset() const { return m_dataset; }
    /// Sets which columns contain names, even if they look like numbers; names are left-aligned. Without this, columns
    /// of text are left-aligned.
    void setLabels(std::vector<bool> labels);
    /// Whether this is the column of the source lines.
    [[nodiscard]] bool isLineColumn(int column) const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] bool isLabel(int column) const;

    std::shared_ptr<const data::Dataset> m_dataset;
    std::vector<bool> m_labels;
    bool m_hasLines = false;
};

}  // namespace greyscope::widgets
