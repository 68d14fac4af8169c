#pragma once

#include <QWidget>

#include "app/run/job.h"
#include "app/tables/table_findings.h"

class QVBoxLayout;

namespace greyscope::widgets {
class ViewFrame;
}

namespace greyscope::app {

/// The findings about a table, as cards.
class FindingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget* parent = nullptr);
    /// `entries` are its series.
    void setTable(const StudyTable& table, std::vector<SeriesEntry> entries);

    void clear() { m_job.set(widgets::Empty{}); }

signals:
    /// The user chose this remedy for a finding; `what` names the step.
    void mendChosen(const QString& what, const std::function<void(greyscope::app::StudyTable&)>& edit);
    void stepBegun(const greyscope::app::StepWhat& what);
    void readingTold(const QString& what, const greyscope::app::ToldReading& reading);

private:
    void showFindings(const std::vector<Finding>& findings);

    Job<std::vector<Finding>> m_job;
    QVBoxLayout* m_cards;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
