#include "app/study/predicted_pair.h"

#include <algorithm>

namespace greyscope::app {

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

}  // namespace greyscope::app
