#include "app/study/predicted_pair.h"

#include <algorithm>

#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

const SeriesEntry* entryOf(const std::vector<SeriesEntry>& entries, const SeriesId& id) {
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const SeriesEntry& entry) { return entry.id == id; });
    return found == entries.end() ? nullptr : &*found;
}

}  // namespace

SeriesId predictedSeries(const Study& study) {
    const Selection& selection = study.selection;
    const auto usable = [&selection](const SeriesId& id) {
        return id.table == selection.reference.table && id != selection.reference;
    };
    const auto& compared = selection.compared;
    const SeriesId& chosen = study.relative.predicted;
    if (usable(chosen) && std::find(compared.begin(), compared.end(), chosen) != compared.end()) {
        return chosen;
    }
    const auto first = std::find_if(compared.begin(), compared.end(), usable);
    return first == compared.end() ? SeriesId{} : *first;
}

bool oneSystem(const SeriesEntry& a, const SeriesEntry& b) {
    return a.id.table == b.id.table && !a.firstKey.isEmpty() && a.firstKey == b.firstKey;
}

const SeriesEntry* otherSystem(const Study& study, const std::vector<SeriesEntry>& entries) {
    const SeriesEntry* reference = entryOf(entries, study.selection.reference);
    const SeriesEntry* found = nullptr;
    for (const SeriesEntry& entry : entries) {
        if (!reference || entry.id == reference->id || entry.id.table != reference->id.table ||
            oneSystem(entry, *reference)) {
            continue;
        }
        if (entry.lastKeys == reference->lastKeys) {
            return &entry;
        }
        found = found ? found : &entry;
    }
    return found;
}

SeriesId transferredSeries(const Study& study, const std::vector<SeriesEntry>& entries) {
    const SeriesId predicted = predictedSeries(study);
    const SeriesEntry* reference = entryOf(entries, study.selection.reference);
    const auto isOther = [&](const SeriesId& id) {
        const SeriesEntry* entry = entryOf(entries, id);
        return reference && entry && entry->id != reference->id && entry->id.table == reference->id.table &&
               !oneSystem(*entry, *reference);
    };
    if (predicted.empty() || isOther(predicted)) {
        return predicted;
    }
    const auto& compared = study.selection.compared;
    if (const auto found = std::find_if(compared.begin(), compared.end(), isOther); found != compared.end()) {
        return *found;
    }
    const SeriesEntry* other = otherSystem(study, entries);
    return other ? other->id : SeriesId{};
}

void predict(Study& study, const SeriesId& id) {
    Selection& selection = study.selection;
    if (id == selection.reference) {
        selection.reference = predictedSeries(study);
        std::replace(selection.compared.begin(), selection.compared.end(), selection.reference, id);
    }
    if (std::find(selection.compared.begin(), selection.compared.end(), id) == selection.compared.end()) {
        selection.compared.push_back(id);
    }
    study.relative.predicted = id;
    study.relative.questionBase.reset();
}

void predictFrom(Study& study, const SeriesId& id) {
    Selection& selection = study.selection;
    const SeriesId predicted = predictedSeries(study);
    const auto place = std::find(selection.compared.begin(), selection.compared.end(), id);
    if (place != selection.compared.end()) {
        *place = selection.reference;
    }
    study.relative.predicted = id == predicted ? selection.reference : predicted;
    selection.reference = id;
    study.relative.questionBase.reset();
}

void predict(StudyStore& store, const SeriesId& id) {
    const QString what = Words::tr("Predict %1");
    store.edit(what.arg(widgets::visibleText(id.name)), [&id](Study& study) { predict(study, id); });
}

void predictFrom(StudyStore& store, const SeriesId& id) {
    store.edit(Words::tr("Set reference"), [&id](Study& study) { predictFrom(study, id); });
}

}  // namespace greyscope::app
