#include "app/analyses/compare/compare_needs.h"

#include "app/study/compared_runs.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

widgets::Empty compareNeeds(const Study& study) {
    const QString open = Words::tr("Open a table…");
    if (study.tables.empty()) {
        return {Words::tr("Open the tables of two runs to compare them."), open};
    }
    if (const auto crowded = crowdedKey(study)) {
        return {Words::tr("A key tells runs apart only if it has at most %1 values; %2 has %3. Filter the rows on the "
                          "Data page, or open a second run.")
                    .arg(QString::number(kMostRunValues), widgets::columnTitle(crowded->column),
                         QString::number(crowded->values)),
                open};
    }
    return {Words::tr("Compare needs a second run: another table with the same metric, or a key with two values, such "
                      "as a version."),
            open};
}

}  // namespace greyscope::app
