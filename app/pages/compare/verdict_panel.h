#pragma once

#include <array>
#include <map>
#include <string>

#include "app/pages/binding.h"
#include "core/stats/changes/compare_runs.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/section.h"

namespace greyscope::widgets {
class AnswerCard;
class Note;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The right panel of the Compare page: the mean change, the number of cells with each verdict, the adjustments, the
/// doubts, and how a cell is tested.
class VerdictPanel : public widgets::InspectorPanel {
    Q_OBJECT

public:
    explicit VerdictPanel(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }
    void showResult(const stats::Comparison& comparison, const CompareChoices& choices);
    void showNothing();
    /// Returns which exit code `greyscope compare` would return for this comparison, with the reason.
    [[nodiscard]] static QString exitText(const stats::Comparison& comparison, const CompareChoices& choices);

private:
    class Bar;
    void buildForm();
    /// Adds a question whether more or less is better, for a metric whose name and unit do not say it.
    void buildQuestion(StudyStore& store);

    Bindings m_bindings;
    widgets::AnswerCard* m_card;
    std::map<std::string, widgets::Note*> m_notes;  ///< notes of the panel, by the name of their remark
    Bar* m_bar;
    std::array<widgets::PlainLabel*, 4> m_counts{};
    widgets::PlainLabel* m_exit;
    widgets::PlainLabel* m_adjusted;
    widgets::PlainLabel* m_whyNone;
    widgets::Section* m_verdicts;
    widgets::Section* m_adjustment;
    widgets::Section* m_equal;
};

}  // namespace greyscope::app
