#include "app/panels/predict_panel.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "app/panels/answer_card.h"
#include "widgets/common/eliding_label.h"
#include "widgets/common/icon.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/relative_parts.h"
#include "widgets/present/relative_summary.h"
#include "widgets/present/visible_text.h"
#include "widgets/tree/rule_list.h"

namespace greyscope::app {

using widgets::ElidingLabel;

namespace {

constexpr int kControlWidth = 86;

/// A row whose label gives way to the control.
QWidget* elidingRow(ElidingLabel* label, QWidget* control) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label, 1);
    row->addWidget(control);
    return box;
}

std::size_t levelIndex(const std::vector<std::string>& levels, const std::string& level) {
    return static_cast<std::size_t>(std::find(levels.begin(), levels.end(), level) - levels.begin());
}

}  // namespace

PredictPanel::PredictPanel(widgets::Highlight& highlight, QWidget* parent)
    : InspectorPanel(parent),
      m_highlight(highlight),
      m_question(addSection(tr("Ask for a cell"))),
      m_card(new AnswerCard),
      m_rules(new widgets::RuleList),
      m_ruleSection(addSection(tr("Rules"))),
      m_errorSection(addSection(tr("Errors"))),
      m_errorTitle(new widgets::PlainLabel),
      m_errors(new QWidget),
      m_errorGrid(new QGridLayout(m_errors)),
      m_honest(new Note),
      m_doubt(new Note) {
    buildQuestion();
    m_rules->setHighlight(&m_highlight);
    m_ruleSection->addWidget(m_rules);
    m_ruleSection->addWidget(ruleButton());
    m_errorGrid->setContentsMargins(0, 0, 0, 0);
    m_errorGrid->setVerticalSpacing(6);
    m_errorGrid->setColumnStretch(0, 1);
    m_errorTitle->setWordWrap(true);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_errorTitle, m_errors, m_honest, m_doubt}) {
        m_errorSection->addWidget(widget);
    }
}

QToolButton* PredictPanel::ruleButton() {
    auto* button = new QToolButton;
    button->setText(tr("Copy rules"));
    button->setIcon(widgets::icon(QStringLiteral("copy")));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    m_ruleMenu = new QMenu(button);
    for (const auto& [format, name] : {std::pair(RuleFormat::text, tr("Copy the rules as text")),
                                       std::pair(RuleFormat::latex, tr("Copy the rules for LaTeX")),
                                       std::pair(RuleFormat::csv, tr("Copy the rules as CSV")),
                                       std::pair(RuleFormat::dot, tr("Copy the tree for Graphviz (DOT)"))}) {
        connect(m_ruleMenu->addAction(name), &QAction::triggered, this,
                [this, format = format] { emit copyRulesRequested(format); });
    }
    m_ruleMenu->addSeparator();
    connect(m_ruleMenu->addAction(tr("Save…")), &QAction::triggered, this, &PredictPanel::saveRulesRequested);
    button->setMenu(m_ruleMenu);
    return button;
}

void PredictPanel::buildQuestion() {
    m_factorRows = new QWidget;
    auto* rows = new QVBoxLayout(m_factorRows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    auto* label = new ElidingLabel;
    m_baseLabel = label;
    m_base = new QDoubleSpinBox;
    m_base->setRange(0.0, 1e15);
    m_base->setDecimals(0);
    m_base->setFixedWidth(kControlWidth);
    m_base->setKeyboardTracking(false);
    label->setBuddy(m_base);
    connect(m_base, &QDoubleSpinBox::valueChanged, this, &PredictPanel::baseGiven);
    m_question->addWidget(m_factorRows);
    m_question->addWidget(elidingRow(label, m_base));
    m_question->addWidget(m_card);
}

void PredictPanel::showQuestion(const relative::RelativeResult& result, const std::vector<std::string>& asked) {
    if (m_factors != result.table.factors || m_levels != result.table.levels) {
        m_factors = result.table.factors;
        m_levels = result.table.levels;
        m_combos.clear();
        qDeleteAll(m_factorRows->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
        for (std::size_t factor = 0; factor < m_factors.size(); ++factor) {
            const QString title = widgets::factorTitle(m_factors, m_factors[factor]);
            auto* combo = new QComboBox;
            combo->setFixedWidth(kControlWidth);
            combo->setMaxVisibleItems(20);
            combo->setAccessibleName(title);
            QStringList items;
            for (const std::string& level : m_levels[factor]) {
                items << widgets::visibleText(level);
            }
            combo->addItems(items);
            auto* label = new ElidingLabel(widgets::captionText(title));
            label->setBuddy(combo);
            m_factorRows->layout()->addWidget(elidingRow(label, combo));
            m_combos.push_back(combo);
            connect(combo, &QComboBox::activated, this, &PredictPanel::ask);
        }
    }
    for (std::size_t factor = 0; factor < m_combos.size() && factor < asked.size(); ++factor) {
        m_combos[factor]->setCurrentIndex(static_cast<int>(levelIndex(m_levels[factor], asked[factor])));
    }
}

void PredictPanel::ask() {
    std::vector<std::string> cell;
    for (std::size_t factor = 0; factor < m_combos.size(); ++factor) {
        const int index = std::max(0, m_combos[factor]->currentIndex());
        cell.push_back(m_levels[factor][static_cast<std::size_t>(index)]);
    }
    emit questionAsked(cell);
}

void PredictPanel::show(const relative::RelativeResult& result, const widgets::RelativeNames& names,
                        const std::vector<std::string>& asked, std::optional<double> base) {
    showQuestion(result, asked);
    const widgets::Answer answer = widgets::answerFor(result, asked, base);
    m_baseLabel->setText(names.unit.isEmpty() ? tr("%1 there").arg(names.from)
                                              : tr("%1 there, %2").arg(names.from, names.unit));
    {
        const QSignalBlocker quiet(m_base);
        const double shown = answer.base.value_or(0.0);
        m_base->setDecimals(shown != 0.0 && std::abs(shown) < 1.0 ? 6 : std::abs(shown) < 100.0 ? 3 : 0);
        m_base->setSingleStep(std::max(1e-6, std::pow(10.0, std::floor(std::log10(std::max(1e-5, shown))) - 1.0)));
        m_base->setValue(shown);
    }
    m_card->show(answer, names);
    m_rules->setRows(widgets::ruleRows(result));
    showErrors(result, names);
    setSectionsVisible(true);
}

void PredictPanel::showErrors(const relative::RelativeResult& result, const widgets::RelativeNames& names) {
    m_errorTitle->setText(widgets::errorTitle(result));
    while (QLayoutItem* item = m_errorGrid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int line = 0;
    for (const widgets::ErrorRow& row : widgets::errorRows(result, names)) {
        auto* value = new widgets::PlainLabel(row.text);
        QFont font = value->font();
        font.setBold(row.least);
        value->setFont(font);
        m_errorGrid->addWidget(new ElidingLabel(row.name), line, 0);
        m_errorGrid->addWidget(value, line++, 1, Qt::AlignRight);
    }
    m_honest->setNote(Note::Kind::look, widgets::honestSentence(result));
    m_doubt->setNote(Note::Kind::info, widgets::doubtSentence(result, names));
}

void PredictPanel::showNothing() {
    setSectionsVisible(false);
}

void PredictPanel::setSectionsVisible(bool visible) {
    for (Section* section : {m_question, m_ruleSection, m_errorSection}) {
        section->setVisible(visible);
    }
}

QString PredictPanel::errorText(int row) const {
    const QLayoutItem* item = m_errorGrid->itemAtPosition(row, 1);
    return item ? static_cast<widgets::PlainLabel*>(item->widget())->text() : QString();
}

QString PredictPanel::noteText() const {
    const auto* label = m_honest->findChild<widgets::PlainLabel*>();
    return m_honest->isHidden() || !label ? QString() : label->text();
}

}  // namespace greyscope::app
