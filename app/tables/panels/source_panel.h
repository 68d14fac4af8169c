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

/// How the file of a table is read, and the file line by line with line numbers and the use of each line; for a
/// workbook, the rows of the sheet. Lines are numbered from 1; 0 means no line.
class SourcePanel : public QWidget {
    Q_OBJECT

public:
    explicit SourcePanel(QWidget* parent = nullptr);
    /// Shows the file of a table. Its lines are read again unless the table has the same data as before.
    void setTable(const StudyTable& table);
    void clear();
    /// Shows a line. For a stack, `part` is the table whose file contains the line; that file is shown.
    void showLine(std::size_t line, const std::string& part = {});
    void setLit(std::size_t line);
    /// Returns the part of a stack whose file is shown; "" for other tables, and before a part was selected.
    [[nodiscard]] const std::string& shownPart() const { return m_part; }
    /// Reads the file again, because it may have changed.
    void lookAgain();
    /// Shows why the file cannot be read in the way chosen last.
    void setRefused(const QString& why);
    [[nodiscard]] bool ready() const { return !m_job.running(); }

signals:
    void reloadRequested();
    /// Request to read the table's file in this way; `what` names the step.
    void readingTold(const QString& table, const greyscope::app::ToldReading& reading, const QString& what);
    void lineHovered(std::size_t line);
    void lineChosen(std::size_t line);

private:
    void showState();
    void read();
    /// Returns the table, or for a stack the part that is shown.
    [[nodiscard]] const StudyTable& shownTable() const;

    Job<io::TextLines> m_job;
    StudyTable m_table;         ///< the table whose source is shown
    std::string m_part;         ///< part of a stack that is shown
    std::size_t m_awaited = 0;  ///< line to show once the file has been read
    ReadingBar* m_bar;
    widgets::SourceModel* m_model;
    widgets::RowTable* m_lines;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
