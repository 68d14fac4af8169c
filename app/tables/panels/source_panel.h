#pragma once

#include <QWidget>

#include "app/run/job.h"
#include "app/study/study.h"
#include "core/io/text/text_lines.h"

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
    /// Of a stack, `part` tells the table whose file has the line; that file is shown then.
    void showLine(std::size_t line, const std::string& part = {});
    void setLit(std::size_t line);
    /// The table of a stack whose file is shown; "" of other tables, and before one was asked for.
    [[nodiscard]] const std::string& shownPart() const { return m_part; }
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
    /// The table, or of a stack the part that is shown.
    [[nodiscard]] const StudyTable& shownTable() const;

    Job<io::TextLines> m_job;
    StudyTable m_table;         ///< whose source it is
    std::string m_part;         ///< of a stack, the one that is shown
    std::size_t m_awaited = 0;  ///< line to go to when the file is there
    ReadingBar* m_bar;
    widgets::SourceModel* m_model;
    widgets::RowTable* m_lines;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
