#pragma once

#include <QString>

#include <memory>
#include <variant>

#include "core/base/error.h"

namespace greyscope::widgets {

/// The state of a view that has nothing to show yet. `needs` says what is missing; `action` is the label of the button
/// that provides it, "" for no button.
struct Empty {
    QString needs;
    QString action;
};
/// The state of a view during a calculation. `fraction` is the completed share; the view shows the old result, dimmed.
struct Busy {
    double fraction = 0.0;
};
/// The state of a view after a calculation failed: the message, one remedy, and the label of the button that applies
/// the remedy ("" for no button).
struct Failed {
    QString message;
    QString remedy;
    QString action = {};
    base::Error error = {};
};
/// The state of a view after the user cancelled a calculation. The view has a button that starts it again.
struct Cancelled {};
template <class T>
using Ready = std::shared_ptr<const T>;

template <class T>
using ViewState = std::variant<Empty, Busy, Failed, Cancelled, Ready<T>>;

}  // namespace greyscope::widgets
