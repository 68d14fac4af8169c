#pragma once

#include <QString>

#include <memory>
#include <variant>

#include "core/base/error.h"

namespace greyscope::widgets {

/// Nothing to show yet: what is needed, and the label of the action that provides it ("" without an action).
struct Empty {
    QString needs;
    QString action;
};
/// Calculation in progress; the view keeps showing the old result, dimmed.
struct Busy {
    double fraction = 0.0;
};
/// The calculation failed: the message, one remedy, and the label of the action that applies it ("" without an action).
struct Failed {
    QString message;
    QString remedy;
    QString action = {};
    base::Error error = {};
};
/// The user cancelled the calculation; the view offers to calculate again.
struct Cancelled {};
template <class T>
using Ready = std::shared_ptr<const T>;

template <class T>
using ViewState = std::variant<Empty, Busy, Failed, Cancelled, Ready<T>>;

}  // namespace greyscope::widgets
