#include "core/grey/area_degree.h"

#include <cmath>

namespace greyscope::grey {

namespace {

Eigen::VectorXd areasUnder(const Eigen::MatrixXd& images, AreaDegree degree) {
    const Eigen::Index last = images.rows() - 1;
    Eigen::VectorXd areas = 0.5 * (images.row(0) + images.row(last)).transpose();
    for (Eigen::Index k = 1; k < last; ++k) {
        areas += images.row(k).transpose();
    }
    // The trapezia of x - x(1) are those of x less the rectangle below x(1).
    return degree == AreaDegree::closeness
               ? areas
               : Eigen::VectorXd(areas - static_cast<double>(last) * images.row(0).transpose());
}

}  // namespace

double areaDegree(AreaDegree degree, double a, double b) {
    const double apart = std::abs(a - b);
    if (degree != AreaDegree::absolute) {
        return 1.0 / (1.0 + apart);
    }
    const double own = 1.0 + std::abs(a) + std::abs(b);
    return own / (own + apart);
}

base::Expected<Eigen::VectorXd> areasOf(const Eigen::MatrixXd& images, AreaDegree degree) {
    if (images.rows() < 2) {
        return base::fail(base::ErrorCode::tooFewPoints, {"area", std::to_string(images.rows()), "2"});
    }
    Eigen::VectorXd areas = areasUnder(images, degree);
    constexpr double kSafe = 1e307;  // four areas and 1 add up within the range of double
    if (!areas.allFinite() || areas.cwiseAbs().maxCoeff() > kSafe) {
        return base::fail(base::ErrorCode::overflow, {"area"});
    }
    return areas;
}

base::Expected<Eigen::MatrixXd> areaDegrees(const Eigen::MatrixXd& images, AreaDegree degree) {
    const auto areas = areasOf(images, degree);
    if (!areas) {
        return tl::unexpected(areas.error());
    }
    Eigen::MatrixXd degrees = Eigen::MatrixXd::Ones(images.cols(), images.cols());
    for (Eigen::Index i = 0; i < images.cols(); ++i) {
        for (Eigen::Index j = i + 1; j < images.cols(); ++j) {
            degrees(i, j) = degrees(j, i) = areaDegree(degree, (*areas)(i), (*areas)(j));
        }
    }
    return degrees;
}

}  // namespace greyscope::grey
