#include "app/pages/point_controls.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/data/columns/column_name.h"
#include "widgets/controls/form_menu.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

QString nameOf(const std::string& column) {
    return widgets::visibleText(data::displayName(column));
}

/// Returns the factors held on the page, with their levels.
std::vector<data::Filter> heldOf(const Study& study, const PointChoice& points) {
    const StudyTable* table = study.activeTable();
    return table != nullptr && table->dataset ? queryFor(*table, points).where : std::vector<data::Filter>();
}

Items<std::string> levelsOf(const Study& study, const std::string& factor, const std::string& held) {
    const StudyTable* table = study.activeTable();
    const auto column = table != nullptr && table->dataset ? table->dataset->find(factor) : std::nullopt;
    if (!column) {
        return {};
    }
    return listedItems(table->dataset->levels(*column).texts(), held,
                       [name = nameOf(factor)](const std::string& level) {
                           return QStringLiteral("%1 = %2").arg(name, QString::fromStdString(level));
                       });
}

constexpr std::size_t kSideBySide = 4;

}  // namespace

PointControls::PointControls(widgets::ContextBar* bar, Bindings& bindings, StudyStore& store,
                             Member<PointChoice> points, Cells cells, const QString& word)
    : QObject(bar), m_store(store), m_points(std::move(points)), m_cells(cells), m_bar(bar), m_levels(new QWidget) {
    if (m_cells != Cells::held) {
        addAxis(bindings, word);
    }
    auto* row = new QHBoxLayout(m_levels);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    bar->addControl(tr("hold"), m_levels);
    bindings.follow([this](const Study& study) { follow(study); });
}

void PointControls::addAxis(Bindings& bindings, const QString& word) {
    auto* axis = new widgets::ElidedCombo;
    axis->setObjectName(QStringLiteral("points.axis"));
    m_bar->addControl(word, axis);
    const Member<PointChoice> along{
        [this](const Study& study) {
            PointChoice points = m_points.get(study);
            const StudyTable* table = study.activeTable();
            const data::SeriesQuery query = table ? queryFor(*table, points) : data::SeriesQuery();
            const bool all = query.axis.size() > 1;
            return PointChoice{all, all || query.axis.empty() ? std::string() : query.axis.front(), {}};
        },
        [this](Study& study, const PointChoice& chosen) {
            PointChoice points = m_points.get(study);
            points.allCells = chosen.allCells;
            points.axis = chosen.axis;
            m_points.set(study, points);
        }};
    bindings.bind<PointChoice>(axis, along, [this](const Study& study) { return this->along(study); },
                               {tr("Choose points")});
    bindings.follow([axis](const Study& /*study*/) { axis->setEnabled(axis->count() > 1); });
}

void PointControls::hold(PointChoice& points, const std::string& factor, const std::string& level) {
    const auto found = std::find_if(points.hold.begin(), points.hold.end(),
                                    [&](const data::Filter& filter) { return filter.column == factor; });
    if (found != points.hold.end()) {
        found->values = {level};
    } else {
        points.hold.push_back({factor, {level}});
    }
}

Items<PointChoice> PointControls::along(const Study& study) const {
    Items<PointChoice> items;
    const StudyTable* table = study.activeTable();
    const std::vector<std::string> factors = table ? table->roles.factors : std::vector<std::string>();
    if (table != nullptr && factors.empty()) {
        items.push_back({tr("rows"), {}});
    }
    if (m_cells == Cells::alongOneOrAll && factors.size() > 1) {
        QStringList names;
        for (const std::string& factor : factors) {
            names << nameOf(factor);
        }
        items.push_back({tr("all cells (%1)").arg(names.join(QStringLiteral(" × "))), {true, {}, {}}});
    }
    for (const std::string& factor : factors) {
        const QString name = nameOf(factor);
        items.push_back({m_cells == Cells::alongOneOrAll ? tr("along %1").arg(name) : name, {false, factor, {}}});
    }
    return items;
}

void PointControls::follow(const Study& study) {
    std::vector<std::string> factors;
    for (const data::Filter& filter : heldOf(study, m_points.get(study))) {
        factors.push_back(filter.column);
    }
    if (factors != m_factors) {
        build(factors);
    }
    if (m_held) {
        m_held->show(study);
    }
    m_bar->setControlVisible(m_levels, !m_factors.empty());
}

/// Access to the level at which a factor is held.
Member<std::string> PointControls::levelOf(const std::string& factor) const {
    return {[this, factor](const Study& study) {
                for (const data::Filter& filter : heldOf(study, m_points.get(study))) {
                    if (filter.column == factor && !filter.values.empty()) {
                        return filter.values.front();
                    }
                }
                return std::string();
            },
            [this, factor](Study& study, const std::string& level) {
                PointChoice points = m_points.get(study);
                hold(points, factor, level);
                m_points.set(study, points);
            }};
}

/// Puts many controls behind a button, because they would not fit side by side.
QLayout* PointControls::foldedPlace(std::size_t count) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("points.held"));
    button->setText(tr("factors: %1").arg(count));
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* levels = new QWidget;
    auto* column = new QVBoxLayout(levels);
    widgets::setForm(button, levels);
    m_levels->layout()->addWidget(button);
    return column;
}

void PointControls::build(const std::vector<std::string>& factors) {
    m_held = std::make_unique<Bindings>(m_store);
    for (auto* combo : m_levels->findChildren<QComboBox*>()) {
        combo->setObjectName({});
    }
    for (auto* control : m_levels->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        control->hide();
        control->deleteLater();  // one of its entries may just have been selected
    }
    m_factors = factors;
    QLayout* const place = factors.size() > kSideBySide ? foldedPlace(factors.size()) : m_levels->layout();
    for (const std::string& factor : factors) {
        auto* combo = new widgets::ElidedCombo;
        combo->setAccessibleName(tr("Hold %1").arg(nameOf(factor)));
        combo->setObjectName(QStringLiteral("level.") + QString::fromStdString(factor));
        place->addWidget(combo);
        const Member<std::string> level = levelOf(factor);
        m_held->bind<std::string>(
            combo, level, [factor, level](const Study& study) { return levelsOf(study, factor, level.get(study)); },
            {tr("Hold %1").arg(nameOf(factor))});
    }
}

}  // namespace greyscope::app
