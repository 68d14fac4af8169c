#pragma once

#include <QAbstractTableModel>
#include <QIcon>

#include <vector>

#include "widgets/present/replication/replication_present.h"
#include "widgets/table/row_table.h"

namespace greyscope::app {

[[nodiscard]] QIcon verdictIcon(widgets::LineState state);

/// The lines of the replication report as rows for a table view.
class ReplicationModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { where, quantity, values, published, recomputed, difference, verdict, columns };

    using QAbstractTableModel::QAbstractTableModel;
    void setRows(std::vector<widgets::ReplicationRow> rows);
    [[nodiscard]] const std::vector<widgets::ReplicationRow>& rows() const { return m_rows; }
    /// Returns the table as it is shown, as text separated by tabs.
    [[nodiscard]] QString text() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<widgets::ReplicationRow> m_rows;
};

/// The table of published numbers. A click selects a row; Enter or a double click opens the page that shows the number.
class ReplicationTable : public widgets::RowTable {
    Q_OBJECT

public:
    explicit ReplicationTable(QWidget* parent = nullptr);
    void setRows(std::vector<widgets::ReplicationRow> rows);
    [[nodiscard]] const ReplicationModel& rows() const { return *m_model; }

signals:
    void opened(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOutColumns();

    ReplicationModel* m_model;
};

}  // namespace greyscope::app
