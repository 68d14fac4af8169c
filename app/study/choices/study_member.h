#pragma once

#include <QString>

#include <cstddef>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// A part of the study that a control shows and changes.
template <class T>
struct Member {
    std::function<T(const Study&)> get;
    std::function<void(Study&, const T&)> set;
};

/// What stands at a path from the study on: member(&Study::forecast, &ForecastChoices::ahead), as the type that its
/// control has.
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

/// What the Edit menu calls an edit; edits in a row with the same key become one step.
struct EditName {
    QString what;
    QString mergeKey = {};
};

/// One entry of a drop-down and what it stands for.
template <class T>
struct ComboItem {
    QString text;
    T value;
};
template <class T>
struct Items : std::vector<ComboItem<T>> {
    using std::vector<ComboItem<T>>::vector;
    std::size_t left = 0;  ///< further ones that are not listed
};

}  // namespace greyscope::app
