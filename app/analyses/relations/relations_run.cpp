#include "app/analyses/relations/relations_run.h"

#include <string>
#include <unordered_map>
#include <utility>

#include "app/run/tally.h"
#include "core/base/progress_part.h"
#include "core/base/try.h"
#include "core/data/series/common_points.h"
#include "core/data/series/point_effects.h"
#include "core/data/series/series_quantities.h"
#include "core/stats/series_repeats.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kSensitivitySteps = 100;
constexpr double kLiveSteps = 2e6;  // sorted differences of the axioms, distances of the clusters: some 50 ms

/// What the degrees of all pairs, the clusters, the axioms, the curves over rho and the correlations take of the whole.
constexpr double kDegreesShare = 0.1;
constexpr double kClustersShare = 0.3;
constexpr double kAxiomsShare = 0.3;
constexpr double kSensitivityShare = 0.2;
constexpr double kCorrelationsShare = 0.1;

using base::Expected;

/// The reference first.
std::vector<std::string> namesOf(const RelationsRequest& request) {
    std::vector<std::string> names{request.reference};
    names.insert(names.end(), request.others.begin(), request.others.end());
    return names;
}

/// Of a table with invalid results; they are of no use otherwise.
std::vector<std::string> pointLabels(const data::SeriesTable& table) {
    std::vector<std::string> labels;
    for (std::size_t k = 0; k < (table.leftOut.invalid.empty() ? 0 : table.pointCount()); ++k) {
        labels.push_back(table.pointLabel(k));
    }
    return labels;
}

/// See Relations; `all` are the points before any was left out.
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

/// All pairs by Deng's degree.
Expected<Eigen::MatrixXd> allDegrees(const grey::RelationKernel& kernel, double rho, base::Progress& progress) {
    Eigen::MatrixXd degrees;
    if (const auto done = kernel.degrees(rho, degrees, progress); !done) {
        return tl::unexpected(done.error());
    }
    return degrees;
}

Expected<void> addChecks(RelationDegrees& degrees, const Relations& relations, const grey::RelationOptions& options,
                         base::Progress& progress) {
    if (relations.axioms) {
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

Expected<RelationDegrees> degreesOf(const Relations& relations, const grey::RelationOptions& options,
                                    base::ProgressParts& parts) {
    tally("degrees");
    auto result = grey::relateImages(relations.images, 0, options);
    if (!result) {
        return tl::unexpected(result.error());
    }
    RelationDegrees degrees;
    degrees.result = std::move(*result);
    if (relations.ranksAlone) {
        return degrees;
    }
    base::ProgressParts::Part pairs(parts, kDegreesShare);
    auto matrix = relations.kernel ? allDegrees(*relations.kernel, options.distinguishingCoefficient, pairs)
                                   : grey::areaDegrees(relations.images, options);
    if (!matrix) {
        return tl::unexpected(matrix.error());
    }
    degrees.least = matrix->minCoeff();
    base::ProgressParts::Part clusters(parts, kClustersShare);
    auto clustering = grey::cluster(*matrix, relations.linkage, clusters);
    if (!clustering) {
        return tl::unexpected(clustering.error());
    }
    degrees.matrix = std::move(*matrix);
    degrees.clustering = std::move(*clustering);
    if (relations.overview) {
        return degrees;
    }
    base::ProgressParts::Part checks(parts, kAxiomsShare);
    GREYSCOPE_TRY(addChecks(degrees, relations, options, checks));
    return degrees;
}

/// Sets the direction (more or less is better) of each point where it is known and nobody chose it.
grey::RelationOptions optionsFor(Relations& relations, const RelationsRequest& request) {
    grey::RelationOptions options = request.options;
    if (options.image.kind == data::Image::criteria && options.image.effects.empty()) {
        auto known = data::knownEffects(*request.dataset, request.query, relations.table, relations.which);
        options.image.effects = std::move(known.effects);
        relations.effectsUnknown = std::move(known.unknown);
    }
    return options;
}

/// What degrees by points have alone.
Expected<void> addKernel(Relations& relations, const grey::RelationOptions& options) {
    if (!grey::degreeOf(options.method).isByPoints() || relations.ranksAlone) {
        return {};
    }
    auto kernel = grey::RelationKernel::create(relations.table, relations.which, options);
    if (!kernel) {
        return tl::unexpected(kernel.error());
    }
    relations.kernel = std::move(*kernel);
    return {};
}

/// Intervals of the degrees, where repeats tell them and the table is small enough to be drawn a thousand times. Where
/// they fail the degrees stand without.
Expected<void> addIntervals(Relations& relations, const RelationsRequest& request, const grey::RelationOptions& options,
                            base::Progress& progress) {
    constexpr std::size_t kMostValues = 50'000;
    const data::Dataset& dataset = *request.dataset;
    const std::size_t values = relations.which.size() * relations.table.pointCount();
    const bool many = relations.overview || values > kMostValues;
    if ((many && !request.manyIntervals) || !stats::SeriesRepeats(dataset, relations.table).any()) {
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

/// Before points are left out: a pair uses all that it shares.
Expected<void> addCorrelations(Relations& relations, const data::SeriesTable& table, const RelationsRequest& request,
                               base::Progress& progress) {
    relations.allPoints = table.pointCount();
    const std::vector<std::size_t>& which = relations.which;
    tally("second look");
    relations.second = GREYSCOPE_TRY(
        grey::secondLook(table, which.front(), {which.begin() + 1, which.end()}, request.mostLags, progress));
    if (request.correlations) {
        tally("correlations");
        relations.correlations = GREYSCOPE_TRY(grey::allCorrelations(table, which, progress));
    }
    return {};
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
    Relations relations;
    const std::vector<std::string> names = namesOf(request);
    relations.quantities = data::quantitiesOf(*request.dataset, request.query, *table, names);
    if (const auto other = data::firstUnlike(relations.quantities);
        other && request.options.image.kind == data::Image::ratio) {
        return tl::unexpected(data::unlikeError(names, relations.quantities, *other));
    }
    const std::vector<std::string> labels = pointLabels(*table);
    relations.which = std::move(*which);
    base::ProgressParts parts(progress);
    base::ProgressParts::Part correlations(parts, kCorrelationsShare);
    GREYSCOPE_TRY(addCorrelations(relations, *table, request, correlations));
    // Without a common point the one that is missing is what there is to say.
    const bool leavesOut = request.commonPoints && data::sharedPoints(*table, relations.which).shared > 0;
    relations.table = leavesOut ? data::withCommonPoints(*table, relations.which) : std::move(*table);
    relations.table.leftOut = data::accountOf(relations.table, relations.which);
    relations.invalidPlaces = invalidPlaces(relations.table, labels);
    relations.pointsLeftOut = relations.allPoints - relations.table.pointCount();
    const grey::RelationOptions options = optionsFor(relations, request);
    relations.linkage = request.linkage;
    relations.overview = request.isOverview();
    relations.ranksAlone = request.ranksAlone();
    relations.axioms = request.axioms;
    relations.otherImages = request.images;
    auto images = grey::relationImages(relations.table, relations.which, options);
    if (!images) {
        return tl::unexpected(images.error());
    }
    relations.images = std::move(*images);
    if (const auto added = addKernel(relations, options); !added) {
        return tl::unexpected(added.error());
    }
    auto degrees = degreesOf(relations, options, parts);
    if (!degrees) {
        return tl::unexpected(degrees.error());
    }
    relations.degrees = std::move(*degrees);
    if (const auto added = addIntervals(relations, request, options, progress); !added) {
        return tl::unexpected(added.error());
    }
    if (relations.kernel && !relations.overview && request.curves) {
        base::ProgressParts::Part last(parts, kSensitivityShare);
        tally("sensitivity");
        auto sensitivity = grey::sensitivityOf(relations.degrees.result, kSensitivitySteps, last);
        if (!sensitivity) {
            return tl::unexpected(sensitivity.error());
        }
        relations.sensitivity = std::move(*sensitivity);
    }
    return relations;
}

RelationDegrees degreesAt(const Relations& relations, double rho) {
    grey::RelationOptions options = relations.degrees.result.options;
    options.distinguishingCoefficient = rho;
    // Only an option that is out of range could fail here: the same series went through at another rho.
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
