#pragma once

#include <QWidget>

#include "app/run/job.h"
#include "app/tables/table_findings.h"

class QVBoxLayout;

namespace greyscope::widgets {
class ViewFrame;
}

namespace greyscope::app {

/// A panel of the Data page that lists the findings about a table, such as equal series, each as a card with buttons
/// that fix it.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);
    /// Looks for findings in the table, in the background, and shows them. `entries`: the series of the table.
    void setTable(const StudyTable& table, std::vector<SeriesEntry> entries);

    void clear() { m_job.set(widgets::Empty{}); }

signals:
    /// The user chose a remedy that changes the table: `edit` makes the change, `what` names it, for undo.
    void mendChosen(const QString& what, const std::function<void(greyscope::app::StudyTable&)>& edit);
    /// The user chose a remedy that is a recipe step, which the user has yet to complete.
    void stepBegun(const greyscope::app::StepWhat& what);
    /// The user chose a remedy that reads the file in another way; `what` names the change, for undo.
    void readingTold(const QString& what, const greyscope::app::ToldReading& reading);

private:
    void showFindings(const std::vector<Finding>& findings);

    Job<std::vector<Finding>> m_job;
    QVBoxLayout* m_cards;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
