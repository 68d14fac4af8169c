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
    grey::RelationResult result;                     ///< of the reference with the others
    Eigen::MatrixXd matrix;                          ///< of all pairs; empty where the reference is ranked with alone
    double least = 0.0;                              ///< of them
    grey::Clustering clustering;                     ///< where there is a matrix
    std::optional<grey::AxiomChecks> axioms;         ///< of as many series as a matrix shows with numbers
    std::optional<grey::ImageSensitivity> images;    ///< of as many
    std::optional<grey::DegreeIntervals> intervals;  ///< where values have repeats and the series are few
    std::optional<base::Error> whyNoIntervals;       ///< where that failed
};

/// All that the Relations page shows. Series 0 is the reference; the others follow in the order of the request.
struct Relations {
    data::SeriesTable table;
    std::vector<std::size_t> which;            ///< columns of the table
    std::vector<std::string> quantities = {};  ///< what each of these measures: see data::quantitiesOf()
    std::size_t pointsLeftOut = 0;             ///< because one of the series lacks them
    /// Where each result that is invalid, in the table's account, stands among the points: at the number of its point,
    /// between two where its own is left out.
    std::vector<double> invalidPlaces = {};
    std::vector<std::size_t> effectsUnknown = {};  ///< points where nobody chose what is better, and nothing tells it
    grey::Linkage linkage = grey::Linkage::average;
    bool overview = false;                   ///< see RelationsRequest
    bool ranksAlone = false;                 ///< see RelationsRequest
    bool inDetail = true;                    ///< whether axioms, images, intervals and curves are calculated at all
    bool axioms = true, otherImages = true;  ///< whether the degrees have them
    grey::RelationImages images;
    std::optional<grey::RelationKernel> kernel;  ///< of Deng's degree, as is the sensitivity to rho; of all pairs
    std::optional<grey::RelationSensitivity> sensitivity;
    std::size_t allPoints = 0;  ///< of the table with the points that are left out
    grey::SecondLook second;    ///< of the reference with the others, each pair at the points that it shares
    std::vector<stats::RankCorrelation> correlations = {};  ///< of all pairs, where they are asked for
    RelationDegrees degrees;
};

[[nodiscard]] base::Expected<Relations> calculateRelations(const RelationsRequest& request, base::Progress& progress);

/// The degrees of the same series at another rho in (0, 1].
[[nodiscard]] RelationDegrees degreesAt(const Relations& relations, double rho);

/// Whether degreesAt() takes much less than a frame.
[[nodiscard]] bool followsLive(const Relations& relations);

}  // namespace greyscope::app
