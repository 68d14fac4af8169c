#include "app/study/series_edits.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <unordered_set>

#include "app/study/series_catalog.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

QString nameOf(const SeriesId& id) {
    return widgets::visibleText(id.name);
}

using SeriesSet = std::unordered_set<SeriesId, SeriesIdHash>;

Selection withCompared(Selection selection, const std::vector<SeriesId>& ids, std::optional<std::size_t> at) {
    if (selection.reference.empty() && !ids.empty()) {
        selection.reference = ids.front();
    }
    std::vector<SeriesId>& compared = selection.compared;
    std::vector<SeriesId> inserted;
    SeriesSet moved;
    for (const SeriesId& id : ids) {
        if (id != selection.reference && moved.insert(id).second) {
            inserted.push_back(id);
        }
    }
    const auto isMoved = [&moved](const SeriesId& id) { return moved.contains(id); };
    const std::size_t place = std::min(at.value_or(compared.size()), compared.size());
    const auto before = std::count_if(compared.begin(), compared.begin() + static_cast<std::ptrdiff_t>(place), isMoved);
    std::erase_if(compared, isMoved);
    compared.insert(compared.begin() + static_cast<std::ptrdiff_t>(place) - before, inserted.begin(), inserted.end());
    return selection;
}

/// Returns the series of `ids` that are neither compared nor the reference.
std::vector<SeriesId> notCompared(const Selection& selection, const std::vector<SeriesId>& ids) {
    const ChosenSeries chosen(selection);
    std::vector<SeriesId> others;
    std::copy_if(ids.begin(), ids.end(), std::back_inserter(others),
                 [&chosen](const SeriesId& id) { return !chosen.isReference(id) && !chosen.isCompared(id); });
    return others;
}

/// Returns the tables of a selection, the reference's first.
std::vector<std::string> tablesOf(const Selection& selection) {
    std::vector<std::string> tables{selection.reference.table};
    for (const SeriesId& id : selection.compared) {
        if (std::find(tables.begin(), tables.end(), id.table) == tables.end()) {
            tables.push_back(id.table);
        }
    }
    return tables;
}

}  // namespace

QMimeData* seriesMime(const std::vector<SeriesId>& ids) {
    QStringList lines;
    QStringList names;
    for (const SeriesId& id : ids) {
        lines << idText(id);
        names << nameOf(id);
    }
    auto* mime = new QMimeData;
    mime->setData(QLatin1String(kSeriesMimeType), lines.join(QLatin1Char('\n')).toUtf8());
    mime->setText(names.join(QLatin1Char('\n')));
    return mime;
}

std::vector<SeriesId> seriesIn(const QMimeData* mime) {
    std::vector<SeriesId> ids;
    const QByteArray bytes = mime->data(QLatin1String(kSeriesMimeType));
    for (const QByteArray& line : bytes.split('\n')) {
        if (!line.isEmpty()) {
            ids.push_back(idFromText(QString::fromUtf8(line)));
        }
    }
    return ids;
}

void setReference(StudyStore& store, const SeriesId& id) {
    const Selection& now = store.study().selection;
    const auto foreign = std::count_if(now.compared.begin(), now.compared.end(),
                                       [&](const SeriesId& other) { return other.table != id.table; });
    const QString what = foreign > 0 ? Words::tr("Set reference %1, remove %2 compared series of another table")
                                           .arg(nameOf(id), QString::number(foreign))
                                     : Words::tr("Set reference %1").arg(nameOf(id));
    store.edit(what, [&id](Study& study) {
        Selection& selection = study.selection;
        // The old reference takes the place of the new one among the compared series, so that none is lost.
        std::replace(selection.compared.begin(), selection.compared.end(), id, selection.reference);
        selection.reference = id;
        selection.alike = false;
        std::erase_if(selection.compared,
                      [&](const SeriesId& other) { return other.empty() || other.table != id.table; });
    });
}

void toggleCompared(StudyStore& store, const std::vector<SeriesId>& ids) {
    if (!notCompared(store.study().selection, ids).empty()) {
        alsoCompare(store, ids);
        return;
    }
    std::vector<SeriesId> compared = ids;
    std::erase(compared, store.study().selection.reference);
    removeSeries(store, compared);
}

void alsoCompare(StudyStore& store, const std::vector<SeriesId>& ids) {
    insertCompared(store, notCompared(store.study().selection, ids));
}

void insertCompared(StudyStore& store, const std::vector<SeriesId>& ids, std::optional<std::size_t> at) {
    const Selection& now = store.study().selection;
    const bool bare = now.reference.empty();
    if (bare && ids.size() == 1) {
        setReference(store, ids.front());
        return;
    }
    const bool move = !bare && notCompared(now, ids).empty();
    const QString what = move              ? Words::tr("Reorder compared series")
                         : ids.size() == 1 ? Words::tr("Compare %1").arg(nameOf(ids.front()))
                                           : Words::tr("Compare %n series", nullptr, widgets::counted(ids.size()));
    const Selection wanted = withCompared(now, ids, at);
    if (const std::vector<std::string> tables = tablesOf(wanted); tables.size() > 1) {
        emit store.stackWanted(tables, wanted);
        return;
    }
    store.edit(what, [&wanted](Study& study) { study.selection = wanted; });
}

void removeSeries(StudyStore& store, const std::vector<SeriesId>& ids) {
    const QString what = ids.size() == 1 ? Words::tr("Remove %1").arg(nameOf(ids.front()))
                                         : Words::tr("Remove %n series", nullptr, widgets::counted(ids.size()));
    store.edit(what, [&ids](Study& study) {
        const SeriesSet removed(ids.begin(), ids.end());
        Selection& selection = study.selection;
        std::erase_if(selection.compared, [&removed](const SeriesId& id) { return removed.contains(id); });
        if (removed.contains(selection.reference) && !selection.compared.empty()) {
            selection.reference = selection.compared.front();
            selection.compared.erase(selection.compared.begin());
        }
    });
}

}  // namespace greyscope::app
