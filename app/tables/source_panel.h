#pragma once

#include <QWidget>

#include "app/run/job.h"
#include "app/study/study.h"
#include "core/io/text_lines.h"

namespace greyscope::widgets {
class RowTable;
class SourceModel;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class ReadingBar;

/// How the file of a table is read, and the file line by line with its number and what became of it; of a workbook the
/// rows of the sheet. Lines are numbered from 1; 0 is none.
class SourcePanel : public QWidget {
    Q_OBJECT

public:
    explicit SourcePanel(QWidget* parent = nullptr);
    /// The lines of the table's file are looked up anew unless the table has the same data as before.
    void setTable(const StudyTable& table);
    void clear();
    void showLine(std::size_t line);
    void setLit(std::size_t line);
    /// The file may have changed.
    void lookAgain();
    /// Why the file cannot be read in the way that was chosen last.
    void setRefused(const QString& why);
    [[nodiscard]] bool ready() const { return !m_job.running(); }

signals:
    void reloadRequested();
    /// The table's file is to be read in this way; `what` names the step.
    void readingTold(const QString& table, const greyscope::app::ToldReading& reading, const QString& what);
    void lineHovered(std::size_t line);
    void lineChosen(std::size_t line);

private:
    void showState();
    void read();

    Job<io::TextLines> m_job;
    StudyTable m_table;  ///< whose source it is
    ReadingBar* m_bar;
    widgets::SourceModel* m_model;
    widgets::RowTable* m_lines;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
