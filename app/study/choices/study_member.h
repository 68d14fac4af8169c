#pragma once

#include <QString>

#include <cstddef>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// Access to a value in the study, by which a control shows and changes it.
template <class T>
struct Member {
    std::function<T(const Study&)> get;
    std::function<void(Study&, const T&)> set;
};

/// Returns access to the member that `path` leads to from the study, as in member(&Study::forecast,
/// &ForecastChoices::ahead). memberAs() also converts the value to the type that the control uses.
template <class As, class... Path>
Member<As> memberAs(Path... path) {
    return {[=](const Study& study) { return static_cast<As>((study.*....*path)); },
            [=](Study& study, const As& now) {
                auto& value = (study.*....*path);
                value = static_cast<std::remove_reference_t<decltype(value)>>(now);
            }};
}
template <class... Path>
auto member(Path... path) {
    return memberAs<std::remove_cvref_t<decltype((std::declval<Study&>().*....*path))>>(path...);
}

/// The name of an edit in the Edit menu. Consecutive edits with the same merge key become one undo step.
struct EditName {
    QString what;
    QString mergeKey = {};
};

/// An entry of a drop-down list, and the value that it sets.
template <class T>
struct ComboItem {
    QString text;
    T value;
};
template <class T>
struct Items : std::vector<ComboItem<T>> {
    using std::vector<ComboItem<T>>::vector;
    std::size_t left = 0;  ///< number of further entries that are not listed
};

}  // namespace greyscope::app
