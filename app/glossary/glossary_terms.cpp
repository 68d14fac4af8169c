#include "app/glossary/glossary_terms.h"

#include <QtGlobal>

namespace greyscope::app {

namespace {

using derivation::SourceId;

std::vector<TermRow> relationTerms() {
    return {
        {"grey-system", QT_TRANSLATE_NOOP("Words", "grey system"),
         QT_TRANSLATE_NOOP("Words",
                           "A system of which a part is known and a part is not: between black, of which "
                           "nothing is known, and white, of which everything is."),
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
         QT_TRANSLATE_NOOP("Words", "A series whose degree to the reference is wanted, x₁ and further."), Course::none,
         "", "relations", "relational-degree", SourceId::deng1989},
        {"image", QT_TRANSLATE_NOOP("Words", "image"),
         QT_TRANSLATE_NOOP("Words",
                           "A series brought to a scale that it shares with others, so that units and sizes "
                           "do not count. The choice of the image changes degrees and orders."),
         Course::none, "", "relations", "image-and-rho", SourceId::liu},
        {"initial-image", QT_TRANSLATE_NOOP("Words", "initial image"),
         QT_TRANSLATE_NOOP("Words", "Every value divided by the first: growth since the start."), Course::initialImage,
         "image", "relations", "image-and-rho", SourceId::liu},
        {"mean-image", QT_TRANSLATE_NOOP("Words", "mean image"),
         QT_TRANSLATE_NOOP("Words", "Every value divided by the mean of its series: the share of the average."),
         Course::meanImage, "image", "relations", "relational-degree", SourceId::liu},
        {"interval-image", QT_TRANSLATE_NOOP("Words", "interval image"),
         QT_TRANSLATE_NOOP("Words",
                           "Every value by its place between the lowest and the highest of its series, from 0 "
                           "to 1."),
         Course::intervalImage, "image", "relations", "image-and-rho", SourceId::liu},
        {"difference", QT_TRANSLATE_NOOP("Words", "difference series"),
         QT_TRANSLATE_NOOP("Words", "How far two images lie apart at each point."), Course::meanImage, "difference",
         "relations", "relational-degree", SourceId::deng1989},
        {"smallest-difference", QT_TRANSLATE_NOOP("Words", "smallest difference of all"),
         QT_TRANSLATE_NOOP("Words", "The smallest difference over all points of all compared series, m."),
         Course::meanImage, "m", "relations", "relational-degree", SourceId::deng1989},
        {"largest-difference", QT_TRANSLATE_NOOP("Words", "largest difference of all"),
         QT_TRANSLATE_NOOP("Words",
                           "The largest difference over all points of all compared series, M. One series more "
                           "may change it, and with it every degree."),
         Course::meanImage, "M", "relations", "axioms", SourceId::deng1989},
        {"distinguishing-coefficient", QT_TRANSLATE_NOOP("Words", "distinguishing coefficient"),
         QT_TRANSLATE_NOOP("Words",
                           "ρ in (0, 1]: how much the largest difference softens all others. A smaller ρ "
                           "spreads the degrees; 0.5 is a custom."),
         Course::meanImage, "coefficient", "relations", "image-and-rho", SourceId::deng1989},
        {"relational-coefficient", QT_TRANSLATE_NOOP("Words", "relational coefficient"),
         QT_TRANSLATE_NOOP("Words",
                           "The closeness of two images at one point, between 0 and 1; 1 where the difference "
                           "is the smallest."),
         Course::meanImage, "coefficient", "relations", "relational-degree"},
        {"relational-degree", QT_TRANSLATE_NOOP("Words", "grey relational degree"),
         QT_TRANSLATE_NOOP("Words",
                           "The mean of the relational coefficients, by weights where points count "
                           "differently. It orders series; its size alone says little."),
         Course::meanImage, "degree", "relations", "relational-degree"},
        {"relational-order", QT_TRANSLATE_NOOP("Words", "relational order"),
         QT_TRANSLATE_NOOP("Words",
                           "The compared series by falling degree: the result that is to be used, and to be "
                           "tried at other images and ρ."),
         Course::none, "", "relations", "image-and-rho", SourceId::deng1989},
        {"axioms", QT_TRANSLATE_NOOP("Words", "axioms of relational analysis"),
         QT_TRANSLATE_NOOP("Words",
                           "Normality, closeness, wholeness and symmetry of pairs: what Deng asks of a "
                           "degree."),
         Course::none, "", "relations", "axioms", SourceId::deng1989},
        {"zero-image", QT_TRANSLATE_NOOP("Words", "image from zero"),
         QT_TRANSLATE_NOOP("Words", "A series less its first value, so that every curve starts at 0."),
         Course::absolute, "zero", "relations", "", SourceId::liu, false},
        {"absolute-degree", QT_TRANSLATE_NOOP("Words", "absolute degree of grey incidence"),
         QT_TRANSLATE_NOOP("Words",
                           "Compares the areas under two curves from zero: it sees amounts of change, not "
                           "rates."),
         Course::absolute, "degree", "relations", "", SourceId::liu, false},
        {"relative-degree", QT_TRANSLATE_NOOP("Words", "relative degree of grey incidence"),
         QT_TRANSLATE_NOOP("Words", "The absolute degree of initial images: it sees rates of change, not amounts."),
         Course::synthetic, "relative.degree", "relations", "", SourceId::liu, false},
        {"synthetic-degree", QT_TRANSLATE_NOOP("Words", "synthetic degree of grey incidence"),
         QT_TRANSLATE_NOOP("Words", "Mixes the absolute and the relative degree; θ is the share of the absolute one."),
         Course::synthetic, "degree", "relations", "", SourceId::liu, false},
        {"similitude-degree", QT_TRANSLATE_NOOP("Words", "similitude degree"),
         QT_TRANSLATE_NOOP("Words", "How alike the shapes of two curves are, wherever they lie."), Course::similitude,
         "degree", "relations", "", SourceId::liu, false},
        {"closeness-degree", QT_TRANSLATE_NOOP("Words", "closeness degree"),
         QT_TRANSLATE_NOOP("Words", "How near two curves lie in space; only for series that share a unit."),
         Course::closeness, "degree", "relations", "", SourceId::liu, false},
        {"clustering", QT_TRANSLATE_NOOP("Words", "grey relational clustering"),
         QT_TRANSLATE_NOOP("Words",
                           "Merges the series or groups whose degrees are largest, one merge after the "
                           "other."),
         Course::merge, "degree", "relations", "", SourceId::liu, false},
    };
}

std::vector<TermRow> modelTerms() {
    return {
        {"gm11", QT_TRANSLATE_NOOP("Words", "grey model GM(1,1)"),
         QT_TRANSLATE_NOOP("Words",
                           "One equation of first order for one series: an exponential through the "
                           "accumulated values, from four points on."),
         Course::gm11, "=equations", "forecast", "gm11", SourceId::deng1982},
        {"class-ratio", QT_TRANSLATE_NOOP("Words", "class ratio"),
         QT_TRANSLATE_NOOP("Words",
                           "Each value over the next one. Where all of them lie in the admissible band, "
                           "GM(1,1) suits the series."),
         Course::gm11, "ratio", "forecast", "class-ratio"},
        {"admissible-band", QT_TRANSLATE_NOOP("Words", "admissible band"),
         QT_TRANSLATE_NOOP("Words", "The interval that class ratios have to lie in; it narrows as points are added."),
         Course::gm11, "low", "forecast", "class-ratio"},
        {"smoothness", QT_TRANSLATE_NOOP("Words", "smoothness ratio"),
         QT_TRANSLATE_NOOP("Words",
                           "Each value over the sum of those before it: it has to fall for the accumulated "
                           "series to look exponential."),
         Course::gm11, "smoothness", "forecast", "class-ratio"},
        {"translation", QT_TRANSLATE_NOOP("Words", "translation"),
         QT_TRANSLATE_NOOP("Words",
                           "A constant C added to all values so that their class ratios are admissible, and "
                           "taken off again behind the fit."),
         Course::gm11, "shifted", "forecast", "class-ratio", SourceId::liu, false},
        {"buffer-operator", QT_TRANSLATE_NOOP("Words", "buffer operator"),
         QT_TRANSLATE_NOOP("Words", "Weakens what shook the early points, so that the trend of the last ones shows."),
         Course::buffered, "d", "forecast", "", SourceId::liuLin2006, false},
        {"accumulation", QT_TRANSLATE_NOOP("Words", "accumulated generating operation"),
         QT_TRANSLATE_NOOP("Words", "AGO: sums from the first value on. A wavering series becomes a rising one."),
         Course::gm11, "x1", "forecast", "gm11"},
        {"inverse-accumulation", QT_TRANSLATE_NOOP("Words", "inverse accumulation"),
         QT_TRANSLATE_NOOP("Words",
                           "IAGO: differences of neighbours, which undo the accumulation and give forecasts "
                           "of the series itself."),
         Course::gm11, "restored", "forecast", "gm11"},
        {"background", QT_TRANSLATE_NOOP("Words", "background value"),
         QT_TRANSLATE_NOOP("Words",
                           "z: what stands for the accumulated series between two points, the mean of both "
                           "neighbours unless α says otherwise."),
         Course::gm11, "z", "forecast", "gm11"},
        {"data-matrix", QT_TRANSLATE_NOOP("Words", "data matrix B"),
         QT_TRANSLATE_NOOP("Words", "A row for each equation: the negative background value and a one."), Course::gm11,
         "B", "forecast", "gm11"},
        {"data-vector", QT_TRANSLATE_NOOP("Words", "data vector Y"),
         QT_TRANSLATE_NOOP("Words", "The right sides of the equations: the measured values from the second on."),
         Course::gm11, "Y", "forecast", "gm11"},
        {"normal-equations", QT_TRANSLATE_NOOP("Words", "normal equations"),
         QT_TRANSLATE_NOOP("Words",
                           "What the coefficients have to fulfil for the squares of the gaps to be least: "
                           "BᵀB times the coefficients is BᵀY."),
         Course::gm11, "BtB", "forecast", "gm11"},
        {"development-coefficient", QT_TRANSLATE_NOOP("Words", "development coefficient"),
         QT_TRANSLATE_NOOP("Words",
                           "a: −a is the rate of growth, so that a growing series has a negative a. Its size "
                           "says how far ahead a forecast may go."),
         Course::gm11, "a", "forecast", "gm11"},
        {"grey-action", QT_TRANSLATE_NOOP("Words", "grey action quantity"),
         QT_TRANSLATE_NOOP("Words", "u, also b: what drives the series from outside, read from the series itself."),
         Course::gm11, "u", "forecast", "gm11"},
        {"time-response", QT_TRANSLATE_NOOP("Words", "time response"),
         QT_TRANSLATE_NOOP("Words",
                           "The solution of the whitening equation at every step: accumulated values, fitted "
                           "and foretold."),
         Course::gm11, "response", "forecast", "gm11"},
        {"edgm", QT_TRANSLATE_NOOP("Words", "even difference grey model"),
         QT_TRANSLATE_NOOP("Words",
                           "GM(1,1) whose difference equation itself is stepped on, without a differential "
                           "equation."),
         Course::edgm, "ratio", "forecast", "", SourceId::liu, false},
        {"dgm", QT_TRANSLATE_NOOP("Words", "discrete grey model DGM(1,1)"),
         QT_TRANSLATE_NOOP("Words",
                           "Each accumulated value as a line of the one before: exact for a pure "
                           "exponential."),
         Course::dgm, "=equations", "forecast", "", SourceId::xieLiu2009, false},
        {"verhulst", QT_TRANSLATE_NOOP("Words", "grey Verhulst model"),
         QT_TRANSLATE_NOOP("Words", "For growth that saturates: the square of the background value slows it."),
         Course::verhulst, "=equations", "forecast", "", SourceId::liu, false},
        {"ngbm", QT_TRANSLATE_NOOP("Words", "nonlinear grey Bernoulli model"),
         QT_TRANSLATE_NOOP("Words",
                           "Between GM(1,1) and Verhulst: the background value to a power n that is chosen or "
                           "searched."),
         Course::ngbm, "=equations", "forecast", "", SourceId::chen2008, false},
        {"fgm", QT_TRANSLATE_NOOP("Words", "fractional accumulation"),
         QT_TRANSLATE_NOOP("Words",
                           "Accumulation of an order r that is no whole number: older points count less where "
                           "r is below 1."),
         Course::fgm, "x1", "forecast", "", SourceId::wu2015, false},
        {"gm1n", QT_TRANSLATE_NOOP("Words", "multivariable grey model GM(1,N)"),
         QT_TRANSLATE_NOOP("Words", "GM(1,1) that accumulated related series drive instead of a constant."),
         Course::gm1n, "=equations", "forecast", "", SourceId::deng1982, false},
        {"gm0n", QT_TRANSLATE_NOOP("Words", "static grey model GM(0,N)"),
         QT_TRANSLATE_NOOP("Words", "A line through accumulated series: it describes and has no forecast."),
         Course::gm0n, "=equations", "forecast", "", SourceId::liu, false},
        {"rolling", QT_TRANSLATE_NOOP("Words", "metabolic model"),
         QT_TRANSLATE_NOOP("Words",
                           "Each step fits anew after taking its own forecast in and letting the oldest point "
                           "go."),
         Course::none, "", "forecast", "", SourceId::liu, false},
        {"residual", QT_TRANSLATE_NOOP("Words", "residual"),
         QT_TRANSLATE_NOOP("Words", "What was measured less what the model gives."), Course::gm11, "errors", "forecast",
         "hold-out"},
        {"relative-error", QT_TRANSLATE_NOOP("Words", "relative error"),
         QT_TRANSLATE_NOOP("Words", "The size of the residual as a share of the measured value."), Course::gm11,
         "relative", "forecast", "hold-out"},
        {"mape", QT_TRANSLATE_NOOP("Words", "mean relative error"),
         QT_TRANSLATE_NOOP("Words", "The mean of the relative errors in per cent, MAPE."), Course::gm11, "mape",
         "forecast", "hold-out"},
        {"posterior-ratio", QT_TRANSLATE_NOOP("Words", "posterior error ratio"),
         QT_TRANSLATE_NOOP("Words",
                           "C: the spread of the residuals over the spread of the series. Small is good, of "
                           "the fitted points alone."),
         Course::gm11, "C-ratio", "forecast", "hold-out"},
        {"small-errors", QT_TRANSLATE_NOOP("Words", "probability of small errors"),
         QT_TRANSLATE_NOOP("Words",
                           "P: the share of residuals that stay near their mean, measured by the spread of the "
                           "series."),
         Course::gm11, "P", "forecast", "hold-out"},
        {"grade", QT_TRANSLATE_NOOP("Words", "accuracy grade"),
         QT_TRANSLATE_NOOP("Words",
                           "1 to 4 by C and P; the worse one counts. It says how well a model describes, not "
                           "what it foretells."),
         Course::none, "", "forecast", "hold-out", SourceId::deng1989},
        {"hold-out", QT_TRANSLATE_NOOP("Words", "hold-out error"),
         QT_TRANSLATE_NOOP("Words", "The error at points that the fit has not seen: the one to report."), Course::gm11,
         "held.mape", "forecast", "hold-out", SourceId::breiman1984, false},
        {"residual-model", QT_TRANSLATE_NOOP("Words", "residual model"),
         QT_TRANSLATE_NOOP("Words", "A second GM(1,1) of what the first one leaves over, which corrects it."),
         Course::remnant, "corrected", "forecast", "residual-model", SourceId::deng1989, false},
    };
}

std::vector<TermRow> otherTerms() {
    return {
        {"relative-factor", QT_TRANSLATE_NOOP("Words", "relative factor"),
         QT_TRANSLATE_NOOP("Words", "How many times as fast one system is as another under the same load."),
         Course::ratio, "image", "relative", "relative-performance", SourceId::none, false},
        {"relative-prediction", QT_TRANSLATE_NOOP("Words", "relative prediction"),
         QT_TRANSLATE_NOOP("Words", "What was measured on one system times the predicted factor of the other."),
         Course::path, "predicted", "relative", "relative-performance", SourceId::none, false},
        {"transfer-path", QT_TRANSLATE_NOOP("Words", "transfer path"),
         QT_TRANSLATE_NOOP("Words", "Systems between the first and the last: the factors on the way are multiplied."),
         Course::path, "ratio", "transfer", "", SourceId::none, false},
        {"regression-tree", QT_TRANSLATE_NOOP("Words", "regression tree"),
         QT_TRANSLATE_NOOP("Words",
                           "Splits the rows in two again and again where that leaves the least squares; a leaf "
                           "answers with its mean."),
         Course::split, "mean", "relative", "relative-performance", SourceId::breiman1984},
        {"squares", QT_TRANSLATE_NOOP("Words", "sum of squared errors"),
         QT_TRANSLATE_NOOP("Words", "How much the values of a node differ from their mean."), Course::split, "SSE",
         "relative", "relative-performance", SourceId::breiman1984},
        {"gain", QT_TRANSLATE_NOOP("Words", "gain of a split"),
         QT_TRANSLATE_NOOP("Words", "What a split takes off the squares of a node; the largest one is made."),
         Course::split, "gain", "relative", "relative-performance", SourceId::breiman1984},
        {"cost-complexity", QT_TRANSLATE_NOOP("Words", "cost-complexity pruning"),
         QT_TRANSLATE_NOOP("Words", "Takes away the branch that gains least for each of its leaves; α is that gain."),
         Course::split, "alpha", "relative", "", SourceId::breiman1984, false},
        {"leave-one-out", QT_TRANSLATE_NOOP("Words", "leave-one-out cross-validation"),
         QT_TRANSLATE_NOOP("Words",
                           "Every cell is predicted by a tree that was grown without it; the mean of those "
                           "errors is the one to report."),
         Course::none, "", "relative", "", SourceId::breiman1984, false},
    };
}

}  // namespace

const std::vector<TermRow>& termRows() {
    static const std::vector<TermRow> rows = [] {
        std::vector<TermRow> all = relationTerms();
        for (std::vector<TermRow> more : {modelTerms(), otherTerms()}) {
            all.insert(all.end(), more.begin(), more.end());
        }
        return all;
    }();
    return rows;
}

}  // namespace greyscope::app
