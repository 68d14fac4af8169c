#pragma once

#include "app/pages/option_controls.h"
#include "app/study/choices/compare_options.h"
#include "app/study/compared_runs.h"
#include "widgets/controls/context_bar.h"

namespace greyscope::app {

/// Stores in the study whether more or less of the compared metric is better.
void chooseBetter(StudyStore& store, stats::Better better);

/// The bar of the Compare page: "Compare [aged] with [new] of [Throughput] margin [3 %] at [95 %] better is [more]".
class CompareBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit CompareBar(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }

private:
    void addRun(const QString& word, const char* name, RunChoice ComparedRuns::*which);
    void addMetric();
    void addMargin();
    void addBetter();

    StudyStore& m_store;
    Bindings m_bindings;
};

/// Stores both compared runs in the study, so that changing one of them later keeps the other. `what` names the edit in
/// the history.
void chooseRuns(StudyStore& store, const ComparedRuns& runs, const QString& what);

}  // namespace greyscope::app
