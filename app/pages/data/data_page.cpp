#include "app/pages/data/data_page.h"

#include <QComboBox>
#include <QVBoxLayout>

#include <algorithm>

#include "app/analyses/convention.h"
#include "app/pages/aggregation_control.h"
#include "app/pages/data/live_reading.h"
#include "app/pages/page_room.h"
#include "app/reading/reading_sentence.h"
#include "app/recipe/recipe_editing.h"
#include "app/recipe/recipe_panel.h"
#include "app/study/file/study_tables.h"
#include "app/study/tables/followed_table.h"
#include "app/tables/panels/account_panel.h"
#include "app/tables/panels/facts_panel.h"
#include "app/tables/panels/findings_panel.h"
#include "app/tables/panels/report_panel.h"
#include "app/tables/panels/source_panel.h"
#include "app/tables/panels/values_menu.h"
#include "app/tables/panels/values_panel.h"
#include "app/tables/table_links.h"
#include "app/tables/table_list.h"
#include "app/tables/table_stacking.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/context_bar.h"
#include "widgets/controls/segmented.h"
#include "widgets/panels/view_deck.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

constexpr int kLeastListWidth = 180;
constexpr int kRecipeShare = 32;

}  // namespace

DataPage::DataPage(PageContext context, QWidget* parent)
    : Page(facts(), context, parent),
      m_change(new TableChange(context.store, context.catalog, this)),
      m_bindings(context.store) {
    build();
    buildContextBar();
    connectParts();
    connect(&context.store, &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        if (!before.tables.empty() && after.tables.size() == before.tables.size() + 1) {
            choose(QString::fromStdString(after.tables.back().name));  // a table was added: show it
        }
    });
}

void DataPage::build() {
    m_reading = new ReadingSentence(m_context.store, m_context.catalog, m_context.defaults);
    m_list = new TableList;
    m_source = new SourcePanel;
    m_values = new ValuesPanel;
    m_findings = new FindingsPanel;
    m_report = new ReportPanel;
    m_facts = new FactsPanel;
    m_recipe = new RecipePanel;
    m_account = new AccountPanel;
    m_editing = new RecipeEditing(m_context.store, *m_change, *m_recipe, this);
    m_list->setMinimumWidth(kLeastListWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_reading);
    const auto deck = [](std::vector<widgets::ViewDeck::Place> places) {
        return new widgets::ViewDeck({{std::move(places), {kRecipeShare, 100 - kRecipeShare}}},
                                     page_room::kRecipeAndValues);
    };
    m_upper = deck({{{tr("Recipe"), m_recipe}, {tr("Source"), m_source}}, {{tr("Values"), m_values}}});
    auto* lower = deck({{{tr("Rows"), m_account}, {tr("What happened to the lines"), m_report}, {tr("Facts"), m_facts}},
                        {{tr("Findings"), m_findings}}});
    m_views = widgets::twoRows({tr("Steps and values"), m_upper, 69}, {tr("Account"), lower, 31}, page_room::kTwoRows);
    m_page = new widgets::ViewDeck({{{{{tr("Tables"), m_list}}, {{tr("Table"), m_views}}}, {16, 84}}},
                                   page_room::kTablesBesideOne);
    m_page->setFirst(m_views);
    layout->addWidget(m_page, 1);
}

void DataPage::buildContextBar() {
    m_bar = new widgets::ContextBar;
    const auto combo = [this](const QString& word) {
        auto* box = new QComboBox;
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        m_bar->addControl(word, box);
        return box;
    };
    m_bindings.bindChoice<std::string>(
        combo(tr("Table")),
        [this](const Study& /*study*/) { return shownTable() ? shownTable()->name : std::string(); },
        [](const Study& study) {
            return listedItems(
                study.tables, std::string(), [](const std::string& name) { return QString::fromStdString(name); },
                &StudyTable::name);
        },
        [this](const std::string& table) { choose(QString::fromStdString(table)); });
    auto* layout = new widgets::Segmented({tr("Long table"), tr("Wide table")});
    m_bar->addControl(tr("Layout"), layout);
    m_bindings.bindChoice<bool>(
        layout, [this](const Study& /*study*/) { return shownTable() && shownTable()->wide; }, {false, true},
        [this](bool wide) {
            change(wide ? tr("Read as a wide table") : tr("Read as a long table"),
                   [wide](StudyTable& table, base::Progress& progress) { setWide(table, wide, progress); });
        });
    m_bar->addSeparator();
    auto* aggregation = new AggregationControl;
    m_bar->addControl(tr("Several rows on one point"), aggregation);
    m_bindings.follow([this, aggregation](const Study& /*study*/) {
        aggregation->display(shownTable() ? shownTable()->aggregation : data::Aggregation::none);
    });
    connect(aggregation, &AggregationControl::chosen, this, [this](const data::Aggregation& way) {
        change(aggregationStep(way),
               [way](StudyTable& table, base::Progress& /*progress*/) { table.aggregation = way; });
    });
}

QWidget* DataPage::contextBar() {
    return m_bar;
}

void DataPage::connectParts() {
    connect(m_list, &TableList::tableChosen, this, &DataPage::choose);
    connect(m_list, &TableList::commandRequested, this, &DataPage::commandRequested);
    connect(m_list, &TableList::removeRequested, this, &DataPage::remove);
    connect(m_list, &TableList::carryRequested, this, [this](const QString& table, bool carry) {
        const QString what = carry ? tr("Keep a copy of %1") : tr("Keep no copy of %1");
        m_context.store.edit(what.arg(table), [&](Study& study) { setCarried(study, table.toStdString(), carry); });
    });
    connect(m_list, &TableList::followRequested, this, [this](const QString& table, bool follow, bool folder) {
        const QString what = follow ? tr("Follow files of %1") : tr("Do not follow files of %1");
        m_context.store.edit(what.arg(table),
                             [&](Study& study) { setFollowed(study, table.toStdString(), follow, folder); });
    });
    if (TableStacking* stacking = m_context.stacking) {
        connect(m_list, &TableList::stackRequested, stacking,
                [this, stacking](const std::vector<std::string>& names) { stacking->stack(names, study().selection); });
        connect(m_list, &TableList::takeApartRequested, stacking,
                [stacking](const QString& name) { stacking->takeApart(name.toStdString()); });
        connect(m_list, &TableList::partRenamed, stacking,
                [stacking](const QString& table, int part, const QString& name) {
                    stacking->renamePart(table.toStdString(), static_cast<std::size_t>(part), name.toStdString());
                });
    }
    connect(m_values, &ValuesPanel::rolesChosen, this, [this](const QStringList& columns, ColumnRole role) {
        const QString what = columns.size() == 1 ? tr("Role of %1").arg(columns.front())
                                                 : tr("Role of %n columns", nullptr, widgets::counted(columns.size()));
        change(what, [columns, role](StudyTable& table, base::Progress& /*progress*/) {
            for (const QString& column : columns) {
                setRole(table, column.toStdString(), role);
            }
        });
    });
    connect(m_values, &ValuesPanel::unitChosen, this, [this](const QStringList& columns, const QString& unit) {
        const QString what = columns.size() == 1
                                 ? tr("Read %1 in %2").arg(columns.front(), unit)
                                 : tr("Read %n columns in %1", nullptr, widgets::counted(columns.size())).arg(unit);
        change(what, [columns, unit](StudyTable& table, base::Progress& /*progress*/) {
            for (const QString& column : columns) {
                readAs(table, column.toStdString(), unit.toStdString());
            }
        });
    });
    connect(m_findings, &FindingsPanel::stepBegun, this, &DataPage::beginStep);
    connect(m_findings, &FindingsPanel::mendChosen, this,
            [this](const QString& what, const std::function<void(StudyTable&)>& mend) {
                change(what, [mend](StudyTable& table, base::Progress& /*progress*/) { mend(table); });
            });
    connectRecipe();
    m_change->queue().serve(*m_values->frame());
    connect(m_source, &SourcePanel::reloadRequested, this, [this] {
        if (const StudyTable* table = shownTable()) {
            emit reloadRequested(QString::fromStdString(table->name));
        }
    });
    if (m_context.sources) {
        connect(m_context.sources, &SourceWatch::changed, m_source, &SourcePanel::lookAgain);
    }
    connect(m_report, &ReportPanel::lineChosen, this, [this] { m_upper->bringForward(m_source); });
    linkLines(*m_source, *m_values, *m_report);
    auto* reading = new LiveReading(m_context.store, m_context.catalog, *m_source, *m_values->frame(), this);
    connect(m_findings, &FindingsPanel::readingTold, reading,
            [this, reading](const QString& what, const ToldReading& told) {
                if (const StudyTable* table = shownTable()) {
                    reading->start(what, table->name, told);
                }
            });
}

void DataPage::connectRecipe() {
    connect(m_editing, &RecipeEditing::shown, this, [this](const StepView& view) {
        const bool last = view.steps == view.table.recipe.size();  // the study's dataset, with its present roles
        m_values->setTable(last && shownTable() ? *shownTable() : view.table, view.steps);
        m_values->frame()->showView();
    });
    connect(m_editing, &RecipeEditing::busy, m_values->frame(), &widgets::ViewFrame::showBusy);
    connect(m_editing, &RecipeEditing::failed, this, [this](const QString& message, const QString& remedy) {
        m_values->frame()->showFailed({message, remedy, {}, {}});
    });
    connect(m_values, &ValuesPanel::columnsChosen, this, [this] { m_editing->setColumns(m_values->columns()); });
    m_editing->setMarked([this] { return m_values->menu().chosenRows(); });
    connect(&m_values->menu(), &ValuesMenu::leaveOutRequested, m_editing, &RecipeEditing::leaveOut);
    connect(&m_values->menu(), &ValuesMenu::stepAdded, m_editing, &RecipeEditing::add);
    connect(&m_values->menu(), &ValuesMenu::stepBegun, this, &DataPage::beginStep);
    connect(m_account, &AccountPanel::stepChosen, this, [this](int step) {
        m_upper->bringForward(m_recipe);
        m_editing->chooseStep(static_cast<std::size_t>(step));
    });
    connect(m_list, &TableList::joinRequested, m_editing, &RecipeEditing::add);
    connect(&m_hint, &JobBase::stateChanged, this, [this] {
        const auto hint = m_hint.ready();
        m_list->setHint(hint ? *hint : std::nullopt);
    });
}

/// The step is completed in the recipe.
void DataPage::beginStep(const StepWhat& what) {
    m_upper->bringForward(m_recipe);
    m_editing->begin(what);
}

const StudyTable* DataPage::shownTable() const {
    const StudyTable* own = study().table(m_tableName);
    return own ? own : study().activeTable();
}

void DataPage::choose(const QString& table) {
    m_tableName = table.toStdString();
    followWhenSeen();
}

void DataPage::addPlace(QVariantMap& place) const {
    place.insert(QStringLiteral("table"), QString::fromStdString(m_tableName));
}

void DataPage::takePlace(const QVariantMap& place) {
    choose(place.value(QStringLiteral("table")).toString());
}

void DataPage::remove(const QString& table) {
    const std::string name = table.toStdString();
    m_context.store.edit(tr("Remove table %1").arg(table), [&](Study& study) {
        auto& tables = study.tables;
        tables.erase(std::remove_if(tables.begin(), tables.end(), [&](const auto& t) { return t.name == name; }),
                     tables.end());
        if (study.selection.reference.table == name) {
            study.selection = {};
        }
    });
}

void DataPage::change(const QString& what, const TableChange::Edit& edit) {
    if (const StudyTable* table = shownTable()) {
        m_change->start(what, table->name, edit);
        m_bindings.show(study());  // shows the present values until the study changes
    }
}

void DataPage::follow() {
    const StudyTable* table = shownTable();
    const std::string name = table ? table->name : std::string();
    m_reading->setTable(table);
    if (m_followed == std::pair(name, study().tables)) {
        m_recipe->setRelated(study().selection, study().relations);
        return;  // keeps places and findings when only the selection changes
    }
    if (m_followed && m_followed->second == study().tables) {
        m_list->setCurrent(name);
    } else {
        m_list->setTables(study().tables, name);
    }
    m_followed = {name, study().tables};
    m_page->setOffered(m_views, table);
    m_bar->setEnabled(table);
    if (!table) {
        m_source->clear();
        m_values->clear();
        m_editing->setTable(nullptr);
        m_account->clear();
        m_hint.set(widgets::Empty{});
        m_findings->clear();
        return;
    }
    m_bindings.show(study());
    m_source->setTable(*table);
    m_editing->setTable(table);
    if (m_editing->showsLast()) {
        m_values->setTable(*table, table->recipe.size());
    }
    m_account->setAccount(rowAccount(*table, m_context.catalog.leftOut(table->name)));
    m_hint.start([shown = *table, tables = study().tables](base::Progress& progress) {
        return base::Expected<std::optional<JoinHint>>(joinHint(shown, tables, progress));
    });
    m_report->setReport(table->report.get(), table->asRead()->columns().size());
    m_facts->setFacts(table->dataset->notes());
    std::vector<SeriesEntry> entries;
    entries.reserve(m_context.catalog.entries().size());
    std::copy_if(m_context.catalog.entries().begin(), m_context.catalog.entries().end(), std::back_inserter(entries),
                 [&](const SeriesEntry& entry) { return entry.id.table == table->name; });
    m_findings->setTable(*table, std::move(entries));
}

}  // namespace greyscope::app
