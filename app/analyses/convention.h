#pragma once

#include <QString>

#include <algorithm>
#include <type_traits>
#include <vector>

#include "app/study/choices/option.h"
#include "app/study/choices/study_member.h"
#include "app/study/file/study_store.h"
#include "core/data/left_out.h"
#include "core/data/series/aggregation.h"
#include "core/stats/repeat_interval.h"

namespace greyscope::app {

/// A value that a convention can have, and what choosing it does to the study.
struct ConventionValue {
    QString text;
    bool chosen = false;
    StudyStore::Change change;
    QString what = {};  ///< what the history calls it; empty: as its convention says
};

/// A convention that the page's numbers depend on, as a chip in the status bar: "ρ 0.50".
struct Convention {
    QString name;
    QString value;
    std::vector<ConventionValue> alternatives = {};  ///< none: the numbers are always made so
    EditName step = {};                              ///< choosing another one
};

/// A convention that is a member of the study: its value is the item that is chosen.
template <class T>
Convention conventionOf(const QString& name, const Member<T>& member, const Items<T>& items, const Study& study,
                        const EditName& step) {
    Convention convention{name, {}, {}, step};
    const T now = member.get(study);
    for (const ComboItem<T>& item : items) {
        convention.alternatives.push_back({item.text, item.value == now, [member, value = item.value](Study& changed) {
                                               member.set(changed, value);
                                           }});
        convention.value = item.value == now ? item.text : convention.value;
    }
    return convention;
}

/// Usual values of a number and its current one, in order.
[[nodiscard]] Items<double> usualNumbers(std::vector<double> usual, double current, int decimals);

/// What a chip or a drop-down offers for an option.
template <class C, class T>
Items<T> itemsOf(const Option<C, T>& row, T current) {
    if constexpr (std::is_enum_v<T>) {
        Items<T> items;
        for (const T value : valuesOf(row)) {
            items.push_back({row.words(value), value});
        }
        return items;
    } else {
        constexpr int kShownDecimals = 2;
        Items<T> items = usualNumbers(row.offered, current, kShownDecimals);
        for (ComboItem<T>& item : items) {
            item.text = row.words != nullptr ? row.words(item.value) : item.text;
        }
        return items;
    }
}

/// The chip of an option of the choices to which `path` leads from the study.
template <class C, class T, class... Path>
Convention chipOf(const Study& study, T C::*option, Path... path) {
    const Option<C, T>& row = optionOf(option);
    return conventionOf(row.name(), member(path..., option), itemsOf(row, (study.*....*path).*option), study,
                        EditName{row.name()});
}

/// A chip for each option that has a label and an effect, and lists values: `path` leads from the study to the choices
/// C.
template <class C, class... Path>
std::vector<Convention> conventionsOf(const Study& study, Path... path) {
    std::vector<Convention> chips;
    const C& choices = (study.*....*path);
    eachOption<C>([&](const auto& row) {
        using T = std::remove_cvref_t<decltype(choices.*row.member)>;
        if constexpr (std::is_enum_v<T> || std::is_same_v<T, double>) {
            if (*row.label != '\0' && row.hasEffect(choices) && (std::is_enum_v<T> || !row.offered.empty())) {
                chips.push_back(chipOf(study, row.member, path...));
            }
        }
    });
    return chips;
}

/// What may be done with several rows on one point, in the order of lists, but for the percentiles.
[[nodiscard]] std::vector<data::Aggregation> aggregationChoices();
/// "reject; average repeats", "median", "p99.5".
[[nodiscard]] QString aggregationChoice(const data::Aggregation& aggregation);
/// What the history calls the edit: "Rows on one point: median".
[[nodiscard]] QString aggregationStep(const data::Aggregation& aggregation);

/// Adds the convention where rows share points of the active table; `account` is of what is shown.
void addAggregation(std::vector<Convention>& conventions, const Study& study, const data::LeftOut* account);

/// How repeats make intervals: by the formula of the page, or drawn.
[[nodiscard]] Items<stats::IntervalMethod> intervalMethods(const QString& byFormula);

/// The choice of the study, which all pages with repeats have.
[[nodiscard]] Convention intervalConvention(const Study& study, const QString& byFormula);

}  // namespace greyscope::app
