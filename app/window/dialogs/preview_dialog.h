#pragma once

#include <QDialog>

#include <optional>

#include "app/run/job.h"
#include "app/study/study.h"

class QPushButton;

namespace greyscope::app {

class ReportPanel;
class SourcePanel;
class ValuesPanel;

/// A dialog that shows a preview of a file before it is opened: its lines, the settings for reading it, and the
/// resulting values. It is also for files that cannot be read without settings.
class PreviewDialog : public QDialog {
    Q_OBJECT

public:
    /// Creates the dialog for a file. `adds`: whether it offers to add the table to the open study.
    PreviewDialog(const QString& path, bool adds, QWidget* parent = nullptr);

signals:
    void openRequested(const greyscope::app::StudyTable& table);
    void addRequested(const greyscope::app::StudyTable& table);

private:
    /// The result of reading the file: the table; or what is known about the file, and why it is not a table.
    struct Outcome {
        StudyTable table;
        std::optional<base::Error> error;
    };
    [[nodiscard]] static base::Expected<Outcome> read(const std::string& path, const ToldReading& told,
                                                      base::Progress& progress);
    void build(bool adds);
    void start(const ToldReading& told);
    void showOutcome();
    void edit(const std::function<void(StudyTable&)>& change);

    std::string m_path;
    std::optional<StudyTable> m_table;
    Job<Outcome> m_job;
    SourcePanel* m_source;
    ValuesPanel* m_values;
    ReportPanel* m_report;
    QPushButton* m_open = nullptr;
    QPushButton* m_add = nullptr;
};

}  // namespace greyscope::app
