#include "app/analyses/relations/relations_run.h"

#include <string>
#include <unordered_map>
#include <utility>

#include "app/run/tally.h"
#include "core/base/progress_part.h"
#include "core/base/try.h"
#include "core/data/recipe/transposed.h"
#include "core/data/series/common_points.h"
#include "core/data/series/point_effects.h"
#include "core/data/series/series_quantities.h"
#include "core/stats/series_repeats.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kSensitivitySteps = 100;
// About 50 ms, for sorting the differences of the axioms and the distances of the clusters.
constexpr double kLiveSteps = 2e6;

/// Shares of the total time for the degrees of all pairs, the clusters, the axioms, the curves over rho and the
/// correlations.
constexpr double kDegreesShare = 0.1;
constexpr double kClustersShare = 0.3;
constexpr double kAxiomsShare = 0.3;
constexpr double kSensitivityShare = 0.2;
constexpr double kCorrelationsShare = 0.1;

using base::Expected;

/// Returns the names, that of the reference first.
std::vector<std::string> namesOf(const RelationsRequest& request) {
    std::vector<std::string> names{request.reference};
    names.insert(names.end(), request.others.begin(), request.others.end());
    return names;
}

/// Returns the labels of the points if the table has invalid results; otherwise they are not needed.
std::vector<std::string> pointLabels(const data::SeriesTable& table) {
    std::vector<std::string> labels;
    for (std::size_t k = 0; k < (table.leftOut.invalid.empty() ? 0 : table.pointCount()); ++k) {
        labels.push_back(table.pointLabel(k));
    }
    return labels;
}

/// See Relations::invalidPlaces; `all` are the points before any was left out.
std::vector<double> invalidPlaces(const data::SeriesTable& table, const std::vector<std::string>& all) {
    std::unordered_map<std::string, double> placeOf;
    std::size_t kept = 0;
    for (const std::string& label : all) {
        const bool isKept = kept < table.pointCount() && table.pointLabel(kept) == label;
        placeOf.emplace(label, static_cast<double>(kept) - (isKept ? 0.0 : 0.5));
        kept += isKept ? 1 : 0;
    }
    std::vector<double> places;
    for (const data::InvalidResult& result : table.leftOut.invalid) {
        places.push_back(placeOf.at(result.point()));
    }
    return places;
}

Expected<std::vector<std::size_t>> columnsOf(const RelationsRequest& request, const data::SeriesTable& table) {
    const std::vector<std::string> names = namesOf(request);
    std::unordered_map<std::string, std::size_t> columns;
    for (std::size_t column = 0; column < table.series.size(); ++column) {
        columns.emplace(table.series[column].name, column);
    }
    std::vector<std::size_t> which;
    for (const std::string& name : names) {
        const auto found = columns.find(name);
        if (found == columns.end()) {
            return tl::unexpected(table.indexOf(name).error());
        }
        which.push_back(found->second);
    }
    return which;
}

/// Returns the degrees of all pairs by Deng's method.
Expected<Eigen::MatrixXd> allDegrees(const grey::RelationKernel& kernel, double rho, base::Progress& progress) {
    Eigen::MatrixXd degrees;
    if (const auto done = kernel.degrees(rho, degrees, progress); !done) {
        return tl::unexpected(done.error());
    }
    return degrees;
}

/// Copies the degrees of the ranking, whose coefficients are shown, into the matrix, which sums in another order: each
/// degree has a single value.
void takeRanking(Eigen::MatrixXd& matrix, const grey::RelationResult& result) {
    const grey::Compared compares = grey::degreeOf(result.options.method).compares;
    const bool symmetric = compares == grey::Compared::areas ||
                           (compares == grey::Compared::points && result.options.scope != grey::ExtremaScope::global);
    for (Eigen::Index i = 0; i < result.degrees.size(); ++i) {
        matrix(0, i + 1) = result.degrees(i);
        matrix(i + 1, 0) = symmetric ? result.degrees(i) : matrix(i + 1, 0);
    }
}

Expected<void> addChecks(RelationDegrees& degrees, const Relations& relations, const grey::RelationOptions& options,
                         base::Progress& progress) {
    if (relations.axioms && !relations.ranksAlone) {
        tally("axioms");
        degrees.axioms = GREYSCOPE_TRY(grey::checkAxioms(relations.images, degrees.matrix, options, progress));
    }
    if (relations.otherImages) {
        const std::vector<std::size_t>& which = relations.which;
        tally("other images");
        degrees.images = GREYSCOPE_TRY(grey::imageSensitivityOf(relations.table, which.front(),
                                                                {which.begin() + 1, which.end()}, options, progress));
    }
    return {};
}

Expected<void> addPairs(RelationDegrees& degrees, const Relations& relations, const grey::RelationOptions& options,
                        base::ProgressParts& parts) {
    base::ProgressParts::Part pairs(parts, kDegreesShare);
    auto matrix =
        GREYSCOPE_TRY(relations.kernel ? allDegrees(*relations.kernel, options.distinguishingCoefficient, pairs)
                                       : grey::pairDegrees(relations.images, options));
    takeRanking(matrix, degrees.result);
    degrees.least = matrix.minCoeff();
    base::ProgressParts::Part clusters(parts, kClustersShare);
    degrees.clustering = GREYSCOPE_TRY(grey::cluster(matrix, relations.linkage, clusters));
    degrees.matrix = std::move(matrix);
    return {};
}

Expected<RelationDegrees> degreesOf(const Relations& relations, const grey::RelationOptions& options,
                                    base::ProgressParts& parts) {
    tally("degrees");
    RelationDegrees degrees;
    degrees.result = GREYSCOPE_TRY(grey::relateImages(relations.images, 0, options));
    if (!relations.ranksAlone) {
        GREYSCOPE_TRY(addPairs(degrees, relations, options, parts));
    }
    if (relations.inDetail) {
        base::ProgressParts::Part checks(parts, kAxiomsShare);
        GREYSCOPE_TRY(addChecks(degrees, relations, options, checks));
    }
    return degrees;
}

/// Sets the direction (more or less is better) of each point if it is known and not set by the user.
grey::RelationOptions optionsFor(Relations& relations, const RelationsRequest& request) {
    grey::RelationOptions options = request.options;
    if (options.image.kind == data::Image::criteria && options.image.effects.empty()) {
        auto known = data::knownEffects(*request.dataset, request.query, relations.table, relations.which);
        options.image.effects = std::move(known.effects);
        relations.effectsUnknown = std::move(known.unknown);
    }
    return options;
}

/// Adds what only degrees by points have.
Expected<void> addKernel(Relations& relations, const grey::RelationOptions& options) {
    if (!grey::degreeOf(options.method).isByPoints() || relations.ranksAlone) {
        return {};
    }
    relations.kernel = GREYSCOPE_TRY(grey::RelationKernel::create(relations.table, relations.which, options));
    return {};
}

/// Adds intervals of the degrees, if there are repeats and the table is small enough for a thousand resamples. If they
/// fail, the degrees have no intervals.
Expected<void> addIntervals(Relations& relations, const RelationsRequest& request, const grey::RelationOptions& options,
                            base::Progress& progress) {
    constexpr std::size_t kMostValues = 50'000;
    const data::Dataset& dataset = *request.dataset;
    const std::size_t values = relations.which.size() * relations.table.pointCount();
    const bool many = !relations.inDetail || (values > kMostValues && !request.inDetail);
    if (!request.intervals || many || !stats::SeriesRepeats(dataset, relations.table).any()) {
        return {};
    }
    relations.degrees.notSimulated = !grey::degreeOf(options.method).hasIntervals();
    if (relations.degrees.notSimulated) {
        return {};
    }
    tally("intervals of degrees");
    auto intervals = grey::degreeIntervals(dataset, relations.table, relations.which.front(),
                                           {relations.which.begin() + 1, relations.which.end()}, options, {},
                                           base::Threads::available(), progress);
    if (intervals) {
        relations.degrees.intervals = std::move(*intervals);
    } else if (intervals.error().code == base::ErrorCode::cancelled) {
        return tl::unexpected(intervals.error());
    } else {
        relations.degrees.whyNoIntervals = std::move(intervals.error());
    }
    return {};
}

/// Called before points are left out: each pair uses all points that both series have.
Expected<void> addCorrelations(Relations& relations, const data::SeriesTable& table, const RelationsRequest& request,
                               base::Progress& progress) {
    relations.allPoints = table.pointCount();
    const std::vector<std::size_t>& which = relations.which;
    if (request.secondLook && !request.ideal) {
        tally("second look");
        relations.second = GREYSCOPE_TRY(
            grey::secondLook(table, which.front(), {which.begin() + 1, which.end()}, request.mostLags, progress));
    }
    if (request.correlations) {
        tally("correlations");
        relations.correlations = GREYSCOPE_TRY(grey::allCorrelations(table, which, progress));
    }
    return {};
}

Expected<void> addDegrees(Relations& relations, const RelationsRequest& request, base::ProgressParts& parts,
                          base::Progress& progress) {
    const grey::RelationOptions options = optionsFor(relations, request);
    if (request.ideal) {
        tally("degrees");
        relations.degrees.result = GREYSCOPE_TRY(grey::relateToIdeal(relations.table, relations.which, options));
        return {};
    }
    relations.images = GREYSCOPE_TRY(grey::relationImages(relations.table, relations.which, options));
    GREYSCOPE_TRY(addKernel(relations, options));
    relations.degrees = GREYSCOPE_TRY(degreesOf(relations, options, parts));
    GREYSCOPE_TRY(addIntervals(relations, request, options, progress));
    if (grey::degreeOf(options.method).isByPoints() && relations.inDetail && request.curves) {
        base::ProgressParts::Part last(parts, kSensitivityShare);
        tally("sensitivity");
        relations.sensitivity = GREYSCOPE_TRY(grey::sensitivityOf(relations.degrees.result, kSensitivitySteps, last));
    }
    return {};
}

}  // namespace

Expected<Relations> calculateRelations(const RelationsRequest& request, base::Progress& progress) {
    auto table = GREYSCOPE_TRY(data::pivot(*request.dataset, request.query));
    if (request.alternatives) {
        table = data::transposed(table);
    }
    Relations relations;
    relations.which = GREYSCOPE_TRY(columnsOf(request, table));
    const bool ofRatios = request.options.image.kind == data::Image::ratio;
    if (const std::vector<std::string> names = namesOf(request); ofRatios || !request.alternatives) {
        relations.quantities = data::quantitiesOf(*request.dataset, request.query, table, names);
        if (const auto other = data::firstUnlike(relations.quantities); other && ofRatios) {
            return tl::unexpected(data::unlikeError(names, relations.quantities, *other));
        }
    }
    const std::vector<std::string> labels = pointLabels(table);
    base::ProgressParts parts(progress);
    base::ProgressParts::Part correlations(parts, kCorrelationsShare);
    GREYSCOPE_TRY(addCorrelations(relations, table, request, correlations));
    // Without a common point, the error names the missing point.
    const bool leavesOut = request.commonPoints && data::sharedPoints(table, relations.which).shared > 0;
    relations.table = leavesOut ? data::withCommonPoints(table, relations.which) : std::move(table);
    relations.table.leftOut = data::accountOf(relations.table, relations.which);
    relations.invalidPlaces = invalidPlaces(relations.table, labels);
    relations.pointsLeftOut = relations.allPoints - relations.table.pointCount();
    relations.linkage = request.linkage;
    relations.overview = request.isOverview();
    relations.ranksAlone = request.ranksAlone();
    relations.ideal = request.ideal;
    relations.inDetail = !request.ideal && (request.inDetail || !relations.overview);
    relations.axioms = request.axioms;
    relations.otherImages = request.images;
    if (request.degrees) {
        GREYSCOPE_TRY(addDegrees(relations, request, parts, progress));
    }
    return relations;
}

RelationDegrees degreesAt(const Relations& relations, double rho) {
    grey::RelationOptions options = relations.degrees.result.options;
    options.distinguishingCoefficient = rho;
    // Only an option out of range could fail here; the same series succeeded at another rho.
    if (relations.ideal) {
        auto result = grey::relateToIdeal(relations.table, relations.which, options);
        RelationDegrees degrees = relations.degrees;
        degrees.result = result ? std::move(*result) : std::move(degrees.result);
        return degrees;
    }
    base::NoProgress progress;
    base::ProgressParts parts(progress);
    auto degrees = degreesOf(relations, options, parts);
    return degrees ? std::move(*degrees) : relations.degrees;
}

bool followsLive(const Relations& relations) {
    const auto series = static_cast<double>(relations.which.size());
    return series * series * (series + static_cast<double>(relations.table.pointCount())) <= kLiveSteps;
}

}  // namespace greyscope::app
