#pragma once

#include <QString>

#include <vector>

#include "core/grey/degrees/image_sensitivity.h"
#include "core/grey/degrees/relation_sensitivity.h"
#include "widgets/present/relations/relations_present.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Degree against rho for the compared series, a handle at the chosen rho. `series` as in relationRanking().
[[nodiscard]] PlotSpec relationCurves(const std::vector<RelationSeries>& series,
                                      const grey::RelationSensitivity& sensitivity, const grey::RelationResult& result);

/// In which range of rho the order holds and who passes whom at its ends; empty with fewer than two compared series.
[[nodiscard]] QString orderSentence(const std::vector<RelationSeries>& series,
                                    const grey::RelationSensitivity& sensitivity, double rho);

/// A row for each image, a column for each compared series from the highest degree down: degree and rank. A cell is
/// strong where the series has another rank than under the chosen image.
[[nodiscard]] MatrixSpec imageMatrix(const std::vector<RelationSeries>& series,
                                     const grey::ImageSensitivity& sensitivity, const RelationLook& look);

/// Under how many images the order, and the first of it, stay; empty with fewer than two compared series.
[[nodiscard]] QString imageSentence(const std::vector<RelationSeries>& series,
                                    const grey::ImageSensitivity& sensitivity);

/// What an image is called in a list: "mean, x / x̄".
[[nodiscard]] QString imageText(data::Image image);
/// What such images are called in a title: "mean images".
[[nodiscard]] QString imagesText(data::Image image);

}  // namespace greyscope::widgets
