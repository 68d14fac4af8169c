#pragma once

#include <QString>

#include <string>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The name and appearance of a forecasting model in charts, tables and lists.
struct ModelLook {
    QString title;  ///< the name: "Saturation X·N/(N+h)"
    QString label;  ///< the short name at the end of a curve: "saturation"
    Ink ink;
    Dash dash = Dash::solid;
    Marker marker = Marker::none;
    bool hollow = false;
};

/// Returns the name and appearance of a model. `model` is its internal name: "gm11", "last-value", ...
[[nodiscard]] ModelLook modelLook(const std::string& model);
[[nodiscard]] Link modelLink(const std::string& model);

}  // namespace greyscope::widgets
