#pragma once

#include <QString>

#include <vector>

#include "core/grey/degrees/image_sensitivity.h"
#include "core/grey/degrees/relation_sensitivity.h"
#include "widgets/present/relations/relations_present.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Returns a chart of the degrees of the compared series against the distinguishing coefficient ρ, with a handle at the
/// chosen ρ. `series` contains the reference, then the compared series.
[[nodiscard]] PlotSpec relationCurves(const std::vector<RelationSeries>& series,
                                      const grey::RelationSensitivity& sensitivity, const grey::RelationResult& result);

/// Returns a sentence with the range of ρ over which the order of the series stays the same. It also names the series
/// that change places at the ends of the range. Empty with fewer than two compared series.
[[nodiscard]] QString orderSentence(const std::vector<RelationSeries>& series,
                                    const grey::RelationSensitivity& sensitivity, double rho);

/// Returns a matrix with a row for each image and a column for each compared series, by descending degree. A cell shows
/// degree and rank; it is strong if the rank differs from that under the chosen image.
[[nodiscard]] MatrixSpec imageMatrix(const std::vector<RelationSeries>& series,
                                     const grey::ImageSensitivity& sensitivity, const RelationLook& look);

/// Returns a sentence with the number of images under which the whole order, and the first place, stay the same. Empty
/// with fewer than two compared series.
[[nodiscard]] QString imageSentence(const std::vector<RelationSeries>& series,
                                    const grey::ImageSensitivity& sensitivity);

/// Returns the name of an image in a list: "mean, x / x̄".
[[nodiscard]] QString imageText(data::Image image);
/// Returns the name of the images in a title: "mean images".
[[nodiscard]] QString imagesText(data::Image image);

}  // namespace greyscope::widgets
