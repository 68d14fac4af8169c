#include "app/tables/table_stacking.h"

#include <algorithm>
#include <utility>

#include "app/study/series_listing.h"
#include "app/study/step_words.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "core/base/try.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using Tables = std::vector<StudyTable>;

bool holds(const SeriesListing& listing, const SeriesId& id) {
    return std::any_of(listing.entries.begin(), listing.entries.end(),
                       [&](const auto& entry) { return entry.id == id; });
}

std::vector<std::string> namesOf(const SeriesListing& listing) {
    std::vector<std::string> names;
    for (const SeriesEntry& entry : listing.entries) {
        names.push_back(entry.id.name);
    }
    return names;
}

/// Applies the steps of a stack to one of its parts, after the part's own steps; steps that do not apply are reported.
/// Rows excluded from other parts are ignored.
base::Expected<void> inherit(StudyTable& part, const std::string& name, const data::Recipe& recipe,
                             QStringList& dropped, base::Progress& progress) {
    for (data::RecipeStep step : recipe) {
        if (auto* const marked = std::get_if<data::ExcludeRows>(&step.what)) {
            if (marked->part != name) {
                continue;
            }
            marked->part.clear();
        }
        data::Recipe longer = part.recipe;
        longer.push_back(step);
        const auto taken = setRecipe(part, std::move(longer), progress);
        if (!taken && taken.error().code == base::ErrorCode::cancelled) {
            return taken;
        }
        if (!taken) {
            dropped << TableStacking::tr("%1 (%2)").arg(stepWords(step).title, widgets::visibleText(part.name));
        }
    }
    return {};
}

}  // namespace

TableStacking::TableStacking(StudyStore& store, SeriesCatalog& catalog, QObject* parent)
    : QObject(parent), m_store(store), m_catalog(catalog) {
    connect(&m_store, &StudyStore::stackWanted, this, &TableStacking::stack);
    connect(&m_store, &StudyStore::closed, &m_queue, &JobQueueBase::cancel);
}

void TableStacking::stack(const std::vector<std::string>& tables, const Selection& wanted) {
    Tables parts;
    for (const std::string& name : tables) {
        if (const StudyTable* table = m_store.study().table(name)) {
            parts.push_back(*table);
        }
    }
    if (parts.size() < 2) {
        return;
    }
    const std::string name = freeTableName(m_store.study(), stackName(parts));
    start(
        {tr("Stack %1").arg(widgets::visibleText(name)), parts,
         [parts, name](base::Progress& progress) {
             return stackedTable(parts, name, progress).map([](StudyTable table) { return Tables{std::move(table)}; });
         },
         [](const SeriesId& id, const Made& made) {
             return inStack(id, made.tables.front().name, namesOf(made.listings.front()));
         },
         wanted});
}

void TableStacking::takeApart(const std::string& table) {
    const StudyTable* stacked = m_store.study().table(table);
    if (stacked == nullptr || stacked->parts.empty()) {
        return;
    }
    Study taken = m_store.study();
    Tables parts = stacked->parts;
    std::vector<std::string> names;
    for (StudyTable& part : parts) {
        names.push_back(part.name);
        part.name = freeTableName(taken, part.name);
        taken.tables.push_back(part);
    }
    const auto dropped = std::make_shared<QStringList>();
    start({tr("Unstack %1").arg(widgets::visibleText(table)),
           {*stacked},
           [parts, names, recipe = stacked->recipe, dropped](base::Progress& progress) -> base::Expected<Tables> {
               Tables apart = parts;
               dropped->clear();
               for (std::size_t p = 0; p < apart.size(); ++p) {
                   GREYSCOPE_TRY(inherit(apart[p], names[p], recipe, *dropped, progress));
               }
               return apart;
           },
           [](const SeriesId& id, const Made& made) {
               for (const SeriesListing& listing : made.listings) {
                   for (const SeriesEntry& entry : listing.entries) {
                       if (inStack(entry.id, id.table, {id.name}) == id) {
                           return entry.id;
                       }
                   }
               }
               return SeriesId{};
           },
           m_store.study().selection,
           dropped});
}

void TableStacking::renamePart(const std::string& table, std::size_t part, const std::string& name) {
    const StudyTable* stacked = m_store.study().table(table);
    if (stacked == nullptr || part >= stacked->parts.size() || name.empty() || stacked->parts[part].name == name) {
        return;
    }
    StudyTable renamed = *stacked;
    const std::string before = std::exchange(renamed.parts[part].name, name);
    start({tr("Rename %1 to %2").arg(widgets::visibleText(before), widgets::visibleText(name)),
           {*stacked},
           [renamed](base::Progress& progress) {
               return stackedTable(renamed.parts, renamed.name, progress).and_then([&](StudyTable again) {
                   StudyRemarks remarks;  // same columns: no remarks
                   const auto kept = keepChoices(again, renamed, remarks, progress);
                   return kept ? base::Expected<Tables>(Tables{std::move(again)}) : tl::unexpected(kept.error());
               });
           },
           [before, name](const SeriesId& id, const Made& made) {
               const bool own = id.name == before || id.name.starts_with(before + ":");
               const SeriesId next{id.table, own ? name + id.name.substr(before.size()) : id.name};
               return holds(made.listings.front(), next) ? next : SeriesId{};
           },
           m_store.study().selection});
}

void TableStacking::start(const Change& change) {
    const auto work = [make = change.make](base::Progress& progress) {
        return make(progress).map([](Tables tables) {
            Made made;
            for (const StudyTable& table : tables) {
                made.listings.push_back(seriesOf(table));
            }
            made.tables = std::move(tables);
            return made;
        });
    };
    m_queue.add({change.what, [work] { return work; }, [this, change](const Made& made) { put(change, made); }});
}

void TableStacking::put(const Change& change, const Made& made) {
    const auto isBefore = [&](const std::string& name) {
        return std::any_of(change.before.begin(), change.before.end(),
                           [&](const auto& table) { return table.name == name; });
    };
    for (const StudyTable& table : change.before) {
        const StudyTable* now = m_store.study().table(table.name);
        if (now == nullptr || !(*now == table)) {
            return;  // the study has changed meanwhile, for example by undo
        }
    }
    for (std::size_t t = 0; t < made.tables.size(); ++t) {
        m_catalog.prime(made.tables[t], made.listings[t]);
    }
    const auto follow = [&](const SeriesId& id) { return isBefore(id.table) ? change.successor(id, made) : id; };
    m_store.edit(change.what, [&](Study& study) {
        Tables tables;
        for (const StudyTable& table : study.tables) {
            if (!isBefore(table.name)) {
                tables.push_back(table);
            } else if (table.name == change.before.front().name) {
                tables.insert(tables.end(), made.tables.begin(), made.tables.end());
            }
        }
        study.tables = std::move(tables);
        study.selection = {follow(change.wanted.reference), {}};
        for (const SeriesId& id : change.wanted.compared) {
            if (const SeriesId next = follow(id); !next.empty()) {
                study.selection.compared.push_back(next);
            }
        }
        study.relative.predicted = follow(study.relative.predicted);
    });
    if (change.dropped && !change.dropped->isEmpty()) {
        emit told(
            tr("Steps that do not apply to a single part are left out: %1").arg(widgets::listed(*change.dropped)));
    }
}

}  // namespace greyscope::app
