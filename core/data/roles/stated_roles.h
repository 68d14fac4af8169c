#pragma once

#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

/// The program that states roles in the dataset; "" where none does.
[[nodiscard]] std::string statedBy(const Dataset& dataset);

/// Whether both are tables of one program, with a metric that both have: what else differs between its versions, or was
/// varied in one of them alone, is no other layout. A log along a time is one beside summaries, which have none.
[[nodiscard]] bool statedAlike(const Dataset& a, const Dataset& b);

/// Whether the roles are those that are found in the dataset: nobody has changed them. Error: cancelled.
[[nodiscard]] base::Expected<bool> areFoundRoles(const Roles& roles, const Dataset& dataset, base::Progress& progress);

}  // namespace greyscope::data
