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

/// Degrees at one rho, and what follows from them.
struct RelationDegrees {
    grey::RelationResult result;              ///< degrees of the reference with the others
    Eigen::MatrixXd matrix;                   ///< of all pairs; empty if only the reference's degrees are calculated
    double least = 0.0;                       ///< smallest degree in the matrix
    grey::Clustering clustering;              ///< set if there is a matrix
    std::optional<grey::AxiomChecks> axioms;  ///< set if there are not too many series
    std::optional<grey::ImageSensitivity> images;    ///< set if there are not too many series
    std::optional<grey::DegreeIntervals> intervals;  ///< if values have repeats and there are few series
    std::optional<base::Error> whyNoIntervals;       ///< why there are no intervals, if their calculation failed
};

/// All results of the Relations page. Series 0 is the reference; the others follow in the order of the request.
struct Relations {
    data::SeriesTable table;
    std::vector<std::size_t> which;  ///< columns of the table
    /// Quantity that each of these series measures: see data::quantitiesOf().
    std::vector<std::string> quantities = {};
    std::size_t pointsLeftOut = 0;  ///< number of points left out because a series lacks them
    /// The position of each invalid result of the table's account on the axis of points: the index of its point, or
    /// halfway between two points if its own is left out.
    std::vector<double> invalidPlaces = {};
    /// Points for which it is neither set nor known whether more or less is better.
    std::vector<std::size_t> effectsUnknown = {};
    grey::Linkage linkage = grey::Linkage::average;
    bool overview = false;                   ///< see RelationsRequest
    bool ranksAlone = false;                 ///< see RelationsRequest
    bool inDetail = true;                    ///< whether axioms, images, intervals and curves are calculated at all
    bool axioms = true, otherImages = true;  ///< whether `degrees` contains them
    grey::RelationImages images;
    std::optional<grey::RelationKernel> kernel;  ///< for Deng's degree only, as is `sensitivity`; of all pairs
    std::optional<grey::RelationSensitivity> sensitivity;
    std::size_t allPoints = 0;  ///< number of points of the table, including those left out
    grey::SecondLook second;    ///< of the reference with the others, each pair at the points that both have
    std::vector<stats::RankCorrelation> correlations = {};  ///< correlations of all pairs, if requested
    RelationDegrees degrees;
};

[[nodiscard]] base::Expected<Relations> calculateRelations(const RelationsRequest& request, base::Progress& progress);

/// Returns the degrees of the same series at another rho in (0, 1].
[[nodiscard]] RelationDegrees degreesAt(const Relations& relations, double rho);

/// Whether degreesAt() takes much less than the time of a frame.
[[nodiscard]] bool followsLive(const Relations& relations);

}  // namespace greyscope::app
