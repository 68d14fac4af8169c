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

/// The right panel of Compare: the mean change, the number of cells with each verdict, the adjustments, the doubts, and
/// how a cell is tested.
class VerdictPanel : public widgets::InspectorPanel {
    Q_OBJECT

public:
    explicit VerdictPanel(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }
    void showResult(const stats::Comparison& comparison, const CompareChoices& choices);
    void showNothing();
    /// Returns the result for the exit code of the command, with the reason.
    [[nodiscard]] static QString exitText(const stats::Comparison& comparison, const CompareChoices& choices);

private:
    class Bar;
    void buildForm();
    /// Asks whether more or less is better if neither the name nor the unit of the metric indicates it.
    void buildQuestion(StudyStore& store);

    Bindings m_bindings;
    widgets::AnswerCard* m_card;
    std::map<std::string, widgets::Note*> m_notes;  ///< notes by the names of their remarks
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
