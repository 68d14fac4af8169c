#include "core/data/roles/stated_roles.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/data/columns/units.h"

namespace greyscope::data {

std::string statedBy(const Dataset& dataset) {
    const auto& columns = dataset.columns();
    const auto stated =
        std::find_if(columns.begin(), columns.end(), [](const Column& c) { return c.stated.has_value(); });
    return stated == columns.end() ? std::string() : stated->stated->by;
}

namespace {

/// Whether the program has a factor that is a time, which the other table lacks.
bool isLogBeside(const Dataset& dataset, const Dataset& other) {
    return std::any_of(dataset.columns().begin(), dataset.columns().end(), [&](const Column& column) {
        return column.stated && column.stated->role == Role::factor && unitFactor(column.unit, "s").has_value() &&
               !other.find(column.name);
    });
}

}  // namespace

bool statedAlike(const Dataset& a, const Dataset& b) {
    const std::string by = statedBy(a);
    return !by.empty() && by == statedBy(b) && !isLogBeside(a, b) && !isLogBeside(b, a) &&
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
