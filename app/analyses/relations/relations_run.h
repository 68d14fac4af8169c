#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "app/analyses/relations/relations_request.h"
#include "core/base/progress.h"
#include "core/grey/degrees/clustering.h"
#include "core/grey/degrees/image_sensitivity.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_axioms.h"
#include "core/grey/degrees/relation_intervals.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/degrees/relation_sensitivity.h"
#include "core/grey/degrees/second_look.h"
#include "widgets/present/relations/relations_pair.h"

namespace greyscope::app {

/// The degrees at one rho, and the results that depend on rho.
struct RelationDegrees {
    grey::RelationResult result;  ///< degrees of the reference with the others
    Eigen::MatrixXd matrix;       ///< degrees of all pairs; empty if only the degrees of the reference are calculated
    double least = 0.0;           ///< smallest degree in the matrix
    grey::Clustering clustering;  ///< clusters of the series; set if there is a matrix
    std::optional<grey::AxiomChecks> axioms;       ///< set if there are not too many series
    std::optional<grey::ImageSensitivity> images;  ///< set if there are not too many series
    /// Intervals of the degrees; set if values have repeats and there are few series.
    std::optional<grey::DegreeIntervals> intervals;
    bool notSimulated = false;  ///< whether there are repeats, but no intervals because those of this degree were never
                                ///< simulated
    std::optional<base::Error> whyNoIntervals;  ///< why there are no intervals, if their calculation failed
};

/// All results of the Relations page. Series 0 is the reference; the others follow in the order of the request.
struct Relations {
    data::SeriesTable table;
    std::vector<std::size_t> which;  ///< index in `table` of each series, in the order of the results
    /// For each series, the name of the quantity that it measures, from data::quantitiesOf().
    std::vector<std::string> quantities = {};
    std::size_t pointsLeftOut = 0;  ///< number of points left out because a series lacks them
    /// For each result in the table that the data source marks as invalid, its position on the axis of points: the
    /// index of its point. If that point is left out, it is halfway between its two neighbours.
    std::vector<double> invalidPlaces = {};
    /// Indices of the points for which it is neither set nor known whether more or less is better.
    std::vector<std::size_t> effectsUnknown = {};
    grey::Linkage linkage = grey::Linkage::average;
    bool overview = false;    ///< RelationsRequest::isOverview() of the request
    bool ranksAlone = false;  ///< RelationsRequest::ranksAlone() of the request
    /// RelationsRequest::ideal of the request: the degrees are those of all series with the ideal, which is no series
    /// of the table.
    bool ideal = false;
    bool inDetail = true;  ///< false: axioms, images, intervals and curves are not calculated at all
    /// Whether the RelationDegrees include the axioms, and the degrees under other images.
    bool axioms = true, otherImages = true;
    grey::RelationImages images;
    /// Values from which degrees of all pairs follow for any rho; as `sensitivity`, only for Deng's degree.
    std::optional<grey::RelationKernel> kernel;
    std::optional<grey::RelationSensitivity> sensitivity;
    std::size_t allPoints = 0;  ///< number of points of the table, including those left out
    /// Rank correlations of the reference with the others, for each pair at the points that both have.
    grey::SecondLook second;
    std::vector<stats::RankCorrelation> correlations = {};  ///< correlations of all pairs, if requested
    RelationDegrees degrees;
};

[[nodiscard]] base::Expected<Relations> calculateRelations(const RelationsRequest& request, base::Progress& progress);

/// Returns the degrees of the same series at another `rho` in (0, 1], from values that `relations` already contains.
[[nodiscard]] RelationDegrees degreesAt(const Relations& relations, double rho);

/// Whether degreesAt() takes much less time than a frame on the screen, so that the degrees can follow a slider.
[[nodiscard]] bool followsLive(const Relations& relations);

}  // namespace greyscope::app
