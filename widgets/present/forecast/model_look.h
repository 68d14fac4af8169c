#pragma once

#include <QString>

#include <string>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// How a forecasting model is named and drawn, the same in charts, tables and lists.
struct ModelLook {
    QString title;  ///< "Saturation X·N/(N+h)"
    QString label;  ///< at a line's end: "saturation"
    Ink ink;
    Dash dash = Dash::solid;
    Marker marker = Marker::none;
    bool hollow = false;
};

/// `model` is the name that core gives it: "gm11", "last-value", ...
[[nodiscard]] ModelLook modelLook(const std::string& model);
[[nodiscard]] Link modelLink(const std::string& model);

}  // namespace greyscope::widgets
