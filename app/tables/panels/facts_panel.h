#pragma once

#include <QStandardItemModel>
#include <QWidget>

#include "core/data/dataset.h"

namespace greyscope::widgets {
class RowTable;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The panel for facts in the file about the table as a whole: the program and its version, its parameters, the host.
class FactsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FactsPanel(QWidget* parent = nullptr);
    void setFacts(const std::vector<data::TableFact>& facts);

private:
    QStandardItemModel m_model;
    widgets::RowTable* m_table;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
