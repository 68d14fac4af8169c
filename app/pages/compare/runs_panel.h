#pragma once

#include <map>

#include "app/pages/binding.h"
#include "app/study/compared_runs.h"
#include "core/stats/changes/compare_runs.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/section.h"

class QCheckBox;
class QPushButton;

namespace greyscope::widgets {
class TickList;
}

namespace greyscope::app {

/// Returns an empty label with word wrap, for the panels of Compare.
[[nodiscard]] widgets::PlainLabel* wrappedLabel();

/// The left panel of the Compare page: the two runs, the columns that match cells, how many rows are used and left out,
/// and the verdicts that are listed.
class RunsPanel : public widgets::InspectorPanel {
    Q_OBJECT

public:
    explicit RunsPanel(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study);
    void showResult(const stats::Comparison& comparison);
    void showNothing();

private:
    void buildRuns();
    void buildMatch();
    void buildShown();
    void swap();
    void tickMatch();

    StudyStore& m_store;
    Bindings m_bindings;
    widgets::PlainLabel* m_before;
    widgets::PlainLabel* m_after;
    QPushButton* m_swap = nullptr;
    widgets::TickList* m_match = nullptr;
    widgets::PlainLabel* m_account;
    std::map<stats::Verdict, QCheckBox*> m_shown;
};

}  // namespace greyscope::app
