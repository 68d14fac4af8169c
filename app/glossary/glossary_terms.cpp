#include "app/glossary/glossary_terms.h"

#include <QtGlobal>

namespace greyscope::app {

namespace {

using derivation::SourceId;

std::vector<TermRow> workedDegreeTerms() {
    std::vector<TermRow> terms;
    for (const grey::RelationDegree& degree : grey::relationDegrees()) {
        if (degree.worked) {
            terms.push_back({degree.worked->name, degree.worked->term, degree.worked->text, Course::workedDegree,
                             "coefficient", "relations", "", SourceId::none, false, degree.method});
        }
    }
    return terms;
}

std::vector<TermRow> relationTerms() {
    return {
        {"grey-system", QT_TRANSLATE_NOOP("Words", "grey system"),
         QT_TRANSLATE_NOOP("Words",
                           "A system that is partly known and partly unknown: between black (nothing known) and white "
                           "(everything known)."),
         Course::none, "", "", "", SourceId::deng1982},
        {"relational-analysis", QT_TRANSLATE_NOOP("Words", "grey relational analysis"),
         QT_TRANSLATE_NOOP("Words",
                           "Orders series by how closely they follow a reference. It needs few points and "
                           "assumes no distribution."),
         Course::meanImage, "degree", "relations", "relational-degree", SourceId::deng1982},
        {"reference", QT_TRANSLATE_NOOP("Words", "reference series"),
         QT_TRANSLATE_NOOP("Words", "The series that the others are compared with, x₀."), Course::none, "", "relations",
         "relational-degree", SourceId::deng1989},
        {"compared", QT_TRANSLATE_NOOP("Words", "compared series"),
         QT_TRANSLATE_NOOP("Words", "A series whose degree with the reference is calculated: x₁, x₂ and so on."),
         Course::none, "", "relations", "relational-degree", SourceId::deng1989},
        {"image", QT_TRANSLATE_NOOP("Words", "image"),
         QT_TRANSLATE_NOOP("Words",
                           "A series transformed to a common scale, so that units and magnitudes do not matter. The "
                           "choice of the image changes degrees and orders."),
         Course::none, "", "relations", "image-and-rho", SourceId::liu},
        {"initial-image", QT_TRANSLATE_NOOP("Words", "initial image"),
         QT_TRANSLATE_NOOP("Words", "Every value divided by the first value: growth since the start."),
         Course::initialImage, "image", "relations", "image-and-rho", SourceId::liu},
        {"mean-image", QT_TRANSLATE_NOOP("Words", "mean image"),
         QT_TRANSLATE_NOOP("Words", "Every value divided by the mean of its series: the ratio to the average."),
         Course::meanImage, "image", "relations", "relational-degree", SourceId::liu},
        {"interval-image", QT_TRANSLATE_NOOP("Words", "interval image"),
         QT_TRANSLATE_NOOP(
             "Words",
             "The position of every value between the lowest and the highest value of its series, from 0 to 1."),
         Course::intervalImage, "image", "relations", "image-and-rho", SourceId::liu},
        {"difference", QT_TRANSLATE_NOOP("Words", "difference series"),
         QT_TRANSLATE_NOOP("Words", "The distance between two images at each point."), Course::meanImage, "difference",
         "relations", "relational-degree", SourceId::deng1989},
        {"smallest-difference", QT_TRANSLATE_NOOP("Words", "smallest difference of all"),
         QT_TRANSLATE_NOOP("Words", "The smallest difference over all points of all compared series, m."),
         Course::meanImage, "m", "relations", "relational-degree", SourceId::deng1989},
        {"largest-difference", QT_TRANSLATE_NOOP("Words", "largest difference of all"),
         QT_TRANSLATE_NOOP("Words",
                           "The largest difference over all points of all compared series, M. An additional series may "
                           "change it, and thus every degree."),
         Course::meanImage, "M", "relations", "axioms", SourceId::deng1989},
        {"distinguishing-coefficient", QT_TRANSLATE_NOOP("Words", "distinguishing coefficient"),
         QT_TRANSLATE_NOOP("Words",
                           "ρ in (0, 1]: the weight of the largest difference in each coefficient. A smaller ρ spreads "
                           "the degrees; 0.5 is the convention."),
         Course::meanImage, "coefficient", "relations", "image-and-rho", SourceId::deng1989},
        {"relational-coefficient", QT_TRANSLATE_NOOP("Words", "relational coefficient"),
         QT_TRANSLATE_NOOP("Words",
                           "The closeness of two images at one point, between 0 and 1; 1 where the difference "
                           "is the smallest."),
         Course::meanImage, "coefficient", "relations", "relational-degree"},
        {"relational-degree", QT_TRANSLATE_NOOP("Words", "grey relational degree"),
         QT_TRANSLATE_NOOP("Words",
                           "The mean of the relational coefficients, weighted if points count differently. It ranks "
                           "series; its value alone says little."),
         Course::meanImage, "degree", "relations", "relational-degree"},
        {"relational-order", QT_TRANSLATE_NOOP("Words", "relational order"),
         QT_TRANSLATE_NOOP("Words",
                           "The compared series in descending order of degree: this is the result to use, and to check "
                           "under other images and ρ."),
         Course::none, "", "relations", "image-and-rho", SourceId::deng1989},
        {"axioms", QT_TRANSLATE_NOOP("Words", "axioms of relational analysis"),
         QT_TRANSLATE_NOOP(
             "Words",
             "Normality, closeness, wholeness and symmetry of pairs: the properties that Deng requires of a degree."),
         Course::none, "", "relations", "axioms", SourceId::deng1989},
        {"zero-image", QT_TRANSLATE_NOOP("Words", "image from zero"),
         QT_TRANSLATE_NOOP("Words", "A series minus its first value, so that every curve starts at 0."),
         Course::absolute, "zero", "relations", "", SourceId::liu, false},
        {"absolute-degree", QT_TRANSLATE_NOOP("Words", "absolute degree of grey incidence"),
         QT_TRANSLATE_NOOP(
             "Words", "Compares the areas under two zero-starting curves: it measures amounts of change, not rates."),
         Course::absolute, "degree", "relations", "", SourceId::liu, false},
        {"relative-degree", QT_TRANSLATE_NOOP("Words", "relative degree of grey incidence"),
         QT_TRANSLATE_NOOP("Words", "The absolute degree of initial images: it measures rates of change, not amounts."),
         Course::synthetic, "relative.degree", "relations", "", SourceId::liu, false},
        {"synthetic-degree", QT_TRANSLATE_NOOP("Words", "synthetic degree of grey incidence"),
         QT_TRANSLATE_NOOP(
             "Words",
             "A weighted mean of the absolute and the relative degree; θ is the weight of the absolute degree."),
         Course::synthetic, "degree", "relations", "", SourceId::liu, false},
        {"similitude-degree", QT_TRANSLATE_NOOP("Words", "similitude degree"),
         QT_TRANSLATE_NOOP("Words", "The similarity of the shapes of two curves, regardless of their position."),
         Course::similitude, "degree", "relations", "", SourceId::liu, false},
        {"closeness-degree", QT_TRANSLATE_NOOP("Words", "closeness degree"),
         QT_TRANSLATE_NOOP("Words", "The closeness of two curves in space; only for series with the same unit."),
         Course::closeness, "degree", "relations", "", SourceId::liu, false},
        {"clustering", QT_TRANSLATE_NOOP("Words", "grey relational clustering"),
         QT_TRANSLATE_NOOP("Words", "Merges the series or groups with the largest degree, step by step."),
         Course::merge, "degree", "relations", "", SourceId::liu, false},
    };
}

std::vector<TermRow> modelTerms() {
    return {
        {"gm11", QT_TRANSLATE_NOOP("Words", "grey model GM(1,1)"),
         QT_TRANSLATE_NOOP("Words",
                           "A first-order equation for one series: an exponential fitted to the accumulated values, "
                           "for at least four points."),
         Course::gm11, "=equations", "forecast", "gm11", SourceId::deng1982},
        {"class-ratio", QT_TRANSLATE_NOOP("Words", "class ratio"),
         QT_TRANSLATE_NOOP("Words",
                           "Each value divided by the next one. If all ratios lie in the admissible band, the series "
                           "is suitable for GM(1,1)."),
         Course::gm11, "ratio", "forecast", "class-ratio"},
        {"admissible-band", QT_TRANSLATE_NOOP("Words", "admissible band"),
         QT_TRANSLATE_NOOP("Words", "The interval in which the class ratios must lie; it narrows with more points."),
         Course::gm11, "low", "forecast", "class-ratio"},
        {"smoothness", QT_TRANSLATE_NOOP("Words", "smoothness ratio"),
         QT_TRANSLATE_NOOP("Words",
                           "Each value divided by the sum of all values before it: it must decrease for the "
                           "accumulated series to be nearly exponential."),
         Course::gm11, "smoothness", "forecast", "class-ratio"},
        {"translation", QT_TRANSLATE_NOOP("Words", "translation"),
         QT_TRANSLATE_NOOP("Words",
                           "A constant C added to all values so that their class ratios are admissible, and subtracted "
                           "again after the fit."),
         Course::gm11, "shifted", "forecast", "class-ratio", SourceId::liu, false},
        {"buffer-operator", QT_TRANSLATE_NOOP("Words", "buffer operator"),
         QT_TRANSLATE_NOOP("Words",
                           "Changes the early points before a model is fitted, and leaves the newest one: weakens "
                           "their disturbances, or strengthens the growth that they hide."),
         Course::buffered, "d", "forecast", "", SourceId::liuLin2006, false},
        {"strengthening-operator", QT_TRANSLATE_NOOP("Words", "strengthening buffer operator"),
         QT_TRANSLATE_NOOP(
             "Words",
             "Every value squared and divided by a mean of itself and the later values (the average, one "
             "weighted by k, or the geometric mean): the early values of a rising series become smaller."),
         Course::strengthened, "d", "forecast", "", SourceId::liuLin2006, false},
        {"accumulation", QT_TRANSLATE_NOOP("Words", "accumulated generating operation"),
         QT_TRANSLATE_NOOP("Words",
                           "AGO: sums from the first value on. A fluctuating series becomes an increasing one."),
         Course::gm11, "x1", "forecast", "gm11"},
        {"inverse-accumulation", QT_TRANSLATE_NOOP("Words", "inverse accumulation"),
         QT_TRANSLATE_NOOP("Words",
                           "IAGO: differences of neighbouring values, the inverse of accumulation; they give forecasts "
                           "of the series itself."),
         Course::gm11, "restored", "forecast", "gm11"},
        {"background", QT_TRANSLATE_NOOP("Words", "background value"),
         QT_TRANSLATE_NOOP("Words",
                           "z: the value of the accumulated series between two points; the mean of both neighbours "
                           "unless another α is chosen."),
         Course::gm11, "z", "forecast", "gm11"},
        {"data-matrix", QT_TRANSLATE_NOOP("Words", "data matrix B"),
         QT_TRANSLATE_NOOP("Words", "One row for each equation: the negative background value and 1."), Course::gm11,
         "B", "forecast", "gm11"},
        {"data-vector", QT_TRANSLATE_NOOP("Words", "data vector Y"),
         QT_TRANSLATE_NOOP("Words", "The right sides of the equations: the measured values from the second on."),
         Course::gm11, "Y", "forecast", "gm11"},
        {"normal-equations", QT_TRANSLATE_NOOP("Words", "normal equations"),
         QT_TRANSLATE_NOOP("Words",
                           "The equations for the coefficients with the smallest sum of squared errors: BᵀB times the "
                           "coefficients equals BᵀY."),
         Course::gm11, "BtB", "forecast", "gm11"},
        {"development-coefficient", QT_TRANSLATE_NOOP("Words", "development coefficient"),
         QT_TRANSLATE_NOOP("Words",
                           "a: −a is the growth rate, so a growing series has a negative a. Its size determines the "
                           "possible forecast horizon."),
         Course::gm11, "a", "forecast", "gm11"},
        {"grey-action", QT_TRANSLATE_NOOP("Words", "grey action quantity"),
         QT_TRANSLATE_NOOP("Words", "u, also b: the external drive of the series, estimated from the series itself."),
         Course::gm11, "u", "forecast", "gm11"},
        {"time-response", QT_TRANSLATE_NOOP("Words", "time response"),
         QT_TRANSLATE_NOOP(
             "Words", "The solution of the whitening equation at every step: fitted and forecast accumulated values."),
         Course::gm11, "response", "forecast", "gm11"},
        {"edgm", QT_TRANSLATE_NOOP("Words", "even difference grey model"),
         QT_TRANSLATE_NOOP("Words",
                           "GM(1,1) that iterates its difference equation directly, without a differential equation."),
         Course::edgm, "ratio", "forecast", "", SourceId::liu, false},
        {"dgm", QT_TRANSLATE_NOOP("Words", "discrete grey model DGM(1,1)"),
         QT_TRANSLATE_NOOP(
             "Words", "Each accumulated value is a linear function of the previous one: exact for a pure exponential."),
         Course::dgm, "=equations", "forecast", "", SourceId::xieLiu2009, false},
        {"verhulst", QT_TRANSLATE_NOOP("Words", "grey Verhulst model"),
         QT_TRANSLATE_NOOP("Words", "For saturating growth: the square of the background value slows the growth."),
         Course::verhulst, "=equations", "forecast", "", SourceId::liu, false},
        {"ngbm", QT_TRANSLATE_NOOP("Words", "nonlinear grey Bernoulli model"),
         QT_TRANSLATE_NOOP("Words",
                           "Between GM(1,1) and Verhulst: the background value to the power n, which is chosen or "
                           "found by a search."),
         Course::ngbm, "=equations", "forecast", "", SourceId::chen2008, false},
        {"fgm", QT_TRANSLATE_NOOP("Words", "fractional accumulation"),
         QT_TRANSLATE_NOOP("Words",
                           "Accumulation of a non-integer order r: older points have less weight if r is below 1."),
         Course::fgm, "x1", "forecast", "", SourceId::wu2015, false},
        {"gm1n", QT_TRANSLATE_NOOP("Words", "multivariable grey model GM(1,N)"),
         QT_TRANSLATE_NOOP("Words", "GM(1,1) driven by accumulated related series instead of a constant."),
         Course::gm1n, "=equations", "forecast", "", SourceId::deng1982, false},
        {"gm0n", QT_TRANSLATE_NOOP("Words", "static grey model GM(0,N)"),
         QT_TRANSLATE_NOOP(
             "Words", "A linear relation between accumulated series: it describes the data and gives no forecast."),
         Course::gm0n, "=equations", "forecast", "", SourceId::liu, false},
        {"gm21", QT_TRANSLATE_NOOP("Words", "second-order grey model GM(2,1)"),
         QT_TRANSLATE_NOOP(
             "Words",
             "A grey model with a second-order whitening equation: its response has two exponentials or a "
             "damped wave."),
         Course::gm21, "=equations", "forecast", "", SourceId::liu, false},
        {"dgm21", QT_TRANSLATE_NOOP("Words", "second-order grey model DGM(2,1)"),
         QT_TRANSLATE_NOOP(
             "Words", "A second-order model without the background value: its response is an exponential and a line."),
         Course::dgm21, "=equations", "forecast", "", SourceId::liu, false},
        {"dgm1n", QT_TRANSLATE_NOOP("Words", "discrete multivariable grey model DGM(1,N)"),
         QT_TRANSLATE_NOOP("Words",
                           "Each accumulated value is a linear function of the previous one and of accumulated related "
                           "series."),
         Course::dgm1n, "=equations", "forecast", "", SourceId::xieLiu2008, false},
        {"scgm", QT_TRANSLATE_NOOP("Words", "system cloud grey model SCGM(1,1)c"),
         QT_TRANSLATE_NOOP("Words",
                           "An exponential trend of the sums of neighbouring means: exact for a pure exponential."),
         Course::scgm, "restored", "forecast", "", SourceId::chenScgm, false},
        {"fourier-correction", QT_TRANSLATE_NOOP("Words", "Fourier correction of residuals"),
         QT_TRANSLATE_NOOP("Words",
                           "Sines and cosines fitted to the residuals of GM(1,1) and added to it. They nearly use up "
                           "the residuals, so only held-out points can judge them."),
         Course::fourier, "correction", "forecast", "", SourceId::hsu2003, false},
        {"markov-correction", QT_TRANSLATE_NOOP("Words", "grey Markov model"),
         QT_TRANSLATE_NOOP("Words",
                           "GM(1,1) corrected by the relative residual that is expected after the transitions between "
                           "states seen so far."),
         Course::markov, "state", "forecast", "", SourceId::heBao1992, false},
        {"metabolic", QT_TRANSLATE_NOOP("Words", "metabolic model"),
         QT_TRANSLATE_NOOP("Words",
                           "The model is refitted whenever a new point is measured: it joins the series and the oldest "
                           "point leaves."),
         Course::none, "", "forecast", "", SourceId::liu, false},
        {"rolling", QT_TRANSLATE_NOOP("Words", "rolling model"),
         QT_TRANSLATE_NOOP(
             "Words",
             "In each step the model is refitted after adding its own forecast and removing the oldest point."),
         Course::none, "", "forecast", "", SourceId::liu, false},
        {"residual", QT_TRANSLATE_NOOP("Words", "residual"),
         QT_TRANSLATE_NOOP("Words", "The measured value minus the model value."), Course::gm11, "errors", "forecast",
         "hold-out"},
        {"relative-error", QT_TRANSLATE_NOOP("Words", "relative error"),
         QT_TRANSLATE_NOOP("Words", "The absolute residual divided by the measured value."), Course::gm11, "relative",
         "forecast", "hold-out"},
        {"mape", QT_TRANSLATE_NOOP("Words", "mean relative error"),
         QT_TRANSLATE_NOOP("Words", "The mean of the relative errors in percent (MAPE)."), Course::gm11, "mape",
         "forecast", "hold-out"},
        {"posterior-ratio", QT_TRANSLATE_NOOP("Words", "posterior error ratio"),
         QT_TRANSLATE_NOOP("Words",
                           "C: the standard deviation of the residuals divided by that of the series. Smaller is "
                           "better, but it uses only the fitted points."),
         Course::gm11, "C-ratio", "forecast", "hold-out"},
        {"small-errors", QT_TRANSLATE_NOOP("Words", "probability of small errors"),
         QT_TRANSLATE_NOOP(
             "Words",
             "P: the share of residuals close to their mean, relative to the standard deviation of the series."),
         Course::gm11, "P", "forecast", "hold-out"},
        {"grade", QT_TRANSLATE_NOOP("Words", "accuracy grade"),
         QT_TRANSLATE_NOOP("Words",
                           "1 to 4 by C and P; the worse one counts. It says how well a model describes the data, not "
                           "how well it forecasts."),
         Course::none, "", "forecast", "hold-out", SourceId::deng1989},
        {"hold-out", QT_TRANSLATE_NOOP("Words", "hold-out error"),
         QT_TRANSLATE_NOOP("Words", "The error at points that were not used for the fit: the error to report."),
         Course::gm11, "held.mape", "forecast", "hold-out", SourceId::breiman1984, false},
        {"residual-model", QT_TRANSLATE_NOOP("Words", "residual model"),
         QT_TRANSLATE_NOOP("Words", "A second GM(1,1), fitted to the residuals of the first one to correct it."),
         Course::remnant, "corrected", "forecast", "residual-model", SourceId::deng1989, false},
    };
}

std::vector<TermRow> otherTerms() {
    return {
        {"relative-factor", QT_TRANSLATE_NOOP("Words", "relative factor"),
         QT_TRANSLATE_NOOP("Words", "How many times as fast one system is as another under the same load."),
         Course::ratio, "image", "relative", "relative-performance", SourceId::none, false},
        {"relative-prediction", QT_TRANSLATE_NOOP("Words", "relative prediction"),
         QT_TRANSLATE_NOOP(
             "Words", "The measured value of one system multiplied by the predicted relative factor of the other."),
         Course::path, "predicted", "relative", "relative-performance", SourceId::none, false},
        {"transfer-path", QT_TRANSLATE_NOOP("Words", "transfer path"),
         QT_TRANSLATE_NOOP(
             "Words", "The systems between the first and the last one: the factors along the path are multiplied."),
         Course::path, "ratio", "transfer", "", SourceId::none, false},
        {"regression-tree", QT_TRANSLATE_NOOP("Words", "regression tree"),
         QT_TRANSLATE_NOOP("Words",
                           "Repeatedly splits the rows in two so that the remaining sum of squares is smallest; each "
                           "leaf predicts its mean."),
         Course::split, "mean", "relative", "relative-performance", SourceId::breiman1984},
        {"squares", QT_TRANSLATE_NOOP("Words", "sum of squared errors"),
         QT_TRANSLATE_NOOP("Words", "The sum of the squared deviations of the values of a node from their mean."),
         Course::split, "SSE", "relative", "relative-performance", SourceId::breiman1984},
        {"gain", QT_TRANSLATE_NOOP("Words", "gain of a split"),
         QT_TRANSLATE_NOOP(
             "Words",
             "The decrease of the sum of squares of a node by a split; the split with the largest gain is made."),
         Course::split, "gain", "relative", "relative-performance", SourceId::breiman1984},
        {"cost-complexity", QT_TRANSLATE_NOOP("Words", "cost-complexity pruning"),
         QT_TRANSLATE_NOOP("Words", "Removes the branch with the smallest gain per leaf; α is this gain."),
         Course::split, "alpha", "relative", "", SourceId::breiman1984, false},
        {"leave-one-out", QT_TRANSLATE_NOOP("Words", "leave-one-out cross-validation"),
         QT_TRANSLATE_NOOP(
             "Words",
             "Every cell is predicted by a tree grown without it; the mean of these errors is the error to report."),
         Course::none, "", "relative", "", SourceId::breiman1984, false},
    };
}

}  // namespace

const std::vector<TermRow>& termRows() {
    static const std::vector<TermRow> rows = [] {
        std::vector<TermRow> all = relationTerms();
        for (std::vector<TermRow> more : {workedDegreeTerms(), modelTerms(), otherTerms()}) {
            all.insert(all.end(), more.begin(), more.end());
        }
        return all;
    }();
    return rows;
}

}  // namespace greyscope::app
