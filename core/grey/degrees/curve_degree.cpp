#include "core/grey/degrees/curve_degree.h"

#include <cmath>
#include <string>

#include "core/base/rounding.h"
#include "core/base/try.h"

namespace greyscope::grey {

using Eigen::Index;

namespace {

base::Expected<NumberSteps::Column> curveOf(const WorkedDegree& degree, const RelationImages& images, Index series) {
    NumberSteps::Column x(1, {});
    for (const double value : images.values.col(series)) {
        x.add(value);
    }
    return degree.curve({x, x.last(), images.names[static_cast<std::size_t>(series)]});
}

}  // namespace

base::Expected<DegreeCurves> degreeCurves(const WorkedDegree& degree, const RelationImages& images) {
    constexpr Index kNeeded = 2;
    if (images.values.rows() < kNeeded) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {degree.name, std::to_string(images.values.rows()), std::to_string(kNeeded)});
    }
    DegreeCurves curves;
    for (Index series = 0; series < images.values.cols(); ++series) {
        const auto curve = GREYSCOPE_TRY(curveOf(degree, images, series));
        if (series == 0) {
            curves.first = curve.first();
            curves.values.resize(static_cast<Index>(curve.values().size()), images.values.cols());
        }
        for (Index row = 0; row < curves.values.rows(); ++row) {
            curves.values(row, series) = static_cast<double>(curve.values()[static_cast<std::size_t>(row)]);
        }
    }
    constexpr double kSafe = 1e307;  // a few of them added are in the range of double
    if (!curves.values.allFinite() || curves.values.cwiseAbs().maxCoeff() > kSafe) {
        return base::fail(base::ErrorCode::overflow, {"relational degree"});
    }
    return curves;
}

Eigen::MatrixXd curveCoefficients(const Eigen::MatrixXd& curves, const WorkedDegree& degree) {
    Eigen::MatrixXd coefficients(curves.rows(), curves.cols() - 1);
    for (Index i = 0; i < coefficients.cols(); ++i) {
        for (Index row = 0; row < coefficients.rows(); ++row) {
            coefficients(row, i) = degree.coefficient(curves(row, 0), curves(row, i + 1));
        }
    }
    return coefficients;
}

double nearOneIsOne(double degree) {
    return std::abs(degree - 1.0) <= base::kSumRounding ? 1.0 : degree;
}

Eigen::MatrixXd curveDegrees(const DegreeCurves& curves, const WorkedDegree& degree) {
    const Eigen::MatrixXd& values = curves.values;
    Eigen::MatrixXd degrees = Eigen::MatrixXd::Ones(values.cols(), values.cols());
    for (Index i = 0; i < values.cols(); ++i) {
        for (Index j = 0; j < values.cols(); ++j) {
            if (i == j) {
                continue;
            }
            double sum = 0.0;
            for (Index row = 0; row < values.rows(); ++row) {
                sum += degree.coefficient(values(row, i), values(row, j));
            }
            degrees(i, j) = nearOneIsOne(sum / static_cast<double>(values.rows()));
        }
    }
    return degrees;
}

}  // namespace greyscope::grey
