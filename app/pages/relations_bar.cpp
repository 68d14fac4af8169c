#include "app/pages/relations_bar.h"

#include <QSignalBlocker>

#include <algorithm>

#include "app/study/published_degrees.h"
#include "core/data/column.h"
#include "core/data/column_name.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kHolds = 3;  // factors beyond are held at their first level

QString display(const std::string& column) {
    return widgets::visibleText(data::displayName(column));
}

QString crossed(const std::vector<std::string>& factors) {
    QStringList names;
    for (const std::string& factor : factors) {
        names << display(factor);
    }
    return names.join(QStringLiteral(" × "));
}

/// The level at which queryFor() holds a factor.
QString heldLevel(const PointChoice& points, const std::string& factor, const std::vector<std::string>& levels) {
    const auto found = std::find_if(points.hold.begin(), points.hold.end(),
                                    [&](const data::Filter& filter) { return filter.column == factor; });
    const bool chosen = found != points.hold.end() && !found->values.empty();
    return QString::fromStdString(chosen ? found->values.front() : (levels.empty() ? std::string() : levels.front()));
}

}  // namespace

RelationsBar::RelationsBar(StudyStore& store, QWidget* parent)
    : ContextBar(parent),
      m_store(store),
      m_scope(new QComboBox),
      m_points(new QComboBox),
      m_mode(new Segmented({tr("Computed"), tr("Published"), tr("Difference")})) {
    m_scope->setObjectName(QStringLiteral("relations.scope"));
    m_points->setObjectName(QStringLiteral("relations.points"));
    addControl(tr("Relate"), m_scope);
    addControl(tr("over"), m_points);
    for (std::size_t i = 0; i < kHolds; ++i) {
        m_holds.push_back({new QComboBox, {}});
        addControl({}, m_holds.back().combo);
        connect(m_holds.back().combo, &QComboBox::activated, this,
                [this, i] { hold(m_holds[i].factor, m_holds[i].combo->currentData().toString().toStdString()); });
    }
    m_mode->setObjectName(QStringLiteral("relations.shows"));
    widgets::setTip(m_mode->button(1), tr("The degrees that a paper prints for these series"));
    widgets::setTip(m_mode->button(2), tr("Computed less published"));
    addControl(tr("Show"), m_mode);
    connect(m_mode, &Segmented::chosen, this, [this](int index) {
        m_store.edit(tr("Choose what the matrix shows"),
                     [index](Study& study) { study.relations.shows = static_cast<MatrixShows>(index); });
    });
    connect(m_scope, &QComboBox::activated, this, [this](int index) {
        m_store.edit(tr("Choose which series to relate"),
                     [index](Study& study) { study.relations.wholeTable = index == 1; });
    });
    connect(m_points, &QComboBox::activated, this, [this] {
        const std::string axis = m_points->currentData().toString().toStdString();
        m_store.edit(tr("Choose points"), [&axis](Study& study) {
            study.relations.points.allCells = axis.empty();
            study.relations.points.axis = axis;
        });
    });
    connect(&m_store, &StudyStore::changed, this, [this](const Study& /*before*/, const Study& after) { show(after); });
    show(m_store.study());
}

void RelationsBar::show(const Study& study) {
    fillCombo(m_scope,
              {{tr("the chosen series"), QStringLiteral("chosen")}, {tr("the whole table"), QStringLiteral("table")}},
              study.relations.wholeTable ? QStringLiteral("table") : QStringLiteral("chosen"));
    showPoints(study.activeTable(), study.relations.points);
    showHolds(study.activeTable(), study.relations.points);
    showMode(study.activeTable(), study.relations);
}

/// Only where there is something published to show; the papers print Deng's degree alone.
void RelationsBar::showMode(const StudyTable* table, const RelationsChoices& choices) {
    setControlVisible(m_mode, showsPublished(table, choices));
    m_mode->setCurrent(static_cast<int>(choices.shows));
}

void RelationsBar::showPoints(const StudyTable* table, const PointChoice& points) {
    std::vector<std::pair<QString, QString>> items;
    const bool several = table != nullptr && table->roles.factors.size() > 1;
    if (several) {
        items.emplace_back(tr("all cells (%1)").arg(crossed(table->roles.factors)), QString());
    }
    if (table != nullptr) {
        for (const std::string& factor : table->roles.factors) {
            items.emplace_back(tr("along %1").arg(display(factor)), QString::fromStdString(factor));
        }
    }
    const bool known = table != nullptr && std::find(table->roles.factors.begin(), table->roles.factors.end(),
                                                     points.axis) != table->roles.factors.end();
    const std::string axis =
        known || table == nullptr || table->roles.factors.empty() ? points.axis : table->roles.factors.front();
    fillCombo(m_points, items, points.allCells && several ? QString() : QString::fromStdString(axis));
    m_points->setEnabled(several);
}

void RelationsBar::showHolds(const StudyTable* table, const PointChoice& points) {
    std::vector<std::string> factors;
    if (table != nullptr && table->dataset && !points.allCells) {
        const std::string axis = queryFor(*table, points).axis.empty() ? "" : queryFor(*table, points).axis.front();
        for (const std::string& factor : table->roles.factors) {
            if (factor != axis) {
                factors.push_back(factor);
            }
        }
    }
    for (std::size_t i = 0; i < m_holds.size(); ++i) {
        m_holds[i].combo->setVisible(i < factors.size());
        if (i >= factors.size()) {
            continue;
        }
        m_holds[i].factor = factors[i];
        const auto index = table->dataset->find(factors[i]);
        const std::vector<std::string> levels =
            index ? table->dataset->levels(*index).texts() : std::vector<std::string>();
        std::vector<std::pair<QString, QString>> items;
        for (const std::string& level : levels) {
            const QString text = QString::fromStdString(level);
            items.emplace_back(QStringLiteral("%1 = %2").arg(display(factors[i]), text), text);
        }
        fillCombo(m_holds[i].combo, items, heldLevel(points, factors[i], levels));
    }
}

void RelationsBar::hold(const std::string& factor, const std::string& level) {
    m_store.edit(tr("Hold %1").arg(display(factor)), [&](Study& study) {
        std::vector<data::Filter>& held = study.relations.points.hold;
        const auto found =
            std::find_if(held.begin(), held.end(), [&](const data::Filter& f) { return f.column == factor; });
        if (found != held.end()) {
            found->values = {level};
        } else {
            held.push_back({factor, {level}});
        }
    });
}

}  // namespace greyscope::app
