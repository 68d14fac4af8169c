#include "app/pages/transfer/transfer_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>
#include <utility>

#include "app/pages/series_choice.h"
#include "app/pages/transfer/path_menu.h"
#include "app/study/predicted_pair.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/controls/name_combo.h"
#include "widgets/controls/segmented.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kMostSegments = 4;
constexpr int kLeastLevel = 7;           // minimum number of letters to show of a level in a narrow bar
constexpr std::size_t kMostFactors = 3;  // with more factors, whole cells are chosen

QWidget* rowBox() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    return box;
}

/// Removes all widgets from the box. They are deleted later, because one of them may be emitting a signal.
void emptyRow(QWidget* box) {
    while (QLayoutItem* item = box->layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater();
        delete item;
    }
}

QString cellText(const std::vector<std::string>& labels) {
    QStringList parts;
    for (const std::string& label : labels) {
        parts << widgets::visibleText(label);
    }
    return parts.join(QStringLiteral(" × "));
}

/// Returns the operations in the active table: the different values of all keys but the first. Empty if all series have
/// the same.
std::vector<QString> operationsOf(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    std::vector<QString> operations;
    for (const SeriesEntry& entry : catalog.entries()) {
        if (table && entry.id.table == table->name &&
            std::find(operations.begin(), operations.end(), entry.lastKeys) == operations.end()) {
            operations.push_back(entry.lastKeys);
        }
    }
    return operations.size() > 1 ? operations : std::vector<QString>();
}

/// Returns the names of all keys but the first, which distinguish the series of a system: "Fs", "Fs × Op".
QString furtherKeysTitle(const Study& study) {
    const StudyTable* table = study.activeTable();
    QStringList titles;
    for (std::size_t k = 1; table && k < table->roles.keys.size(); ++k) {
        titles << widgets::columnTitle(table->roles.keys[k]);
    }
    return titles.join(QStringLiteral(" × "));
}

QString operationOf(const Study& study, const SeriesCatalog& catalog) {
    const SeriesEntry* from = catalog.find(study.selection.reference);
    return from ? from->lastKeys : QString();
}

/// Returns the series that can be the reference or the target: those with the same keys as the reference except the
/// first one, and the current target.
Items<SeriesId> endsOf(const Study& study, const SeriesCatalog& catalog, const SeriesId& current) {
    const SeriesEntry* from = catalog.find(study.selection.reference);
    const SeriesId to = transferredSeries(study, catalog.entries());
    return seriesOfTable(study, catalog, current, [&](const SeriesEntry& entry) {
        return from == nullptr || entry.lastKeys == from->lastKeys || entry.id == to;
    });
}

}  // namespace

TransferBar::TransferBar(const PageContext& context, QWidget* parent)
    : widgets::ContextBar(parent),
      m_context(context),
      m_bindings(context.store),
      m_operations(rowBox()),
      m_cells(rowBox()),
      m_add(new QToolButton),
      m_paths(new PathMenu(this)) {
    addEnds();
    addOperations();
    addSeparator();
    addCells();
    addPaths();
    setAsked(nullptr);
}

void TransferBar::addEnds() {
    auto* from = new widgets::NameCombo;
    auto* to = new widgets::NameCombo;
    from->setMinimumContentsLength(10);
    to->setMinimumContentsLength(10);
    addControl(tr("From"), from);
    addControl(tr("to"), to);
    StudyStore* store = &m_context.store;
    const auto bind = [&](QComboBox* combo, const std::function<SeriesId(const Study&)>& current, auto chosen) {
        m_bindings.bindChoice<SeriesId>(
            combo, current,
            [catalog = &m_context.catalog, current](const Study& study) {
                return endsOf(study, *catalog, current(study));
            },
            chosen);
    };
    bind(
        from, [](const Study& study) { return study.selection.reference; },
        [store](const SeriesId& id) { predictFrom(*store, id); });
    bind(
        to, [catalog = &m_context.catalog](const Study& study) { return transferredSeries(study, catalog->entries()); },
        [store](const SeriesId& id) { predict(*store, id); });
}

void TransferBar::addOperations() {
    addControl(tr("Operation"), m_operations);
    m_bindings.follow([this](const Study& study) {
        if (const QString title = furtherKeysTitle(study); !title.isEmpty()) {
            setControlWord(m_operations, title);
        }
        const std::vector<QString> operations = operationsOf(study, m_context.catalog);
        if (operations != m_operationNames) {
            buildOperations(operations);
        }
        if (m_operationBindings) {
            m_operationBindings->show(study);
        }
        setControlVisible(m_operations, !operations.empty());
    });
}

void TransferBar::buildOperations(const std::vector<QString>& operations) {
    m_operationNames = operations;
    m_operationBindings = std::make_unique<Bindings>(m_context.store);
    emptyRow(m_operations);
    const auto now = [this](const Study& study) { return operationOf(study, m_context.catalog); };
    if (operations.size() > kMostSegments) {
        auto* combo = new widgets::ElidedCombo;
        combo->setAccessibleName(m_operations->accessibleName());
        m_operations->layout()->addWidget(combo);
        m_operationBindings->bindChoice<QString>(
            combo, now,
            [operations](const Study& /*study*/) {
                Items<QString> items;
                for (const QString& name : operations) {
                    items.push_back({name, name});
                }
                return items;
            },
            [this](const QString& name) { chooseOperation(name); });
    } else if (!operations.empty()) {
        auto* segments = new widgets::Segmented(operations);
        m_operations->layout()->addWidget(segments);
        m_operationBindings->follow([segments, operations, now](const Study& study) {
            const auto place = std::find(operations.begin(), operations.end(), now(study)) - operations.begin();
            segments->setCurrent(static_cast<int>(place));
        });
        connect(segments, &widgets::Segmented::chosen, this,
                [this](int index) { chooseOperation(m_operationNames[static_cast<std::size_t>(index)]); });
    }
}

void TransferBar::chooseOperation(const QString& lastKeys) {
    m_context.store.edit(tr("Choose %1").arg(furtherKeysTitle(m_context.store.study())),
                         [&](Study& study) { setOperation(study, m_context.catalog, lastKeys); });
    showStudy(m_context.store.study());  // an operation without both series cannot be chosen
}

void TransferBar::addCells() {
    addControl(tr("At"), m_cells);
    m_bindings.follow([this](const Study& study) {
        if (m_cellBindings && m_asked) {
            m_cellBindings->show(study);
        }
    });
}

void TransferBar::buildCells() {
    m_factors = m_asked->outcome->result.options.model.factors;
    m_cellBindings = std::make_unique<Bindings>(m_context.store);
    m_levels.clear();
    emptyRow(m_cells);
    const auto add = [this](const QString& name) {
        auto* combo = new widgets::NameCombo;
        combo->setAccessibleName(name);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        combo->setMinimumContentsLength(kLeastLevel);
        m_cells->layout()->addWidget(combo);
        m_levels.push_back(combo);
        return combo;
    };
    using Cell = std::vector<std::string>;
    if (m_factors.size() > kMostFactors) {
        QComboBox* combo = add(tr("Cell"));
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(18);
        m_cellBindings->bindChoice<Cell>(
            combo, [this](const Study& /*study*/) { return m_asked->cell; },
            [this](const Study& /*study*/) {
                return listedItems(m_asked->outcome->result.cells, m_asked->cell, cellText,
                                   &relative::TransferCell::labels);
            },
            [this](const Cell& cell) { ask(cell); });
        return;
    }
    for (std::size_t factor = 0; factor < m_factors.size(); ++factor) {
        const QString title = widgets::factorTitle(m_factors, m_factors[factor]);
        m_cellBindings->bindChoice<std::string>(
            add(title), [this, factor](const Study& /*study*/) { return m_asked->cell[factor]; },
            [this, factor, title](const Study& /*study*/) {
                return listedItems(
                    m_asked->outcome->levels[factor], m_asked->cell[factor],
                    [&title](const std::string& level) { return tr("%1 %2").arg(title, widgets::visibleText(level)); });
            },
            [this, factor](const std::string& level) {
                Cell cell = m_asked->cell;
                cell[factor] = level;
                ask(cell);
            });
    }
}

void TransferBar::ask(const std::vector<std::string>& cell) {
    m_context.store.edit(tr("Predict a cell"), [&cell](Study& study) {
        study.relative.question = cell;
        study.relative.questionBase.reset();
    });
}

void TransferBar::addPaths() {
    m_add->setText(tr("Add path"));
    m_add->setIcon(widgets::icon(QStringLiteral("plus")));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    widgets::setTip(m_add, tr("Train the pairs of another path"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_paths);
    addControl({}, m_add);
    connect(m_paths, &PathMenu::pathChosen, this, [this](const std::vector<std::string>& ids) {
        if (m_asked) {
            m_context.store.edit(tr("Add a path"), [&](Study& study) { usePath(study, *m_asked, ids); });
        }
    });
}

void TransferBar::setAsked(const std::shared_ptr<const AskedTransfer>& asked) {
    const bool otherOutcome = asked && (!m_asked || m_asked->outcome != asked->outcome);
    m_asked = asked;
    setControlVisible(m_cells, asked != nullptr);
    m_add->setEnabled(asked != nullptr);
    if (otherOutcome) {
        m_paths->setSystems(asked->systemsBetween());
        if (m_factors != asked->outcome->result.options.model.factors) {
            buildCells();
        }
    }
}

}  // namespace greyscope::app
