#pragma once

#include <QString>

#include <algorithm>
#include <type_traits>
#include <vector>

#include "app/study/choices/book.h"
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
    QString what = {};  ///< name of this change in the edit history; empty: the name in Convention::step
};

/// A setting on which the numbers of a page depend, shown as a chip in the status bar: "ρ 0.50".
struct Convention {
    QString name;
    QString value;
    /// The values that can be chosen instead; empty: the convention cannot be changed.
    std::vector<ConventionValue> alternatives = {};
    EditName step = {};  ///< name in the edit history of the step that changes the value
};

/// Returns the convention for a member of the study. Its alternatives are `items`; its value is the text of the item
/// that equals the member.
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

/// Returns items for the usual values of a number and its current value, in ascending order, with `decimals` decimals.
[[nodiscard]] Items<double> usualNumbers(std::vector<double> usual, double current, int decimals);

/// Returns the values of an option that its chip or its drop-down list offers.
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

/// Returns access to an option by which the window changes it, with what follows from the choice. `path`: the members
/// that lead from the study to the choices with this option.
template <class C, class T, class... Path>
Member<T> memberOf(const Option<C, T>& row, Path... path) {
    Member<T> plain = member(path..., row.member);
    if (row.then == nullptr) {
        return plain;
    }
    return {plain.get, [set = plain.set, then = row.then, path...](Study& study, const T& value) {
                set(study, value);
                then((study.*....*path));
            }};
}

/// Returns the convention that shows and sets one option. `path`: the members that lead from the study to the choices
/// with this option.
template <class C, class T, class... Path>
Convention chipOf(const Study& study, T C::*option, Path... path) {
    const Option<C, T>& row = optionOf(option);
    return conventionOf(row.name(), memberOf(row, path...), itemsOf(row, (study.*....*path).*option), study,
                        EditName{row.name()});
}

/// Returns a convention for each option of the choices C that has a label, takes effect and lists its values. `path`:
/// the members that lead from the study to C.
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

/// Returns the ways to combine several rows with the same point, in the order in which lists offer them; without
/// percentiles.
[[nodiscard]] std::vector<data::Aggregation> aggregationChoices();
/// Returns the text of an aggregation in a list: "reject; average repeats", "median", "p99.5".
[[nodiscard]] QString aggregationChoice(const data::Aggregation& aggregation);
/// Returns the name of the step in the edit history that sets this aggregation: "Rows on one point: median".
[[nodiscard]] QString aggregationStep(const data::Aggregation& aggregation);

/// Adds the convention for rows with the same point, if the active table has such rows. `account` counts the rows of
/// the result that is shown; null without a result.
void addAggregation(std::vector<Convention>& conventions, const Study& study, const data::LeftOut* account);

/// Returns the convention that sets all conventions to those of a textbook. `followed`: the books that the page
/// follows.
[[nodiscard]] Convention bookConvention(const std::vector<Book>& followed);

/// Returns the methods for intervals from repeats: `byFormula`, which names the formula of the page, and resampling.
[[nodiscard]] Items<stats::IntervalMethod> intervalMethods(const QString& byFormula);

/// Returns the convention for the study's interval method, which applies to all pages with repeats. `byFormula` names
/// the page's formula.
[[nodiscard]] Convention intervalConvention(const Study& study, const QString& byFormula);

}  // namespace greyscope::app
