#include "core/grey/degrees/area_degree.h"

#include <cmath>

#include "core/base/rounding.h"
#include "core/base/try.h"
#include "core/grey/degrees/degree_formulas.h"

namespace greyscope::grey {

namespace {

Eigen::VectorXd areasUnder(const Eigen::MatrixXd& images, AreaDegree degree) {
    const Eigen::Index last = images.rows() - 1;
    const Eigen::RowVectorXd base =
        degree.fromZero ? Eigen::RowVectorXd(images.row(0)) : Eigen::RowVectorXd::Zero(images.cols()).eval();
    Eigen::RowVectorXd areas = 0.5 * (images.row(0) - base) + 0.5 * (images.row(last) - base);
    for (Eigen::Index k = 1; k < last; ++k) {
        areas += images.row(k) - base;
    }
    return areas.transpose();
}

/// Returns the sum of the possible rounding errors of the terms of each area.
Eigen::VectorXd roundingOfAreas(const Eigen::MatrixXd& images, const data::ImageRounding& rounding) {
    const auto points = static_cast<double>(images.rows());
    const Eigen::ArrayXd first = images.row(0).cwiseAbs().transpose();
    const Eigen::ArrayXd sizes = (images.cwiseAbs() / points).colwise().sum().transpose();  // the mean, to stay in
                                                                                            // range
    return points * (2.0 * rounding.fixed.array() + rounding.relative.array() * (sizes + first));
}

}  // namespace

double Areas::apart(Eigen::Index a, Eigen::Index b) const {
    const double gap = std::abs(values(a) - values(b));
    return gap <= rounding(a) + rounding(b) ? 0.0 : gap;
}

Degree Areas::degree(AreaDegree kind, Eigen::Index a, Eigen::Index b) const {
    const double gap = apart(a, b);
    const double value = areaDegree(kind, values(a), values(b), gap);
    const double below = areaNumerator(kind, values(a), values(b)) + gap;
    const double share = gap > 0.0 ? 2.0 * (rounding(a) + rounding(b)) / below : 0.0;
    const Degree found{value, value * (base::kSumRounding + share)};
    return found.value >= 1.0 - found.rounding ? Degree{1.0, found.rounding} : found;
}

base::Expected<Areas> areasOf(const Eigen::MatrixXd& images, const data::ImageRounding& rounding, AreaDegree degree) {
    if (images.rows() < 2) {
        return base::fail(base::ErrorCode::tooFewPoints, {"area", std::to_string(images.rows()), "2"});
    }
    Areas areas{areasUnder(images, degree), roundingOfAreas(images, rounding)};
    constexpr double kSafe = 1e307;  // the sum of four areas and 1 is in the range of double
    if (!areas.values.allFinite() || areas.values.cwiseAbs().maxCoeff() > kSafe) {
        return base::fail(base::ErrorCode::overflow, {"area"});
    }
    return areas;
}

base::Expected<Eigen::MatrixXd> areaDegrees(const Eigen::MatrixXd& images, const data::ImageRounding& rounding,
                                            AreaDegree degree) {
    const auto areas = GREYSCOPE_TRY(areasOf(images, rounding, degree));
    Eigen::MatrixXd degrees = Eigen::MatrixXd::Ones(images.cols(), images.cols());
    for (Eigen::Index i = 0; i < images.cols(); ++i) {
        for (Eigen::Index j = i + 1; j < images.cols(); ++j) {
            degrees(i, j) = degrees(j, i) = areas.degree(degree, i, j).value;
        }
    }
    return degrees;
}

base::Expected<Eigen::MatrixXd> areaDegrees(const Eigen::MatrixXd& images, AreaDegree degree) {
    return areaDegrees(images, data::ImageRounding::ofData(images.cols()), degree);
}

}  // namespace greyscope::grey
