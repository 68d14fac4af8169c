#include "core/data/stated_roles.h"

#include <algorithm>

#include "core/base/try.h"

namespace greyscope::data {

std::string statedBy(const Dataset& dataset) {
    const auto& columns = dataset.columns();
    const auto stated =
        std::find_if(columns.begin(), columns.end(), [](const Column& c) { return c.stated.has_value(); });
    return stated == columns.end() ? std::string() : stated->stated->by;
}

bool statedAlike(const Dataset& a, const Dataset& b) {
    const std::string by = statedBy(a);
    return !by.empty() && by == statedBy(b) &&
           std::any_of(a.columns().begin(), a.columns().end(), [&](const Column& column) {
               const auto place = b.find(column.name);
               return column.stated && column.stated->role == Role::metric && place &&
                      b.columns()[*place].unit == column.unit;
           });
}

base::Expected<bool> areFoundRoles(const Roles& roles, const Dataset& dataset, base::Progress& progress) {
    const Roles found = GREYSCOPE_TRY(guessRoles(dataset, progress));
    return found == roles;
}

}  // namespace greyscope::data
