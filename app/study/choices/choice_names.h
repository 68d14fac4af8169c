#pragma once

#include "app/study/study.h"
#include "core/base/names.h"

// Overloads of namesOf(value) return the names of all values of an enumeration. Where the command line takes such
// values, it spells them in the same way.

namespace greyscope::app {

inline const base::Names<data::Test>& namesOf(data::Test) {
    using E = data::Test;
    static const base::Names<E> names{
        {E::is, "is"},       {E::isNot, "is-not"},   {E::above, "above"},      {E::atLeast, "at-least"},
        {E::below, "below"}, {E::atMost, "at-most"}, {E::contains, "contains"}};
    return names;
}
inline const base::Names<data::Image>& namesOf(data::Image) {
    return data::imageNames();
}
inline const base::Names<data::Effect>& namesOf(data::Effect) {
    return data::effectNames();
}
inline const base::Names<grey::ExtremaScope>& namesOf(grey::ExtremaScope) {
    return grey::extremaScopeNames();
}
inline const base::Names<grey::RelationMethod>& namesOf(grey::RelationMethod) {
    return grey::relationMethodNames();
}
inline const base::Names<grey::Linkage>& namesOf(grey::Linkage) {
    return grey::linkageNames();
}
inline const base::Names<grey::RowOrder>& namesOf(grey::RowOrder) {
    return grey::rowOrderNames();
}
inline const base::Names<grey::RelatedFuture>& namesOf(grey::RelatedFuture) {
    using E = grey::RelatedFuture;
    static const base::Names<E> names{{E::known, "known"}, {E::lastValue, "last-value"}};
    return names;
}
inline const base::Names<grey::GreyModel>& namesOf(grey::GreyModel) {
    return grey::greyModelNames();
}
inline const base::Names<grey::BufferOperator>& namesOf(grey::BufferOperator) {
    return grey::bufferOperatorNames();
}
inline const base::Names<grey::MeanErrorOver>& namesOf(grey::MeanErrorOver) {
    return grey::meanErrorNames();
}
inline const base::Names<grey::DeviationDivisor>& namesOf(grey::DeviationDivisor) {
    return grey::deviationNames();
}
inline const base::Names<grey::JudgedBy>& namesOf(grey::JudgedBy) {
    return grey::judgedByNames();
}
inline const base::Names<grey::GradeTable>& namesOf(grey::GradeTable) {
    return grey::gradeTableNames();
}
inline const base::Names<grey::BandErrors>& namesOf(grey::BandErrors) {
    return grey::bandErrorsNames();
}
inline const base::Names<grey::ClassFunctions>& namesOf(grey::ClassFunctions) {
    return grey::classFunctionNames();
}
inline const base::Names<grey::ClusterWeights>& namesOf(grey::ClusterWeights) {
    using E = grey::ClusterWeights;
    static const base::Names<E> names{
        {E::fixed, "fixed"}, {E::variable, "variable"}, {E::variableMean, "variable-mean"}};
    return names;
}
inline const base::Names<grey::EffectMeasure>& namesOf(grey::EffectMeasure) {
    return grey::effectMeasureNames();
}
inline const base::Names<grey::Bullseye>& namesOf(grey::Bullseye) {
    return grey::bullseyeNames();
}
inline const base::Names<grey::DecisionWeights>& namesOf(grey::DecisionWeights) {
    using E = grey::DecisionWeights;
    static const base::Names<E> names{{E::given, "given"}, {E::equal, "equal"}, {E::entropy, "entropy"}};
    return names;
}
inline const base::Names<relative::Pruning>& namesOf(relative::Pruning) {
    using E = relative::Pruning;
    static const base::Names<E> names{{E::none, "none"}, {E::crossValidated, "cross-validated"}, {E::alpha, "alpha"}};
    return names;
}
inline const base::Names<relative::PathWeights>& namesOf(relative::PathWeights) {
    using E = relative::PathWeights;
    static const base::Names<E> names{{E::inverseError, "error"}, {E::equal, "equal"}, {E::manual, "by-hand"}};
    return names;
}
inline const base::Names<relative::NextRule>& namesOf(relative::NextRule) {
    return relative::nextRuleNames();
}
inline const base::Names<ScenarioSet>& namesOf(ScenarioSet) {
    using E = ScenarioSet;
    static const base::Names<E> names{
        {E::automatic, "auto"}, {E::published, "published"}, {E::others, "others"}, {E::compared, "compared"}};
    return names;
}
inline const base::Names<relative::Validation>& namesOf(relative::Validation) {
    using E = relative::Validation;
    static const base::Names<E> names{{E::leaveOneOut, "leave-one-out"}, {E::kFold, "folds"}, {E::holdOut, "hold-out"}};
    return names;
}
inline const base::Names<timeline::BinAlign>& namesOf(timeline::BinAlign) {
    return timeline::binAlignNames();
}
inline const base::Names<Measure>& namesOf(Measure) {
    using E = Measure;
    static const base::Names<E> names{{E::absolute, "absolute"}, {E::ratio, "ratio"}, {E::indexed, "indexed"}};
    return names;
}
inline const base::Names<widgets::IndexBase>& namesOf(widgets::IndexBase) {
    using E = widgets::IndexBase;
    static const base::Names<E> names{{E::first, "first"}, {E::median, "median"}, {E::point, "point"}};
    return names;
}
inline const base::Names<TrendsForm>& namesOf(TrendsForm) {
    using E = TrendsForm;
    static const base::Names<E> names{
        {E::automatic, "auto"}, {E::lines, "lines"}, {E::band, "band"}, {E::heat, "heat"}};
    return names;
}
inline const base::Names<widgets::ChartKind>& namesOf(widgets::ChartKind) {
    using E = widgets::ChartKind;
    static const base::Names<E> names{{E::automatic, "auto"},      {E::lines, "lines"},     {E::dots, "dots"},
                                      {E::bars, "bars"},           {E::stacked, "stacked"}, {E::box, "box"},
                                      {E::violin, "violin"},       {E::ecdf, "ecdf"},       {E::ccdf, "ccdf"},
                                      {E::histogram, "histogram"}, {E::scatter, "scatter"}};
    return names;
}
inline const base::Names<widgets::ErrorBars>& namesOf(widgets::ErrorBars) {
    using E = widgets::ErrorBars;
    static const base::Names<E> names{
        {E::interval, "interval"},       {E::deviation, "sd"}, {E::error, "se"}, {E::range, "range"},
        {E::percentiles, "percentiles"}, {E::none, "none"}};
    return names;
}
inline const base::Names<widgets::ScatterFit>& namesOf(widgets::ScatterFit) {
    using E = widgets::ScatterFit;
    static const base::Names<E> names{{E::none, "none"}, {E::linear, "linear"}, {E::power, "power"}};
    return names;
}
inline const base::Names<AxisScale>& namesOf(AxisScale) {
    using E = AxisScale;
    static const base::Names<E> names{
        {E::automatic, "auto"}, {E::linear, "linear"}, {E::log2, "log2"}, {E::log10, "log10"}};
    return names;
}
inline const base::Names<MatrixOrder>& namesOf(MatrixOrder) {
    using E = MatrixOrder;
    static const base::Names<E> names{
        {E::automatic, "auto"}, {E::given, "given"}, {E::byDegree, "degree"}, {E::clustered, "clusters"}};
    return names;
}
inline const base::Names<MatrixShows>& namesOf(MatrixShows) {
    using E = MatrixShows;
    static const base::Names<E> names{{E::computed, "computed"},
                                      {E::published, "published"},
                                      {E::difference, "difference"},
                                      {E::spearman, "spearman"}};
    return names;
}

inline const base::Names<widgets::NamesShown>& namesOf(widgets::NamesShown) {
    using E = widgets::NamesShown;
    static const base::Names<E> names{
        {E::automatic, "auto"}, {E::lineEnds, "line-ends"}, {E::legend, "legend"}, {E::none, "none"}};
    return names;
}
inline const base::Names<PanelLetters>& namesOf(PanelLetters) {
    using E = PanelLetters;
    static const base::Names<E> names{{E::lower, "a"}, {E::upper, "A"}, {E::none, "none"}};
    return names;
}
inline const base::Names<access::Shape>& namesOf(access::Shape) {
    using E = access::Shape;
    static const base::Names<E> names{{E::contiguous, "contiguous"},
                                      {E::strided, "strided"},
                                      {E::filePerProcess, "file-per-process"},
                                      {E::tiles, "tiles"}};
    return names;
}
inline const base::Names<access::Operation>& namesOf(access::Operation) {
    using E = access::Operation;
    static const base::Names<E> names{{E::read, "read"}, {E::write, "write"}};
    return names;
}

inline const base::Names<stats::Better>& namesOf(stats::Better) {
    return stats::betterNames();
}
inline const base::Names<stats::ChangeTest>& namesOf(stats::ChangeTest) {
    return stats::changeTestNames();
}
inline const base::Names<stats::ChangeInterval>& namesOf(stats::ChangeInterval) {
    return stats::changeIntervalNames();
}
inline const base::Names<stats::IntervalMethod>& namesOf(stats::IntervalMethod) {
    return stats::intervalMethodNames();
}
inline const base::Names<stats::Adjustment>& namesOf(stats::Adjustment) {
    return stats::adjustmentNames();
}
inline const base::Names<stats::Verdict>& namesOf(stats::Verdict) {
    return stats::verdictNames();
}
inline const base::Names<widgets::ChangeOrder>& namesOf(widgets::ChangeOrder) {
    using E = widgets::ChangeOrder;
    static const base::Names<E> names{{E::change, "change"}, {E::p, "p"}, {E::cell, "cell"}};
    return names;
}

inline const base::Names<widgets::LatencyCurve>& namesOf(widgets::LatencyCurve) {
    using E = widgets::LatencyCurve;
    static const base::Names<E> names{
        {E::percentile, "percentile"}, {E::ecdf, "ecdf"}, {E::complement, "complement"}, {E::histogram, "histogram"}};
    return names;
}

}  // namespace greyscope::app
