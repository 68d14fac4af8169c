#pragma once

#include <QString>

#include <vector>

#include "core/grey/degrees/image_sensitivity.h"
#include "core/grey/degrees/relation_sensitivity.h"
#include "widgets/present/relations/relations_present.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The degrees of the compared series against ρ, with a handle at the chosen ρ. `series` as in relationRanking().
[[nodiscard]] PlotSpec relationCurves(const std::vector<RelationSeries>& series,
                                      const grey::RelationSensitivity& sensitivity, const grey::RelationResult& result);

/// The range of ρ over which the order holds, and which series change places at its ends. Empty with fewer than two
/// compared series.
[[nodiscard]] QString orderSentence(const std::vector<RelationSeries>& series,
                                    const grey::RelationSensitivity& sensitivity, double rho);

/// A row for each image and a column for each compared series, by descending degree: degree and rank. A cell is strong
/// if the rank of the series differs from its rank under the chosen image.
[[nodiscard]] MatrixSpec imageMatrix(const std::vector<RelationSeries>& series,
                                     const grey::ImageSensitivity& sensitivity, const RelationLook& look);

/// The number of images under which the whole order, and the first place, stay the same. Empty with fewer than two
/// compared series.
[[nodiscard]] QString imageSentence(const std::vector<RelationSeries>& series,
                                    const grey::ImageSensitivity& sensitivity);

/// The name of an image in a list: "mean, x / x̄".
[[nodiscard]] QString imageText(data::Image image);
/// The name of the images in a title: "mean images".
[[nodiscard]] QString imagesText(data::Image image);

}  // namespace greyscope::widgets
