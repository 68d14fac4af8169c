#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/analyses/relative/relative_figures.h"
#include "app/pages/binding.h"
#include "app/pages/page.h"
#include "widgets/controls/note.h"
#include "widgets/controls/section.h"

class QGridLayout;
class QToolButton;

namespace greyscope::widgets {
class AnswerCard;
class RuleList;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The inspector of the Relative page: the prediction for a cell, the rules of the tree, and its errors compared with
/// the baselines.
class PredictPanel : public widgets::InspectorPanel {
    Q_OBJECT

public:
    explicit PredictPanel(const PageContext& context, QWidget* parent = nullptr);

    void setResult(const widgets::Ready<RelativeFigures>& shown, const widgets::RelativeNames& names);
    void showAnswer(const Study& study, const std::vector<std::string>& asked, const widgets::Answer& answer);
    /// Clears the inspector, because there is no result.
    void showNothing();
    /// Scrolls the list of rules to the highlighted one.
    void showLitRule();

signals:
    void questionAsked(const std::vector<std::string>& cell);
    /// The user wants to see the derivation of the predicted cell in this row, with the tree from which the cell was
    /// left out.
    void derivationAsked(int row);

private:
    void buildQuestion();
    void buildRules();
    void buildErrors();
    void buildFactors();
    [[nodiscard]] QWidget* factorCombo(std::size_t factor);
    void showErrors();
    void setSectionsVisible(bool visible);

    PageContext m_context;
    Bindings m_bindings;
    std::unique_ptr<Bindings> m_factors;  ///< bindings of the drop-down lists in m_levels
    std::vector<std::string> m_names;     ///< names of the factors that have a drop-down list
    widgets::Ready<RelativeFigures> m_shown;
    widgets::RelativeNames m_words;
    std::vector<std::string> m_asked;
    widgets::Answer m_answer;
    widgets::Section* m_question;
    widgets::Section* m_ruleSection;
    widgets::Section* m_errorSection;
    QWidget* m_factorRows = nullptr;
    widgets::PlainLabel* m_baseLabel = nullptr;
    widgets::AnswerCard* m_card = nullptr;
    widgets::RuleList* m_rules = nullptr;
    widgets::PlainLabel* m_errorTitle = nullptr;
    QGridLayout* m_errors = nullptr;
    std::map<std::string, widgets::Note*> m_notes;  ///< notes of the inspector, by the name of their remark
};

}  // namespace greyscope::app
