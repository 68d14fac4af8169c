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

/// The panel for the source of a table. It shows how the file is read, and the file line by line, with line numbers and
/// the use of each line; for a workbook, the rows of the sheet. Lines are numbered from 1; 0 means no line.
class SourcePanel : public QWidget {
    Q_OBJECT

public:
    explicit SourcePanel(QWidget* parent = nullptr);
    /// Shows the file of a table. Its lines are read again unless the data of the table is the same as before.
    void setTable(const StudyTable& table);
    void clear();
    /// Shows a line of the file. For a stack, `part` is the name of the table whose file is shown and contains the
    /// line.
    void showLine(std::size_t line, const std::string& part = {});
    void setLit(std::size_t line);
    /// Returns the name of the part of a stack whose file is shown; "" for other tables, and before a part was
    /// selected.
    [[nodiscard]] const std::string& shownPart() const { return m_part; }
    /// Reads the lines of the file again, because they may have changed.
    void lookAgain();
    /// Shows why the file cannot be read with the settings that were chosen last.
    void setRefused(const QString& why);
    [[nodiscard]] bool ready() const { return !m_job.running(); }

signals:
    void reloadRequested();
    /// The user wants to read the table's file with these settings; `what` is the name of the step.
    void readingTold(const QString& table, const greyscope::app::ToldReading& reading, const QString& what);
    void lineHovered(std::size_t line);
    void lineChosen(std::size_t line);

private:
    void showState();
    void read();
    /// Returns the table whose file is shown: for a stack, the selected part.
    [[nodiscard]] const StudyTable& shownTable() const;

    Job<io::TextLines> m_job;
    StudyTable m_table;         ///< the table whose file is shown; it may be a stack
    std::string m_part;         ///< name of the part of a stack whose file is shown
    std::size_t m_awaited = 0;  ///< number of the line to show when the file has been read; 0: none
    ReadingBar* m_bar;
    widgets::SourceModel* m_model;
    widgets::RowTable* m_lines;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
