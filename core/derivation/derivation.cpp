#include "core/derivation/derivation.h"

#include <algorithm>
#include <cmath>

namespace greyscope::derivation {

const base::Names<SectionId>& sectionNames() {
    using Id = SectionId;
    static const base::Names<SectionId> names{
        {Id::measured, "measured"},
        {Id::buffer, "buffer"},
        {Id::translation, "translation"},
        {Id::classRatio, "class-ratio"},
        {Id::accumulation, "accumulation"},
        {Id::equations, "equations"},
        {Id::normalEquations, "normal-equations"},
        {Id::solution, "solution"},
        {Id::response, "response"},
        {Id::restoration, "restoration"},
        {Id::residualSeries, "residual-series"},
        {Id::correction, "correction"},
        {Id::relatedSeries, "related-series"},
        {Id::rollingSteps, "rolling-steps"},
        {Id::errors, "errors"},
        {Id::posterior, "posterior"},
        {Id::holdOut, "hold-out"},
        {Id::images, "images"},
        {Id::differences, "differences"},
        {Id::coefficients, "coefficients"},
        {Id::degree, "degree"},
        {Id::areas, "areas"},
        {Id::relativeImages, "relative-images"},
        {Id::relativeAreas, "relative-areas"},
        {Id::mixture, "mixture"},
        {Id::ranks, "ranks"},
        {Id::splitRows, "split-rows"},
        {Id::splitCandidates, "split-candidates"},
        {Id::splitChoice, "split-choice"},
        {Id::pruning, "pruning"},
        {Id::path, "path"},
        {Id::whitenization, "whitenization"},
        {Id::indicatorWeights, "indicator-weights"},
        {Id::clusterCoefficients, "cluster-coefficients"},
        {Id::chosenClass, "chosen-class"},
        {Id::effects, "effects"},
        {Id::bullseye, "bullseye"},
        {Id::targetDistance, "target-distance"},
        {Id::targetScore, "target-score"},
        {Id::weights, "weights"},
        {Id::merge, "merge"},
        {Id::curve, "curve"},
        {Id::otherRows, "other-rows"},
        {Id::leafMeans, "leaf-means"},
        {Id::subtreeErrors, "subtree-errors"},
        {Id::subtreeChoice, "subtree-choice"},
        {Id::lastOrigin, "last-origin"},
        {Id::origins, "origins"},
        {Id::sample, "sample"},
        {Id::standardError, "standard-error"},
        {Id::orders, "orders"},
        {Id::draws, "draws"},
        {Id::jackknife, "jackknife"},
        {Id::noise, "noise"},
        {Id::truth, "truth"},
        {Id::tail, "tail"},
        {Id::errorReading, "error-reading"},
        {Id::oneDraw, "one-draw"},
        {Id::refits, "refits"},
        {Id::interval, "interval"},
        {Id::published, "published"},
        {Id::difference, "difference"},
        {Id::change, "change"},
        {Id::midranks, "midranks"},
        {Id::test, "test"},
        {Id::byte, "byte"},
        {Id::stripe, "stripe"},
        {Id::pattern, "pattern"},
        {Id::met, "osts-met"},
        {Id::metadata, "metadata"},
        {Id::states, "states"},
        {Id::curves, "curves"},
    };
    return names;
}

const base::Names<SourceId>& sourceNames() {
    using Id = SourceId;
    static const base::Names<SourceId> names{
        {Id::none, ""},
        {Id::deng1982, "D82"},
        {Id::deng1989, "D89"},
        {Id::deng1993, "D93"},
        {Id::liu, "L"},
        {Id::liuLin2006, "LL"},
        {Id::xieLiu2009, "Xie & Liu 2009"},
        {Id::chen2008, "Chen et al. 2008"},
        {Id::wu2015, "Wu et al. 2015"},
        {Id::zhaoHu, "ZH III.C"},
        {Id::zhaoHuExample, "ZH IV.B.2"},
        {Id::zhaoDong, "ZD"},
        {Id::breiman1984, "B"},
        {Id::welch1947, "Welch 1947"},
        {Id::fieller1954, "Fieller 1954"},
        {Id::efron1987, "Efron 1987"},
        {Id::bergerBoos1994, "Berger & Boos 1994"},
        {Id::davisonHinkley1997, "Davison & Hinkley 1997"},
        {Id::efronMorris1973, "Efron & Morris 1973"},
        {Id::satterthwaite1946, "Satterthwaite 1946"},
        {Id::schuirmann1987, "Schuirmann 1987"},
        {Id::mannWhitney1947, "Mann & Whitney 1947"},
        {Id::yuStriping, "P2 3.2"},
        {Id::yuTable, "P2 table 2"},
        {Id::boito, "P4 5.4"},
        {Id::xieLiu2008, "Xie & Liu 2008"},
        {Id::chenScgm, "Chen Mianyun"},
        {Id::hsu2003, "Hsu 2003"},
        {Id::heBao1992, "He & Bao 1992"},
        {Id::dang1994, "Dang 1994"},
        {Id::tang1995, "Tang 1995"},
        {Id::liuYangFangXie2015, "Liu, Yang, Fang and Xie 2015"},
        {Id::hwangYoon1981, "Hwang and Yoon 1981"},
    };
    return names;
}

const base::Names<NoteId>& noteNames() {
    using Id = NoteId;
    static const base::Names<NoteId> names{
        {Id::ratiosInside, "ratios-inside"},
        {Id::ratiosOutside, "ratios-outside"},
        {Id::smooth, "smooth"},
        {Id::notSmooth, "not-smooth"},
        {Id::shiftRoundedUp, "shift-rounded-up"},
        {Id::searched, "searched"},
        {Id::numberedClasses, "numbered-classes"},
        {Id::numberedAttributes, "numbered-attributes"},
        {Id::chosenClass, "chosen-class"},
        {Id::tiedClasses, "tied-classes"},
        {Id::outsideClasses, "outside-classes"},
        {Id::equalEntropies, "equal-entropies"},
        {Id::hitsRadius, "hits-radius"},
        {Id::missesRadius, "misses-radius"},
        {Id::hitsScore, "hits-score"},
        {Id::missesScore, "misses-score"},
        {Id::effectsCoincide, "effects-coincide"},
        {Id::suitability, "suitability"},
        {Id::growthFree, "growth-free"},
        {Id::tailFrom, "tail-from"},
        {Id::extremaAt, "extrema-at"},
        {Id::extremaScope, "extrema-scope"},
        {Id::coincide, "coincide"},
        {Id::grade, "grade"},
        {Id::gradeOf, "grade-of"},
        {Id::rankOf, "rank-of"},
        {Id::ratiosOfSplit, "ratios-of-split"},
        {Id::noAccuracy, "no-accuracy"},
        {Id::describes, "describes"},
        {Id::approximateResponse, "approximate-response"},
        {Id::referenceOf, "reference-of"},
        {Id::quantileOf, "quantile-of"},
        {Id::drawn, "drawn"},
        {Id::errorsHeld, "errors-held"},
        {Id::drawnErrors, "drawn-errors"},
        {Id::refitsDrawn, "refits-drawn"},
        {Id::drawnNoise, "drawn-noise"},
        {Id::equalWithin, "equal-within"},
        {Id::degreesDrawn, "degrees-drawn"},
        {Id::drawnCurves, "drawn-curves"},
        {Id::quotientsDrawn, "quotients-drawn"},
        {Id::quotientSigns, "quotient-signs"},
        {Id::degreesOfSigns, "degrees-of-signs"},
        {Id::treeWithout, "tree-without"},
        {Id::foldsPruned, "folds-pruned"},
        {Id::subtreeChosen, "subtree-chosen"},
        {Id::originShown, "origin-shown"},
        {Id::studentTail, "student-tail"},
        {Id::midranks, "midranks"},
        {Id::waysOfRanks, "ways-of-ranks"},
        {Id::normalOfRanks, "normal-of-ranks"},
    };
    return names;
}

Real Rounding::operator()(Real value) const {
    if (kind == Kind::none || value == 0.0L || !std::isfinite(value)) {
        return value;
    }
    const int places =
        kind == Kind::decimals ? digits : digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    const Real unit = std::pow(10.0L, static_cast<Real>(std::abs(places)));
    // Half a unit is rounded away from zero, as on paper, even if the half has lost its last bits (0.7 is stored as
    // slightly less).
    constexpr Real kBits = 1e-14L;
    constexpr Real kMost = 1e-6L;  // in units of the last digit
    const Real units = places < 0 ? value / unit : value * unit;
    const Real whole = std::round(units + std::copysign(std::min(std::abs(units) * kBits, kMost), units));
    const Real rounded = places < 0 ? whole * unit : whole / unit;
    return std::isfinite(rounded) ? rounded : value;
}

const Step* Derivation::step(const std::string& key) const {
    const auto found = std::find_if(steps.begin(), steps.end(), [&](const Step& step) { return step.key == key; });
    return found == steps.end() ? nullptr : &*found;
}

const Line* Derivation::line(const std::string& key, int point) const {
    const Step* const of = step(key);
    if (of == nullptr) {
        return nullptr;
    }
    const auto found =
        std::find_if(of->lines.begin(), of->lines.end(), [&](const Line& line) { return line.point == point; });
    return found == of->lines.end() ? nullptr : &*found;
}

const Line* Derivation::last() const {
    return steps.empty() || steps.back().lines.empty() ? nullptr : &steps.back().lines.back();
}

void setBeside(Derivation& rounded, const Derivation& exact) {
    for (Step& step : rounded.steps) {
        const Step* const other = exact.step(step.key);
        for (std::size_t i = 0; other != nullptr && other->lines.size() == step.lines.size() && i < step.lines.size();
             ++i) {
            step.lines[i].exact = other->lines[i].value;
        }
    }
}

}  // namespace greyscope::derivation
