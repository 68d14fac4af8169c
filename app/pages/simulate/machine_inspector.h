#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/pages/binding.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/note.h"
#include "widgets/controls/section.h"

class QPushButton;

namespace greyscope::app {

class CheckedField;

/// The inspector of the Simulate page. It shows every parameter of the current scenario with its unit, value and
/// source, the number of runs of each point, and the commands that start and stop runs.
class MachineInspector : public widgets::InspectorPanel {
    Q_OBJECT

public:
    explicit MachineInspector(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study);
    /// Sets the text on the progress of the runs; "" if no runs are in progress.
    void setProgress(const QString& text);
    /// Sets whether there are results that the user can turn into a table.
    void setUsable(bool usable);
    /// Shows above the Run button why `field` rejects its text; Run then uses the previous value.
    void tellRefusalsOf(const CheckedField* field);

signals:
    void runRequested();
    void stopRequested();
    void tableRequested();

private:
    widgets::Section* addPart(const QString& title);
    void buildRuns();
    void buildRequests();
    void buildParameters();
    void showRefusals();

    StudyStore& m_store;
    Bindings m_bindings;
    std::vector<widgets::Section*> m_parts;
    widgets::PlainLabel* m_none = nullptr;  ///< text that is shown if there is no scenario
    QPushButton* m_run = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_table = nullptr;
    widgets::PlainLabel* m_progress = nullptr;
    widgets::Note* m_stale = nullptr;
    widgets::Note* m_refused = nullptr;
    /// Reason for the rejection by field; "" for a field whose text is valid again.
    std::map<const QObject*, QString> m_refusals;
    std::map<std::string, widgets::PlainLabel*> m_origins;
    std::map<std::string, QWidget*> m_sensitivities;
};

}  // namespace greyscope::app
