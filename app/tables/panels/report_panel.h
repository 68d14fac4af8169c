#pragma once

#include <QStandardItemModel>
#include <QWidget>

#include "core/io/reader.h"

namespace greyscope::widgets {
class RowTable;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The panel for the report on the lines of a table's file. Selecting a row emits the first line that it is about.
class ReportPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReportPanel(QWidget* parent = nullptr);
    void setReport(const io::ReadReport* report, std::size_t columns);

signals:
    void lineChosen(std::size_t line);

private:
    QStandardItemModel m_model;
    widgets::RowTable* m_table;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
