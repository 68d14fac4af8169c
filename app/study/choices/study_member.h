#pragma once

#include <QString>

#include <cstddef>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// Access to a part of the study that a control shows and changes.
template <class T>
struct Member {
    std::function<T(const Study&)> get;
    std::function<void(Study&, const T&)> set;
};

/// Return access to the member at a path within the study: member(&Study::forecast, &ForecastChoices::ahead).
/// memberAs() converts the value to the type that the control uses.
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

/// The name of an edit in the Edit menu. Consecutive edits with the same merge key become one step.
struct EditName {
    QString what;
    QString mergeKey = {};
};

/// An entry of a drop-down list and its value.
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
