#include "app/pages/relative/predict_panel.h"

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/analyses/relative/relative_analysis.h"
#include "app/pages/aggregation_control.h"
#include "app/pages/relative/rule_text.h"
#include "widgets/common/names/eliding_label.h"
#include "widgets/common/theme/icon.h"
#include "widgets/controls/name_combo.h"
#include "widgets/panels/answer_card.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/tree/rule_list.h"

namespace greyscope::app {

using widgets::ElidingLabel;

namespace {

constexpr int kControlWidth = 86;

/// Returns a row whose label is elided to leave room for the control.
QWidget* elidingRow(ElidingLabel* label, QWidget* control) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label, 1);
    row->addWidget(control);
    label->setBuddy(control);
    return box;
}

}  // namespace

PredictPanel::PredictPanel(const PageContext& context, QWidget* parent)
    : widgets::InspectorPanel(parent),
      m_context(context),
      m_bindings(context.store),
      m_question(addSection(tr("Predict a cell"))),
      m_ruleSection(addSection(tr("Rules"))),
      m_errorSection(addSection(tr("Errors"))) {
    buildQuestion();
    buildRules();
    buildErrors();
    addAggregation(*this, context.store, context.catalog);
    showNothing();
}

void PredictPanel::buildQuestion() {
    m_factorRows = new QWidget;
    auto* rows = new QVBoxLayout(m_factorRows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    auto* base = new QDoubleSpinBox;
    base->setObjectName(QStringLiteral("relative.base"));
    base->setRange(0.0, 1e15);
    base->setDecimals(0);
    base->setFixedWidth(kControlWidth);
    base->setKeyboardTracking(false);
    auto* label = new ElidingLabel;
    m_baseLabel = label;
    m_card = new widgets::AnswerCard;
    m_question->addWidget(m_factorRows);
    m_question->addWidget(elidingRow(label, base));
    m_question->addWidget(m_card);
    connect(m_card, &widgets::AnswerCard::derivationAsked, this, [this] { emit derivationAsked(m_answer.row); });
    m_bindings.follow([this, base](const Study& /*study*/) {
        const double shown = m_answer.base.value_or(0.0);
        base->setDecimals(shown != 0.0 && std::abs(shown) < 1.0 ? 6 : std::abs(shown) < 100.0 ? 3 : 0);
        base->setSingleStep(std::max(1e-6, std::pow(10.0, std::floor(std::log10(std::max(1e-5, shown))) - 1.0)));
    });
    m_bindings.bind(base,
                    {[this](const Study& /*study*/) { return m_answer.base.value_or(0.0); },
                     [](Study& study, const double& value) { study.relative.questionBase = value; }},
                    {tr("Predict another value"), QStringLiteral("relative.base")});
}

void PredictPanel::buildRules() {
    m_rules = new widgets::RuleList;
    m_rules->setHighlight(&m_context.highlight);
    auto* button = new QToolButton;
    button->setText(tr("Copy rules"));
    button->setIcon(widgets::icon(QStringLiteral("copy")));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    menu->setObjectName(QStringLiteral("relative.rules"));
    for (const auto& [format, name] : {std::pair(RuleFormat::text, tr("Copy the rules as text")),
                                       std::pair(RuleFormat::latex, tr("Copy the rules for LaTeX")),
                                       std::pair(RuleFormat::csv, tr("Copy the rules as CSV")),
                                       std::pair(RuleFormat::dot, tr("Copy the tree for Graphviz (DOT)"))}) {
        menu->addAction(name, this, [this, format = format] {
            if (m_shown) {
                QGuiApplication::clipboard()->setText(textOfRules(*m_shown->result, format));
            }
        });
    }
    menu->addSeparator();
    menu->addAction(tr("Save…"), this, [this] {
        if (m_shown) {
            saveRules(m_shown->result, m_context.pathFor(QStringLiteral("rules.txt")), m_context.store, this);
        }
    });
    button->setMenu(menu);
    m_ruleSection->addWidget(m_rules);
    m_ruleSection->addWidget(button);
}

void PredictPanel::buildErrors() {
    m_errorTitle = new widgets::PlainLabel;
    m_errorTitle->setWordWrap(true);
    auto* rows = new QWidget;
    m_errors = new QGridLayout(rows);
    m_errors->setContentsMargins(0, 0, 0, 0);
    m_errors->setVerticalSpacing(6);
    m_errors->setColumnStretch(0, 1);
    for (const char* name : {"honest", "doubt", "intervals"}) {
        m_notes[name] = new widgets::Note;
    }
    m_question->addWidget(m_notes.at("honest"));  // visible below the prediction that it refers to
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_errorTitle, rows, m_notes.at("doubt"), m_notes.at("intervals")}) {
        m_errorSection->addWidget(widget);
    }
}

void PredictPanel::buildFactors() {
    m_factors = std::make_unique<Bindings>(m_context.store);
    m_names = m_shown->result->table.factors;
    for (QWidget* row : m_factorRows->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        row->hide();
        row->deleteLater();  // one of its entries may just have been selected
    }
    for (std::size_t factor = 0; factor < m_names.size(); ++factor) {
        m_factorRows->layout()->addWidget(factorCombo(factor));
    }
}

QWidget* PredictPanel::factorCombo(std::size_t factor) {
    const QString title = widgets::factorTitle(m_names, m_names[factor]);
    auto* combo = new widgets::ElidedCombo;
    combo->setObjectName(QStringLiteral("relative.ask.") + QString::fromStdString(m_names[factor]));
    combo->setFixedWidth(kControlWidth);
    combo->setMaxVisibleItems(20);
    combo->setAccessibleName(title);
    m_factors->bindChoice<std::string>(
        combo, [this, factor](const Study& /*study*/) { return m_asked[factor]; },
        [this, factor](const Study& /*study*/) {
            return listedItems(m_shown->result->table.levels[factor], m_asked[factor],
                               [](const std::string& level) { return widgets::visibleText(level); });
        },
        [this, factor](const std::string& level) {
            std::vector<std::string> cell = m_asked;
            cell[factor] = level;
            emit questionAsked(cell);
        });
    return elidingRow(new ElidingLabel(widgets::captionText(title)), combo);
}

void PredictPanel::setResult(const widgets::Ready<RelativeFigures>& shown, const widgets::RelativeNames& names) {
    m_shown = shown;
    m_words = names;
    m_baseLabel->setText(names.unit.isEmpty() ? tr("%1 in this cell").arg(names.from)
                                              : tr("%1 in this cell, %2").arg(names.from, names.unit));
    m_rules->setRows(shown->rules);
    showErrors();
    if (m_names != shown->result->table.factors) {
        buildFactors();
    }
    setSectionsVisible(true);
}

void PredictPanel::showAnswer(const Study& study, const std::vector<std::string>& asked,
                              const widgets::Answer& answer) {
    m_asked = asked;
    m_answer = answer;
    m_factors->show(study);
    m_bindings.show(study);
    m_card->show(widgets::answerCard(answer, m_words));
    m_card->setWorkable(answer.leftOut.has_value());
}

void PredictPanel::showErrors() {
    const relative::RelativeResult& result = *m_shown->result;
    m_errorTitle->setText(widgets::errorTitle(result));
    while (QLayoutItem* item = m_errors->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList names;
    for (const widgets::ErrorRow& row : m_shown->errors) {
        names << row.name;
    }
    int line = 0;
    for (const widgets::ErrorRow& row : m_shown->errors) {
        auto* value = new widgets::PlainLabel(row.text);
        value->setObjectName(QStringLiteral("relative.error"));
        QFont font = value->font();
        font.setBold(row.least);
        value->setFont(font);
        auto* name = new ElidingLabel(row.name);
        name->setNames(names);
        m_errors->addWidget(name, line, 0);
        m_errors->addWidget(value, line++, 1, Qt::AlignRight);
    }
    widgets::showRemarks(m_notes, RelativeAnalysis::remarks(*m_shown->result, m_words));
}

void PredictPanel::showNothing() {
    m_shown = nullptr;
    setSectionsVisible(false);
}

void PredictPanel::showLitRule() {
    m_rules->showLit();
}

void PredictPanel::setSectionsVisible(bool visible) {
    for (widgets::Section* section : {m_question, m_ruleSection, m_errorSection}) {
        section->setVisible(visible);
    }
}

}  // namespace greyscope::app
