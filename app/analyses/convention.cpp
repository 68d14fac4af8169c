#include "app/analyses/convention.h"

#include <algorithm>

#include "core/base/contains.h"
#include "core/data/roles/repeats.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using data::Aggregation;
using widgets::Words;

std::vector<Aggregation> aggregationChoices() {
    std::vector<Aggregation> all{Aggregation::none};
    all.insert(all.end(), data::kAggregations.begin(), data::kAggregations.end());
    return all;
}

QString aggregationChoice(const Aggregation& aggregation) {
    return aggregation == Aggregation::none ? Words::tr("reject; average repeats")
                                            : widgets::aggregationWord(aggregation);
}

QString aggregationStep(const Aggregation& aggregation) {
    return Words::tr("Rows on one point: %1").arg(aggregationChoice(aggregation));
}

void addAggregation(std::vector<Convention>& conventions, const Study& study, const data::LeftOut* account) {
    const StudyTable* table = study.activeTable();
    const bool merged = account != nullptr && account->mergedPoints > 0;
    if (table == nullptr || (table->aggregation == Aggregation::none && !merged)) {
        return;
    }
    std::vector<Aggregation> all = aggregationChoices();
    for (const double percent : {5.0, 95.0, 99.0}) {
        all.push_back(Aggregation::percentile(percent));
    }
    if (std::find(all.begin(), all.end(), table->aggregation) == all.end()) {
        all.push_back(table->aggregation);
    }
    Convention convention{Words::tr("Rows on one point"),
                          widgets::aggregationText(data::ofRepeats(table->aggregation)),
                          {},
                          {Words::tr("Combine rows on one point")}};
    for (const Aggregation& way : all) {
        convention.alternatives.push_back({aggregationChoice(way), way == table->aggregation,
                                           [name = table->name, way](Study& changed) {
                                               for (StudyTable& each : changed.tables) {
                                                   each.aggregation = each.name == name ? way : each.aggregation;
                                               }
                                           },
                                           aggregationStep(way)});
    }
    conventions.push_back(std::move(convention));
}

Convention bookConvention(const std::vector<Book>& followed) {
    Convention convention{Words::tr("Book"), Words::tr("own"), {}, {Words::tr("Follow the conventions of a book")}};
    QStringList names;
    for (const auto& [book, name] : bookNames()) {
        const bool isFollowed = base::contains(followed, book);
        if (isFollowed) {
            names << bookText(book);
        }
        convention.alternatives.push_back({bookExplanation(book), isFollowed && names.size() == 1,
                                           [book = book](Study& study) { follow(book, study); }});
    }
    if (names.isEmpty()) {
        convention.alternatives.push_back({convention.value, true, [](Study& /*study*/) {}});
    }
    convention.value = names.isEmpty() ? convention.value : widgets::listed(names);
    return convention;
}

Items<stats::IntervalMethod> intervalMethods(const QString& byFormula) {
    return {{byFormula, stats::IntervalMethod::t}, {Words::tr("bootstrap, BCa"), stats::IntervalMethod::bootstrap}};
}

Convention intervalConvention(const Study& study, const QString& byFormula) {
    return conventionOf(Words::tr("Interval"), member(&Study::intervals), intervalMethods(byFormula), study,
                        {Words::tr("Interval of repeats")});
}

Items<double> usualNumbers(std::vector<double> usual, double current, int decimals) {
    if (std::find(usual.begin(), usual.end(), current) == usual.end()) {
        usual.push_back(current);
        std::sort(usual.begin(), usual.end());
    }
    Items<double> items;
    for (const double value : usual) {
        items.push_back({widgets::fixedText(value, decimals), value});
    }
    return items;
}

}  // namespace greyscope::app
