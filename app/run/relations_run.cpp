#include "app/run/relations_run.h"

#include "core/data/common_points.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kSensitivitySteps = 100;
constexpr double kLiveCoefficients = 2e6;  // about 5 ms

using base::Expected;

Expected<std::vector<std::size_t>> columnsOf(const RelationsRequest& request, const data::SeriesTable& table) {
    std::vector<std::string> names{request.reference};
    names.insert(names.end(), request.others.begin(), request.others.end());
    std::vector<std::size_t> which;
    for (const std::string& name : names) {
        const auto index = table.indexOf(name);
        if (!index) {
            return tl::unexpected(index.error());
        }
        which.push_back(*index);
    }
    return which;
}

Expected<grey::RelationResult> relateFirst(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                           const grey::RelationOptions& options) {
    return grey::relate(table, which.front(), {which.begin() + 1, which.end()}, options);
}

}  // namespace

Expected<Relations> calculateRelations(const RelationsRequest& request, base::Progress& progress) {
    auto table = data::pivot(*request.dataset, request.query);
    if (!table) {
        return tl::unexpected(table.error());
    }
    auto which = columnsOf(request, *table);
    if (!which) {
        return tl::unexpected(which.error());
    }
    const std::size_t allPoints = table->pointCount();
    if (request.commonPoints) {
        table = data::withCommonPoints(*table, *which);
    }
    const std::size_t leftOut = allPoints - table->pointCount();
    auto kernel = grey::RelationKernel::create(*table, *which, request.options);
    if (!kernel) {
        return tl::unexpected(kernel.error());
    }
    auto result = relateFirst(*table, *which, request.options);
    if (!result) {
        return tl::unexpected(result.error());
    }
    Eigen::MatrixXd grades;
    if (const auto graded = kernel->grades(request.options.distinguishingCoefficient, grades, progress); !graded) {
        return tl::unexpected(graded.error());
    }
    auto sensitivity = grey::sensitivityOf(*result, kSensitivitySteps, progress);
    if (!sensitivity) {
        return tl::unexpected(sensitivity.error());
    }
    return Relations{
        std::move(*table),      std::move(*which), leftOut, std::move(*kernel), {std::move(*result), std::move(grades)},
        std::move(*sensitivity)};
}

RelationDegrees degreesAt(const Relations& relations, double rho) {
    RelationDegrees degrees;
    grey::RelationOptions options = relations.degrees.result.options;
    options.distinguishingCoefficient = rho;
    // Only an option that is out of range could fail here: the same series went through at another rho.
    auto result = relateFirst(relations.table, relations.which, options);
    degrees.result = result ? std::move(*result) : relations.degrees.result;
    relations.kernel.grades(degrees.result.options.distinguishingCoefficient, degrees.grades);
    return degrees;
}

bool followsLive(const Relations& relations) {
    const auto series = static_cast<double>(relations.which.size());
    return series * series * static_cast<double>(relations.table.pointCount()) <= kLiveCoefficients;
}

}  // namespace greyscope::app
