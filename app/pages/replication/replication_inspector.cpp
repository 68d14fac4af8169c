#include "app/pages/replication/replication_inspector.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/pages/replication/replication_formula.h"
#include "app/pages/replication/replication_table.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using published::ItemReading;
using published::Judged;
using published::Judgement;
using published::ReplicationReport;
using published::ReportLine;
using published::Setting;
using widgets::LineState;

namespace {

widgets::PlainLabel* wrapping() {
    auto* label = new widgets::PlainLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void clear(QVBoxLayout& rows) {
    while (QLayoutItem* row = rows.takeAt(0)) {
        delete row->widget();
        delete row;
    }
}

/// Adds a rule in words and its result.
QString addReading(QVBoxLayout& rows, const published::Item& item, const ItemReading& reading) {
    const QString words = widgets::ruleText(reading.rule);
    auto* label = wrapping();
    label->setText(words);
    label->setForegroundRole(QPalette::PlaceholderText);
    auto* formula = new FormulaView;
    formula->setFormula({QString::fromStdString(reading.numerator), QString::fromStdString(reading.denominator),
                         widgets::besideText(item, reading.value)});
    rows.addWidget(label);
    rows.addWidget(formula);
    return widgets::withColon(words, formula->accessibleName()) + QLatin1Char('\n');
}

QString viewName(Setting::View view) {
    switch (view) {
        case Setting::View::relations:
            return ReplicationInspector::tr("Open in Relations");
        case Setting::View::forecast:
            return ReplicationInspector::tr("Open in Forecast");
        case Setting::View::relative:
            return ReplicationInspector::tr("Open in Relative");
        case Setting::View::none:
            break;
    }
    return {};
}

}  // namespace

ReplicationInspector::ReplicationInspector(QWidget* parent) : widgets::InspectorPanel(parent) {
    m_nothing = wrapping();
    m_nothing->setContentsMargins(12, 12, 12, 12);
    m_nothing->setText(tr("Choose a line to see both calculations."));
    addWidget(m_nothing);
    m_content = new QWidget;
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    buildHead();
    auto* published = new widgets::Section(tr("Published"));
    m_published = new FormulaView;
    published->addWidget(m_published);
    const auto rowsIn = [](widgets::Section* section) {
        auto* box = new QWidget;
        auto* rows = new QVBoxLayout(box);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(3);
        section->addWidget(box);
        return rows;
    };
    m_criterionSection = new widgets::Section(tr("Own criterion"));
    m_criterion = wrapping();
    m_criterionSection->addWidget(m_criterion);
    auto* recomputed = new widgets::Section(tr("Recomputed"));
    m_recomputed = rowsIn(recomputed);
    m_besideSection = new widgets::Section(tr("Compared with"));
    m_beside = rowsIn(m_besideSection);
    auto* reading = new widgets::Section(tr("Reading"));
    m_why = wrapping();
    reading->addWidget(m_why);
    auto* rules = new widgets::Section(tr("Rules used"));
    m_rules = wrapping();
    rules->addWidget(m_rules);
    for (widgets::Section* section : {published, m_criterionSection, recomputed, m_besideSection, reading, rules}) {
        column->addWidget(section);
    }
    buildFoot();
    addWidget(m_content);
    showNothing();
}

void ReplicationInspector::buildHead() {
    m_icon = new widgets::PlainLabel;
    m_verdict = wrapping();
    QFont bold = font();
    bold.setBold(true);
    m_verdict->setFont(bold);
    m_where = new widgets::PlainLabel;
    m_where->setForegroundRole(QPalette::PlaceholderText);
    m_quantity = wrapping();
    m_values = new QComboBox;
    m_values->setAccessibleName(tr("Value"));
    m_values->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_values->setMinimumContentsLength(12);
    connect(m_values, &QComboBox::activated, this,
            [this](int index) { emit itemChosen(static_cast<std::size_t>(m_values->itemData(index).toULongLong())); });
    auto* head = new QWidget;
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_verdict, 1);
    auto* rows = new QVBoxLayout(head);
    rows->setContentsMargins(12, 12, 12, 4);
    rows->setSpacing(4);
    rows->addLayout(row);
    rows->addWidget(m_where);
    rows->addWidget(m_quantity);
    rows->addWidget(m_values);
    m_content->layout()->addWidget(head);
}

void ReplicationInspector::buildFoot() {
    m_open = new QPushButton;
    auto* copy = new QPushButton(widgets::icon(QStringLiteral("copy")), tr("Copy"));
    copy->setFlat(true);
    connect(m_open, &QPushButton::clicked, this, &ReplicationInspector::openRequested);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_text); });
    auto* foot = new QWidget;
    m_foot = new QBoxLayout(QBoxLayout::TopToBottom, foot);
    m_foot->setContentsMargins(12, 10, 12, 8);
    m_foot->addWidget(m_open);
    m_foot->addWidget(copy);
    m_foot->addStretch(1);
    m_content->layout()->addWidget(foot);
}

void ReplicationInspector::resizeEvent(QResizeEvent* event) {
    constexpr int sideBySideFrom = 300;
    widgets::InspectorPanel::resizeEvent(event);
    m_foot->setDirection(width() < sideBySideFrom ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ReplicationInspector::showNothing() {
    m_content->hide();
    m_nothing->show();
    m_text.clear();
}

void ReplicationInspector::show(const ReplicationReport& report, const Judged& judged, std::size_t line,
                                std::size_t index) {
    const published::Item& item = report.items[index];
    const Judgement& judgement = judged.judgements[index];
    const LineState state = widgets::stateOf(item, judgement);
    showHead(item, state);
    fillValues(report, judged.lines[line], index);
    m_text = QStringLiteral("%1\n%2, %3\n").arg(m_verdict->text(), m_where->text(), m_quantity->text());
    showArithmetic(item, judgement);
    m_why->setText(widgets::whyText(report, ReportLine{{index}, judgement}));
    m_text += m_why->text() + QLatin1Char('\n');
    const published::ReplicationOptions& options = report.options;
    QStringList rules;
    switch (item.setting.view) {
        case Setting::View::relations:
            rules << tr("Mean image, extremes over all pairs")
                  << tr("ρ %1").arg(widgets::fixedText(options.relation.distinguishingCoefficient, 2));
            break;
        case Setting::View::forecast:
            rules << tr("Background weight α %1").arg(widgets::fixedText(options.backgroundWeight, 2))
                  << tr("Relative errors ÷ measured value");
            break;
        case Setting::View::relative:
            rules << tr("At most %n leaves of at least %1 cells", nullptr, widgets::counted(options.grow.maxLeaves))
                         .arg(options.grow.minLeaf)
                  << tr("Relative errors ÷ measured value");
            break;
        case Setting::View::none:
            rules << tr("Only data printed in this paper");
            break;
    }
    m_rules->setText(rules.join(QLatin1Char('\n')));
    m_view = item.setting.view;
    labelButton();
    m_nothing->hide();
    m_content->show();
}

void ReplicationInspector::showHead(const published::Item& item, LineState state) {
    m_icon->setPixmap(verdictIcon(state).pixmap(QSize(18, 18), devicePixelRatioF()));
    m_verdict->setText(widgets::stateInFull(state));
    m_where->setText(widgets::withComma(widgets::paperText(item.printed.paper), widgets::placeText(item.printed)));
    widgets::setTip(m_where, widgets::paperInFull(item.printed.paper));
    const QString quantity = widgets::quantityText(item.printed.quantity);
    const QString cell = widgets::cellText(item.printed);
    m_quantity->setText(cell.isEmpty() ? quantity : widgets::withColon(quantity, cell));
}

void ReplicationInspector::fillValues(const ReplicationReport& report, const ReportLine& line, std::size_t index) {
    m_values->clear();
    for (const std::size_t i : line.items) {
        const published::Item& item = report.items[i];
        m_values->addItem(widgets::cellText(item.printed) + QStringLiteral("  ") + widgets::printedText(item),
                          QVariant::fromValue(static_cast<qulonglong>(i)));
    }
    m_values->setCurrentIndex(m_values->findData(QVariant::fromValue(static_cast<qulonglong>(index))));
    m_values->setVisible(line.items.size() > 1);
}

void ReplicationInspector::showArithmetic(const published::Item& item, const Judgement& judgement) {
    m_published->setFormula({QString::fromStdString(item.printed.numerator),
                             QString::fromStdString(item.printed.denominator), widgets::printedText(item)});
    m_text += tr("Published: %1").arg(m_published->accessibleName()) + QLatin1Char('\n');
    m_criterionSection->setVisible(item.criterion.has_value());
    if (item.criterion) {
        m_criterion->setText(tr("%1: set by this program, no number is printed").arg(widgets::criterionText(item)));
        m_text += tr("Own criterion: %1").arg(m_criterion->text()) + QLatin1Char('\n');
    }
    clear(*m_recomputed);
    clear(*m_beside);
    for (const ItemReading& reading : item.readings) {
        m_text += addReading(*m_recomputed, item, reading);
    }
    if (item.readings.empty()) {
        auto* none = wrapping();
        none->setText(judgement.firstPrint ? tr("First printing: %1").arg(widgets::computedText(item, judgement))
                                           : tr("The printed data do not determine it."));
        m_recomputed->addWidget(none);
    }
    for (const ItemReading& reading : item.beside) {
        m_text += addReading(*m_beside, item, reading);
    }
    m_besideSection->setVisible(!item.beside.empty());
}

void ReplicationInspector::setSampleOpen(bool open) {
    m_sampleOpen = open;
    labelButton();
}

void ReplicationInspector::labelButton() {
    m_open->setVisible(m_view != Setting::View::none);
    m_open->setText(m_sampleOpen ? viewName(m_view) : tr("Open in the sample study"));
    widgets::setTip(m_open, m_sampleOpen
                                ? tr("Shows the calculation with these settings; Undo restores the previous ones")
                                : tr("The settings belong to the sample study, which is not open"));
}

}  // namespace greyscope::app
