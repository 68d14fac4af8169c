#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/pages/page_parts.h"
#include "app/panels/rule_text.h"
#include "core/relative/model.h"
#include "widgets/common/highlight.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/relative_present.h"

class QDoubleSpinBox;
class QGridLayout;
class QMenu;
class QToolButton;

namespace greyscope::widgets {
class RuleList;
}

namespace greyscope::app {

class AnswerCard;

/// The inspector of the relative page: ask for a cell, the rules, and the errors beside the baselines.
class PredictPanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit PredictPanel(widgets::Highlight& highlight, QWidget* parent = nullptr);

    /// `base`: the reference's value at the asked cell as the user gave it.
    void show(const relative::RelativeResult& result, const widgets::RelativeNames& names,
              const std::vector<std::string>& asked, std::optional<double> base);
    /// Without a result there is nothing to ask.
    void showNothing();

    [[nodiscard]] QComboBox* factorCombo(std::size_t factor) const { return m_combos[factor]; }
    [[nodiscard]] QDoubleSpinBox* baseSpin() const { return m_base; }
    [[nodiscard]] QString errorText(int row) const;
    [[nodiscard]] QString noteText() const;
    [[nodiscard]] AnswerCard* card() const { return m_card; }
    [[nodiscard]] widgets::RuleList* rules() const { return m_rules; }
    [[nodiscard]] QMenu* ruleMenu() const { return m_ruleMenu; }

signals:
    void questionAsked(const std::vector<std::string>& cell);
    void baseGiven(double value);
    void copyRulesRequested(greyscope::app::RuleFormat format);
    void saveRulesRequested();

private:
    void buildQuestion();
    [[nodiscard]] QToolButton* ruleButton();
    void showQuestion(const relative::RelativeResult& result, const std::vector<std::string>& asked);
    void showErrors(const relative::RelativeResult& result, const widgets::RelativeNames& names);
    void ask();
    void setSectionsVisible(bool visible);

    widgets::Highlight& m_highlight;
    Section* m_question;
    QWidget* m_factorRows = nullptr;
    std::vector<std::string> m_factors;
    std::vector<std::vector<std::string>> m_levels;
    std::vector<QComboBox*> m_combos;
    widgets::PlainLabel* m_baseLabel = nullptr;
    QDoubleSpinBox* m_base = nullptr;
    AnswerCard* m_card;
    widgets::RuleList* m_rules;
    QMenu* m_ruleMenu = nullptr;
    Section* m_ruleSection;
    Section* m_errorSection;
    widgets::PlainLabel* m_errorTitle;
    QWidget* m_errors;
    QGridLayout* m_errorGrid;
    Note* m_honest;
    Note* m_doubt;
};

}  // namespace greyscope::app
