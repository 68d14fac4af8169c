#include "app/study/series_edits.h"

#include <QStringList>

#include <algorithm>

#include "app/study/series_catalog.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

QString nameOf(const SeriesId& id) {
    return widgets::visibleText(id.name);
}

bool isCompared(const Selection& selection, const SeriesId& id) {
    return std::find(selection.compared.begin(), selection.compared.end(), id) != selection.compared.end();
}

Selection withCompared(Selection selection, const std::vector<SeriesId>& ids, std::optional<std::size_t> at) {
    std::vector<SeriesId>& compared = selection.compared;
    std::size_t place = std::min(at.value_or(compared.size()), compared.size());
    for (const SeriesId& id : ids) {
        if (id == selection.reference) {
            continue;
        }
        const auto old = std::find(compared.begin(), compared.end(), id);
        if (old != compared.end()) {
            place -= static_cast<std::size_t>(old - compared.begin()) < place ? 1U : 0U;
            compared.erase(old);
        }
        compared.insert(compared.begin() + static_cast<std::ptrdiff_t>(place), id);
        ++place;
    }
    return selection;
}

/// The tables that a selection is of, the reference's first.
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
    const QString what =
        foreign > 0 ? Words::tr("Set reference %1, drop %2 compared of another table").arg(nameOf(id)).arg(foreign)
                    : Words::tr("Set reference %1").arg(nameOf(id));
    store.edit(what, [&id](Study& study) {
        Selection& selection = study.selection;
        // The old reference takes the place of the new one among the compared, so that nothing is lost.
        std::replace(selection.compared.begin(), selection.compared.end(), id, selection.reference);
        selection.reference = id;
        std::erase_if(selection.compared,
                      [&](const SeriesId& other) { return other.empty() || other.table != id.table; });
    });
}

void toggleCompared(StudyStore& store, const SeriesId& id) {
    const Selection& now = store.study().selection;
    if (id == now.reference) {
        return;
    }
    if (isCompared(now, id)) {
        removeSeries(store, id);
    } else {
        insertCompared(store, {id});
    }
}

void insertCompared(StudyStore& store, const std::vector<SeriesId>& ids, std::optional<std::size_t> at) {
    if (store.study().selection.reference.empty() && !ids.empty()) {
        setReference(store, ids.front());
        return;
    }
    const bool move = !ids.empty() && std::all_of(ids.begin(), ids.end(), [&](const SeriesId& id) {
        return isCompared(store.study().selection, id);
    });
    const QString what = move              ? Words::tr("Reorder compared series")
                         : ids.size() == 1 ? Words::tr("Compare %1").arg(nameOf(ids.front()))
                                           : Words::tr("Compare %n series", nullptr, widgets::counted(ids.size()));
    const Selection wanted = withCompared(store.study().selection, ids, at);
    if (const std::vector<std::string> tables = tablesOf(wanted); tables.size() > 1) {
        emit store.stackWanted(tables, wanted);
        return;
    }
    store.edit(what, [&wanted](Study& study) { study.selection = wanted; });
}

void removeSeries(StudyStore& store, const SeriesId& id) {
    store.edit(Words::tr("Remove %1").arg(nameOf(id)), [&id](Study& study) {
        Selection& selection = study.selection;
        if (id == selection.reference && !selection.compared.empty()) {
            selection.reference = selection.compared.front();
            selection.compared.erase(selection.compared.begin());
        } else {
            std::erase(selection.compared, id);
        }
    });
}

}  // namespace greyscope::app
