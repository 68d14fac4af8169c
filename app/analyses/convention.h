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

/// A possible value of a convention, and the change of the study that sets it.
struct ConventionValue {
    QString text;
    bool chosen = false;
    StudyStore::Change change;
    QString what = {};  ///< name of the step in the history; empty: that of the convention
};

/// A convention that the page's numbers depend on, shown as a chip in the status bar: "ρ 0.50".
struct Convention {
    QString name;
    QString value;
    std::vector<ConventionValue> alternatives = {};  ///< empty: the convention cannot be changed
    EditName step = {};                              ///< name of the step that changes the value
};

/// Returns a convention for a member of the study; its value is the item that is set.
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

/// Returns the usual values of a number and its current one, in ascending order.
[[nodiscard]] Items<double> usualNumbers(std::vector<double> usual, double current, int decimals);

/// Returns the items that a chip or a drop-down list offers for an option.
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

/// Returns the chip of an option; `path` leads from the study to the choices that contain it.
template <class C, class T, class... Path>
Convention chipOf(const Study& study, T C::*option, Path... path) {
    const Option<C, T>& row = optionOf(option);
    return conventionOf(row.name(), member(path..., option), itemsOf(row, (study.*....*path).*option), study,
                        EditName{row.name()});
}

/// Returns a chip for each option of the choices C that has a label and an effect, and lists values; `path` leads from
/// the study to C.
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

/// Returns the ways to treat several rows with the same point, in the order of lists, without the percentiles.
[[nodiscard]] std::vector<data::Aggregation> aggregationChoices();
/// Returns a text for an aggregation: "reject; average repeats", "median", "p99.5".
[[nodiscard]] QString aggregationChoice(const data::Aggregation& aggregation);
/// Returns the name of the edit in the history: "Rows on one point: median".
[[nodiscard]] QString aggregationStep(const data::Aggregation& aggregation);

/// Adds the convention if rows of the active table share points; `account` belongs to what is shown.
void addAggregation(std::vector<Convention>& conventions, const Study& study, const data::LeftOut* account);

/// Returns the ways to calculate intervals from repeats: by the page's formula, or by resampling.
[[nodiscard]] Items<stats::IntervalMethod> intervalMethods(const QString& byFormula);

/// Returns the study's interval method, which applies to all pages with repeats.
[[nodiscard]] Convention intervalConvention(const Study& study, const QString& byFormula);

}  // namespace greyscope::app
