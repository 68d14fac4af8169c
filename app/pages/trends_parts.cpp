#include "app/pages/trends_parts.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QRadioButton>

#include <algorithm>

#include "app/run/trends_run.h"
#include "core/data/column_name.h"
#include "widgets/common/plain_text.h"
#include "widgets/plot/frame_painter.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

using widgets::PlotView;

namespace {

QString nameOf(const std::string& column) {
    return widgets::visibleText(data::displayName(column));
}

QString unitOf(const StudyTable& table, const std::string& column) {
    const auto index = table.dataset ? table.dataset->find(column) : std::nullopt;
    return index ? widgets::visibleText(table.dataset->columns()[*index].unit) : QString();
}

QString withUnit(const StudyTable& table, const std::string& column) {
    const QString unit = unitOf(table, column);
    return unit.isEmpty() ? nameOf(column) : nameOf(column) + QStringLiteral(", ") + unit;
}

std::vector<std::string> levelsOf(const StudyTable& table, const std::string& column) {
    const auto index = table.dataset ? table.dataset->find(column) : std::nullopt;
    return index ? table.dataset->levels(*index).texts() : std::vector<std::string>();
}

}  // namespace

SmallMultiples::SmallMultiples(widgets::Highlight& highlight, QWidget* parent)
    : QWidget(parent), m_highlight(highlight) {
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

void SmallMultiples::setSpecs(const std::vector<widgets::PlotSpec>& specs) {
    while (m_views.size() > specs.size()) {
        delete m_views.back();
        m_views.pop_back();
    }
    while (m_views.size() < specs.size()) {
        auto* view = new PlotView(this);
        view->setHighlight(&m_highlight);
        connect(view, &PlotView::clicked, this,
                [this, index = static_cast<int>(m_views.size())] { emit chosen(index); });
        m_views.push_back(view);
        view->show();
    }
    for (std::size_t i = 0; i < specs.size(); ++i) {
        widgets::PlotSpec spec = specs[i];
        if (i > 0) {
            spec.y.hideLabels = true;
        }
        m_views[i]->setSpec(spec);
    }
    arrange();
}

void SmallMultiples::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void SmallMultiples::arrange() {
    if (m_views.empty()) {
        return;
    }
    constexpr int gap = 4;
    const int count = static_cast<int>(m_views.size());
    const int axis = m_views.front()->labelWidth();
    const int each = std::max(60, (width() - axis - gap * (count + 1)) / count);
    int x = gap;
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        const int own = each + (i == 0 ? axis : 0);
        m_views[i]->setGeometry(x, 0, own, height());
        x += own + gap;
    }
}

TrendsBar::TrendsBar(QWidget* parent)
    : ContextBar(parent),
      m_response(new QComboBox),
      m_axis(new QComboBox),
      m_holds(new QWidget),
      m_measure(new Segmented({tr("Absolute"), tr("Ratio"), tr("Indexed")})) {
    auto* row = new QHBoxLayout(m_holds);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const QString keys[] = {tr("As measured (A)"), tr("Over the reference (Q)"), tr("Over the first value (I)")};
    for (int i = 0; i < 3; ++i) {
        widgets::setTip(m_measure->button(i), keys[i]);
    }
    addControl(tr("Response"), m_response);
    addControl(tr("Across"), m_axis);
    addControl(tr("Hold"), m_holds);
    addSeparator();
    addControl(tr("Show"), m_measure);
    connect(m_response, &QComboBox::activated, this,
            [this] { emit responseChosen(m_response->currentData().toString().toStdString()); });
    connect(m_axis, &QComboBox::activated, this,
            [this] { emit axisChosen(m_axis->currentData().toString().toStdString()); });
    connect(m_measure, &Segmented::chosen, this,
            [this](int index) { emit measureChosen(static_cast<Measure>(index)); });
}

void TrendsBar::showStudy(const Study& study) {
    m_measure->setCurrent(static_cast<int>(study.trends.measure));
    const StudyTable* table = study.activeTable();
    setEnabled(table != nullptr);
    if (table == nullptr) {
        return;
    }
    std::vector<std::pair<QString, QString>> items;
    for (const std::string& metric : table->roles.metrics) {
        items.emplace_back(withUnit(*table, metric), QString::fromStdString(metric));
    }
    const std::string metric =
        table->metric.empty() && !table->roles.metrics.empty() ? table->roles.metrics.front() : table->metric;
    fillCombo(m_response, items, QString::fromStdString(metric));
    m_response->setEnabled(!table->wide);
    items.clear();
    for (const std::string& factor : table->roles.factors) {
        items.emplace_back(nameOf(factor), QString::fromStdString(factor));
    }
    const data::SeriesQuery query = queryFor(*table, study.trends.points);
    fillCombo(m_axis, items, QString::fromStdString(query.axis.empty() ? std::string() : query.axis.front()));
    showHolds(*table, study.trends.points);
}

void TrendsBar::showHolds(const StudyTable& table, const PointChoice& points) {
    const std::vector<data::Filter> held = queryFor(table, points).where;
    const auto differs = [&] {
        return !std::equal(held.begin(), held.end(), m_holdBoxes.begin(), m_holdBoxes.end(),
                           [](const data::Filter& filter, const auto& box) { return filter.column == box.first; });
    };
    if (differs()) {
        for (const auto& [column, box] : m_holdBoxes) {
            box->hide();
            box->deleteLater();
        }
        m_holdBoxes.clear();
        for (const data::Filter& filter : held) {
            auto* box = new QComboBox;
            box->setAccessibleName(tr("Hold %1").arg(nameOf(filter.column)));
            m_holds->layout()->addWidget(box);
            connect(box, &QComboBox::activated, this, [this, box, column = filter.column] {
                emit holdChosen(column, box->currentData().toString().toStdString());
            });
            m_holdBoxes.emplace_back(filter.column, box);
        }
    }
    for (std::size_t i = 0; i < held.size(); ++i) {
        std::vector<std::pair<QString, QString>> items;
        for (const std::string& level : levelsOf(table, held[i].column)) {
            items.emplace_back(nameOf(held[i].column) + QStringLiteral(" = ") + QString::fromStdString(level),
                               QString::fromStdString(level));
        }
        fillCombo(m_holdBoxes[i].second, items, QString::fromStdString(held[i].values.front()));
    }
    setControlVisible(m_holds, !held.empty());
}

TrendsInspector::TrendsInspector(QWidget* parent)
    : InspectorPanel(parent),
      m_measures(new QButtonGroup(this)),
      m_horizontal(new Segmented({tr("lin"), tr("log2"), tr("log10")})),
      m_vertical(new Segmented({tr("lin"), tr("log2"), tr("log10")})) {
    Section* measure = addSection(tr("Measure"));
    for (int i = 0; i < 3; ++i) {
        auto* button = new QRadioButton;
        m_measures->addButton(button, i);
        measure->addWidget(button);
    }
    Section* horizontal = addSection(tr("Horizontal axis"));
    horizontal->addRow(tr("Scale"), m_horizontal);
    Section* vertical = addSection(tr("Vertical axis"));
    vertical->addRow(tr("Scale"), m_vertical);
    addCheck(vertical, tr("Parity line at 1"), &TrendsChoices::parityLine);
    Section* labels = addSection(tr("Labels"));
    addCheck(labels, tr("Name at end of line"), &TrendsChoices::endNames);
    addCheck(labels, tr("Value at end of line"), &TrendsChoices::endValues);

    connect(m_measures, &QButtonGroup::idClicked, this, [this](int id) {
        m_choices.measure = static_cast<Measure>(id);
        emit edited(m_choices);
    });
    connect(m_horizontal, &Segmented::chosen, this, [this](int index) {
        m_choices.horizontal = static_cast<AxisScale>(index);
        emit edited(m_choices);
    });
    connect(m_vertical, &Segmented::chosen, this, [this](int index) {
        m_choices.vertical = static_cast<AxisScale>(index);
        emit edited(m_choices);
    });
}

QCheckBox* TrendsInspector::addCheck(Section* section, const QString& text, bool TrendsChoices::*member) {
    auto* check = new QCheckBox(text);
    section->addWidget(check);
    m_checks.emplace_back(check, member);
    connect(check, &QCheckBox::clicked, this, [this, member](bool on) {
        m_choices.*member = on;
        emit edited(m_choices);
    });
    return check;
}

void TrendsInspector::showStudy(const Study& study) {
    m_choices = study.trends;
    QString unit;
    QString first;
    if (const StudyTable* table = study.activeTable()) {
        unit = unitOf(*table, table->metric);
        const data::SeriesQuery query = queryFor(*table, study.trends.points);
        const auto levels = query.axis.empty() ? std::vector<std::string>() : levelsOf(*table, query.axis.front());
        first = levels.empty() ? QString() : widgets::visibleText(levels.front());
    }
    m_measures->button(0)->setText(unit.isEmpty() ? tr("Absolute")
                                                  : tr("Absolute (%1)").arg(widgets::captionText(unit)));
    m_measures->button(1)->setText(tr("Ratio to reference"));
    m_measures->button(2)->setText(first.isEmpty() ? tr("Indexed")
                                                   : tr("Indexed (%1 = 1)").arg(widgets::captionText(first)));
    m_measures->button(static_cast<int>(m_choices.measure))->setChecked(true);
    m_horizontal->setCurrent(static_cast<int>(m_choices.horizontal));
    m_vertical->setCurrent(static_cast<int>(m_choices.vertical));
    for (const auto& [check, member] : m_checks) {
        check->setChecked(m_choices.*member);
    }
}

}  // namespace greyscope::app
