#include "widgets/present/derivation/derivation_words.h"

#include "core/data/columns/column_name.h"
#include "core/derivation/forecast_derivation.h"
#include "core/grey/degrees/relation_method.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using derivation::SectionId;
using derivation::SourceId;

namespace {

QString plainTitle(SectionId id) {
    switch (id) {
        case SectionId::measured:
            return Words::tr("The measured points");
        case SectionId::buffer:
            return Words::tr("Buffer operator");
        case SectionId::translation:
            return Words::tr("Add a constant");
        case SectionId::classRatio:
            return Words::tr("Class ratios");
        case SectionId::accumulation:
            return Words::tr("Accumulation and background values");
        case SectionId::equations:
            return Words::tr("Set up B and Y");
        case SectionId::normalEquations:
            return Words::tr("Normal equations");
        case SectionId::solution:
            return Words::tr("Solve for the parameters");
        case SectionId::response:
            return Words::tr("Time response");
        case SectionId::restoration:
            return Words::tr("Restored values");
        case SectionId::residualSeries:
            return Words::tr("The series of residuals");
        case SectionId::correction:
            return Words::tr("Correct the first model");
        case SectionId::curves:
            return Words::tr("Curves that are compared");
        case SectionId::states:
            return Words::tr("States and transitions");
        case SectionId::relatedSeries:
            return Words::tr("Accumulate the related series");
        case SectionId::rollingSteps:
            return Words::tr("Move the window");
        case SectionId::errors:
            return Words::tr("Residuals and relative errors");
        case SectionId::posterior:
            return Words::tr("Posterior error ratio and small errors");
        case SectionId::holdOut:
            return Words::tr("Held-out points");
        case SectionId::images:
            return Words::tr("Normalise (images)");
        case SectionId::differences:
            return Words::tr("Differences and their extremes");
        case SectionId::coefficients:
            return Words::tr("Relational coefficients");
        case SectionId::degree:
            return Words::tr("Relational degree");
        case SectionId::areas:
            return Words::tr("Areas between the curves");
        case SectionId::relativeImages:
            return Words::tr("Images for the relative degree");
        case SectionId::relativeAreas:
            return Words::tr("Areas of the images");
        case SectionId::mixture:
            return Words::tr("Combine both degrees");
        case SectionId::ranks:
            return Words::tr("Rank among the compared series");
        case SectionId::splitRows:
            return Words::tr("The rows of the node");
        case SectionId::splitCandidates:
            return Words::tr("All thresholds and their errors");
        case SectionId::splitChoice:
            return Words::tr("The best threshold");
        case SectionId::pruning:
            return Words::tr("The weakest link");
        case SectionId::path:
            return Words::tr("Multiply along the path");
        case SectionId::weights:
            return Words::tr("The weights of the paths");
        case SectionId::merge:
            return Words::tr("Merge the nearest clusters");
        case SectionId::sample:
            return Words::tr("The repeats");
        case SectionId::standardError:
            return Words::tr("Mean, deviation, standard error");
        case SectionId::orders:
            return Words::tr("Confidence that two of the values enclose the median");
        case SectionId::draws:
            return Words::tr("Number of draws below the estimate");
        case SectionId::jackknife:
            return Words::tr("Influence of each value on the estimate");
        case SectionId::noise:
            return Words::tr("Possible effect of the noise in the repeats");
        case SectionId::truth:
            return Words::tr("Noise-free difference");
        case SectionId::tail:
            return Words::tr("Position of the interval ends");
        case SectionId::errorReading:
            return Words::tr("Error size along the series");
        case SectionId::oneDraw:
            return Words::tr("One of the refits in full");
        case SectionId::refits:
            return Words::tr("Forecasts of all refits");
        case SectionId::interval:
            return Words::tr("The interval");
        case SectionId::difference:
            return Words::tr("The difference and its standard error");
        case SectionId::change:
            return Words::tr("The change");
        case SectionId::midranks:
            return Words::tr("Midranks in both samples together");
        case SectionId::test:
            return Words::tr("The test");
        case SectionId::byte:
            return Words::tr("The byte and the layout");
        case SectionId::stripe:
            return Words::tr("Stripe, object and offset");
        case SectionId::pattern:
            return Words::tr("Segments of each process, and OSTs");
        case SectionId::met:
            return Words::tr("OSTs that each of k processes accesses");
        case SectionId::metadata:
            return Words::tr("Fitted times of k processes in ms");
        case SectionId::published:
            return Words::tr("Comparison with the printed number");
        case SectionId::otherRows:
            return Words::tr("Prediction by a tree grown without the cell");
        case SectionId::leafMeans:
            return Words::tr("By the mean of the leaf");
        case SectionId::subtreeErrors:
            return Words::tr("Errors of all subtrees on left-out folds");
        case SectionId::subtreeChoice:
            return Words::tr("The chosen subtree");
        case SectionId::lastOrigin:
            return Words::tr("The model at the last origin");
        case SectionId::origins:
            return Words::tr("Forecasts from every origin");
        case SectionId::curve:
            return Words::tr("The curve");
        case SectionId::whitenization:
            return Words::tr("Whitenization weight functions");
        case SectionId::indicatorWeights:
            return Words::tr("Weights of the indicators");
        case SectionId::clusterCoefficients:
            return Words::tr("Clustering coefficients");
        case SectionId::chosenClass:
            return Words::tr("Class");
        case SectionId::effects:
            return Words::tr("Effects");
        case SectionId::bullseye:
            return Words::tr("Bull's-eye and differences from it");
        case SectionId::targetDistance:
            return Words::tr("Distance from the bull's-eye");
        case SectionId::targetScore:
            return Words::tr("Score");
    }
    return {};
}

}  // namespace

QString sectionTitle(const derivation::DerivationSection& section) {
    const QString title = plainTitle(section.id);
    if (section.refit) {
        return section.second ? Words::tr("%1, second model, refit").arg(title) : Words::tr("%1, refit").arg(title);
    }
    return section.second ? Words::tr("%1, second model").arg(title) : title;
}

QString sourceText(SourceId source) {
    switch (source) {
        case SourceId::none:
            return {};
        case SourceId::deng1982:
            return Words::tr("Deng 1982");
        case SourceId::deng1989:
            return Words::tr("Deng 1989");
        case SourceId::deng1993:
            return Words::tr("Deng 1993");
        case SourceId::liu:
            return Words::tr("Liu, Grey systems analysis");
        case SourceId::liuLin2006:
            return Words::tr("Liu and Lin 2006");
        case SourceId::xieLiu2009:
            return Words::tr("Xie and Liu 2009");
        case SourceId::chen2008:
            return Words::tr("Chen et al. 2008");
        case SourceId::wu2015:
            return Words::tr("Wu et al. 2015");
        case SourceId::zhaoHu:
            return Words::tr("Zhao and Hu, section III.C");
        case SourceId::zhaoHuExample:
            return Words::tr("Zhao and Hu, the numbers of section IV.B.2");
        case SourceId::zhaoDong:
            return Words::tr("Zhao, Dong et al. 2011");
        case SourceId::breiman1984:
            return Words::tr("Breiman et al. 1984");
        case SourceId::welch1947:
            return Words::tr("Welch 1947");
        case SourceId::fieller1954:
            return Words::tr("Fieller 1954");
        case SourceId::efron1987:
            return Words::tr("Efron 1987");
        case SourceId::bergerBoos1994:
            return Words::tr("Berger and Boos 1994");
        case SourceId::davisonHinkley1997:
            return Words::tr("Davison and Hinkley 1997");
        case SourceId::efronMorris1973:
            return Words::tr("Efron and Morris 1973");
        case SourceId::satterthwaite1946:
            return Words::tr("Satterthwaite 1946");
        case SourceId::schuirmann1987:
            return Words::tr("Schuirmann 1987");
        case SourceId::mannWhitney1947:
            return Words::tr("Mann and Whitney 1947");
        case SourceId::yuStriping:
            return Words::tr("Yu et al., section 3.2");
        case SourceId::yuTable:
            return Words::tr("Yu et al., table 2");
        case SourceId::boito:
            return Words::tr("Boito et al., section 5.4");
        case SourceId::xieLiu2008:
            return Words::tr("Xie and Liu 2008");
        case SourceId::chenScgm:
            return Words::tr("Chen Mianyun, system cloud grey model");
        case SourceId::hsu2003:
            return Words::tr("Hsu 2003");
        case SourceId::heBao1992:
            return Words::tr("He and Bao 1992");
        case SourceId::dang1994:
            return Words::tr("Dang 1994");
        case SourceId::tang1995:
            return Words::tr("Tang 1995");
        case SourceId::liuYangFangXie2015:
            return Words::tr("Liu, Yang, Fang and Xie 2015");
        case SourceId::hwangYoon1981:
            return Words::tr("Hwang and Yoon 1981");
    }
    return {};
}

namespace {

/// The quantity that a tree predicts: a column, or the ratio of two systems.
QString predictedName(const std::string& response) {
    return response == "ratio" ? Words::tr("the ratio") : visibleText(data::displayName(response));
}

}  // namespace

QString derivationTitle(const derivation::Derivation& derivation) {
    const QString series = visibleText(derivation.series);
    if (derivation::hasForecastDerivation(derivation.name)) {
        const QString title = modelLook(derivation.name).title;
        return series.isEmpty() ? title : filled(Words::tr("%1 of %2"), {title, series});
    }
    if (derivation.name == "translation") {
        return series.isEmpty() ? Words::tr("Translation") : Words::tr("Translation of %1").arg(series);
    }
    if (derivation.name == "tree") {
        return filled(Words::tr("Split of %1"), {predictedName(derivation.series)});
    }
    if (derivation.name == "mean-interval") {
        return Words::tr("Interval of the mean of %1").arg(series);
    }
    if (derivation.name == "median-interval") {
        return Words::tr("Interval of the median of %1").arg(series);
    }
    if (derivation.name == "ratio") {
        return Words::tr("Ratio of %1").arg(series);
    }
    if (derivation.name == "image") {
        return Words::tr("Index of %1").arg(series);
    }
    if (derivation.name == "ratio-interval") {
        return Words::tr("Interval of the ratio of %1").arg(series);
    }
    if (derivation.name == "change-interval") {
        return Words::tr("Interval of the change of %1").arg(series);
    }
    if (derivation.name == "change") {
        return Words::tr("Change of %1").arg(series);
    }
    if (derivation.name == "change-test" || derivation.name == "rank-test") {
        return Words::tr("Test of the change of %1").arg(series);
    }
    if (derivation.name == "drawn-interval") {
        return Words::tr("Bootstrap interval of %1").arg(series);
    }
    if (derivation.name == "degree-interval") {
        return Words::tr("Interval of the degree of %1").arg(series);
    }
    if (derivation.name == "band") {
        return Words::tr("Interval of the forecast of %1").arg(series);
    }
    if (derivation.name == "published") {
        return Words::tr("Published number: %1").arg(series);
    }
    if (derivation.name == "left-out") {
        return Words::tr("Prediction of the cell %1").arg(series);
    }
    if (derivation.name == "mean-error") {
        return Words::tr("Mean error of %1").arg(series);
    }
    if (derivation.name == "pruning") {
        return filled(Words::tr("Pruning of the tree of %1"), {predictedName(derivation.series)});
    }
    if (derivation.name == "subtree-error") {
        return filled(Words::tr("Squared error of a subtree of %1"), {predictedName(derivation.series)});
    }
    if (derivation.name == "backtest") {
        return Words::tr("Backtest of %1").arg(series);
    }
    if (derivation.name == "path") {
        return Words::tr("Transfer through %1").arg(series);
    }
    if (derivation.name == "path-error") {
        return Words::tr("Mean error of %1").arg(series);
    }
    if (derivation.name == "parallel-error") {
        return Words::tr("Mean error of %1 by paths in parallel").arg(series);
    }
    if (derivation.name == "parallel") {
        return Words::tr("%1 by paths in parallel").arg(series);
    }
    if (derivation.name == "place") {
        return Words::tr("Position of byte %1").arg(series);
    }
    if (derivation.name == "osts-met") {
        return Words::tr("OSTs of %1 that a process accesses").arg(series);
    }
    if (derivation.name == "metadata-cost") {
        return Words::tr("Times to create and to resize a file");
    }
    if (derivation.name == "cluster") {
        return Words::tr("Class of %1").arg(series);
    }
    if (derivation.name == "target") {
        return Words::tr("Distance of %1 from the bull's-eye").arg(series);
    }
    if (derivation.name == "merge") {
        return Words::tr("Merge of the cluster of %1").arg(series);
    }
    const auto method = base::choiceNamed(grey::relationMethodNames(), derivation.name);
    return method && grey::degreeOf(*method).compares == grey::Compared::areas
               ? Words::tr("Degree of areas of %1").arg(series)
               : Words::tr("Relational degree of %1").arg(series);
}

QString roundingText(const derivation::Rounding& rounding) {
    switch (rounding.kind) {
        case derivation::Rounding::Kind::none:
            return {};
        case derivation::Rounding::Kind::decimals:
            return Words::tr("Every step rounded to %n decimals, with the full-precision result beside it.", nullptr,
                             rounding.digits);
        case derivation::Rounding::Kind::significant:
            return Words::tr("Every step rounded to %n significant digits, with the full-precision result beside it.",
                             nullptr, rounding.digits);
    }
    return {};
}

}  // namespace greyscope::widgets
