#pragma once

#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

/// Returns the name of the program whose format states the roles of the dataset's columns; "" if roles are not stated.
[[nodiscard]] std::string statedBy(const Dataset& dataset);

/// Whether two tables were written by one program and share a metric with the same unit. Such tables have the same
/// layout, whatever other columns one of them has because of its version or its settings. An exception is a log over
/// time beside a summary without times.
[[nodiscard]] bool statedAlike(const Dataset& a, const Dataset& b);

/// Whether `roles` equals the roles that are guessed for the dataset, so that the user has not changed them. Error:
/// cancelled.
[[nodiscard]] base::Expected<bool> areFoundRoles(const Roles& roles, const Dataset& dataset, base::Progress& progress);

}  // namespace greyscope::data
