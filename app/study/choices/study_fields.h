#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "app/study/choices/compare_options.h"
#include "app/study/choices/evaluation_options.h"
#include "app/study/choices/forecast_options.h"
#include "app/study/choices/latency_options.h"
#include "app/study/choices/layout_options.h"
#include "app/study/choices/option.h"
#include "app/study/choices/relations_options.h"
#include "app/study/choices/relative_options.h"
#include "app/study/choices/simulate_options.h"
#include "app/study/choices/time_options.h"
#include "app/study/choices/tree_options.h"
#include "app/study/choices/trends_options.h"
#include "app/study/study.h"
#include "core/data/roles/roles.h"

// Lists the fields of a study: their names in a study file and the bounds of every number. Writing and reading use the
// same lists.

namespace greyscope::app {

template <class F>
void fields(F& f, data::Filter& filter) {
    f("column", filter.column);
    f("values", filter.values);
    sparseField(f, "test", filter.test, data::Test::is);
}
template <class F>
void fields(F& f, data::Roles& roles) {
    f("keys", roles.keys);
    f("factors", roles.factors);
    f("metrics", roles.metrics);
    f("descriptions", roles.descriptions);
    f("repetitions", roles.repetitions);
}
template <class F>
void fields(F& f, data::PointEffect& effect) {
    f("kind", effect.kind);
    f("target", effect.target, kAnyNumber);
}
template <class F>
void fields(F& f, data::ImageOptions& image) {
    f("kind", image.kind);
    f("target", image.target, kAnyNumber);
    f("effects", image.effects);
}
template <class F>
void fields(F& f, grey::RelationOptions& options) {
    optionFields(f, options);
    f("image", options.image);
}
template <class F>
void fields(F& f, SeriesId& id) {
    f("table", id.table);
    f("name", id.name);
}
template <class F>
void fields(F& f, SeriesGroup& group) {
    f("title", group.title);
    f("caption", group.caption);
    f("firstKeys", group.firstKeys);
}
template <class F>
void fields(F& f, Selection& selection) {
    f("reference", selection.reference);
    f("compared", selection.compared);
    sparseField(f, "slots", selection.colourSlots, {}, kCount);
    sparseField(f, "alike", selection.alike, false);
}
template <class F>
void fields(F& f, PointChoice& points) {
    f("allCells", points.allCells);
    f("axis", points.axis);
    f("hold", points.hold);
}
template <class F>
void fields(F& f, ColumnReading& reading) {
    f("column", reading.column);
    f("unit", reading.unit);
    f("of_numbers", reading.ofNumbers);
}
/// Lists the fields of a table, except the source of its data.
template <class F>
void fields(F& f, StudyTable& table) {
    f("carried", table.carried);
    f("followed", table.followed);
    f("readings", table.readings);
    f("wide", table.wide);
    f("roles", table.roles);
    f("metric", table.metric);
    f("groups", table.groups);
    f("aggregation", table.aggregation);
}
template <class F>
void fields(F& f, widgets::TrendIndex& index) {
    f("base", index.base);
    f("point", index.point);
}
template <class F>
void fields(F& f, TrendsChoices& trends) {
    f("points", trends.points);
    optionFields(f, trends);
    f("index", trends.index);
}
template <class F>
void fields(F& f, RelationsChoices& relations) {
    f("points", relations.points);
    f("options", relations.options);
    optionFields(f, relations);
    f("shows", relations.shows);
    f("mostLags", relations.mostLags, kCount);
    f("wholeTable", relations.wholeTable);
    sparseField(f, "explained", relations.explained, {});
}
template <class F>
void fields(F& f, grey::RelatedSeries& related) {
    f("name", related.name);
    f("future", related.future, kAnyNumber);
}
template <class F>
void fields(F& f, ForecastChoices& forecast) {
    f("points", forecast.points);
    optionFields(f, forecast);
    optionFields(f, forecast.options);
    optionFields(f, forecast.options.accuracy);
    f("translation", forecast.options.translation);
    sparseField(f, "fitCount", forecast.options.fitCount, 0, kCount);
    sparseField(f, "horizon", forecast.options.horizon, {}, kCount);
    sparseField(f, "related", forecast.options.related, {});
    optionFields(f, forecast.rolling);
    optionFields(f, forecast.band);
    f("shownBaselines", forecast.shownBaselines);
}
/// Lists the fields for how a tree grows and is pruned, which the Relative and the Tree page share.
template <class F, class Choices>
void treeFields(F& f, Choices& choices) {
    optionFields(f, choices.grow);
    f("pruning", choices.pruning);
    f("alpha", choices.alpha, kNotNegative);
    optionFields(f, choices.crossValidation);
}
template <class F>
void fields(F& f, RelativeChoices& choices) {
    f("predicted", choices.predicted);
    f("matched", choices.matched);
    sparseField(f, "fromWhere", choices.fromWhere, {});
    sparseField(f, "toWhere", choices.toWhere, {});
    optionFields(f, choices.model);
    treeFields(f, choices.model);
    f("validation", choices.model.validation);
    f("holdOut", choices.model.holdOut, kBetweenZeroAndOne);
    f("question", choices.question);
    f("questionBase", choices.questionBase, kAnyNumber);
    f("gridFactors", choices.gridFactors);
    f("gridAveraged", choices.gridAveraged);
    optionFields(f, choices.next);
    optionFields(f, choices.replay);
    f("scenarios", choices.scenarios);
}
template <class F>
void fields(F& f, TrainedPair& pair) {
    f("from", pair.from);
    f("to", pair.to);
    f("used", pair.used);
}
template <class F>
void fields(F& f, PathWeight& weight) {
    f("systems", weight.systems);
    f("weight", weight.weight, kNotNegative);
}
template <class F>
void fields(F& f, NodePlace& place) {
    f("system", place.system);
    f("x", place.x, NumberRange<double>{-10.0, 10.0});
    f("y", place.y, NumberRange<double>{-10.0, 10.0});
}
template <class F>
void fields(F& f, TransferChoices& transfer) {
    f("pairs", transfer.pairs);
    sparseField(f, "via", transfer.via, {});
    optionFields(f, transfer);
    f("byHand", transfer.byHand);
    f("places", transfer.places);
}
template <class F>
void fields(F& f, widgets::SeriesColour& given) {
    f("series", given.series);
    f("colour", given.colour);
}
template <class F>
void fields(F& f, widgets::FigureLook& look) {
    f("family", look.family);
    f("textPt", look.textPt, kPoints);
    f("linePt", look.linePt, kPoints);
    f("markerPt", look.markerPt, kPoints);
    f("colours", look.colours);
    f("title", look.title);
    f("xTitle", look.xTitle);
    f("yTitle", look.yTitle);
    f("xLow", look.xLow, kAnyNumber);
    f("xHigh", look.xHigh, kAnyNumber);
    f("yLow", look.yLow, kAnyNumber);
    f("yHigh", look.yHigh, kAnyNumber);
    f("xTicks", look.xTicks, kAnyNumber);
    f("yTicks", look.yTicks, kAnyNumber);
    f("names", look.names);
    f("decimals", look.decimals, NumberRange<int>{0, 12});
    f("grey", look.grey);
}
template <class F>
void fields(F& f, FigureChoices& choices) {
    f("figure", choices.figure);
    f("look", choices.look);
}
template <class F>
void fields(F& f, widgets::SheetRow& row) {
    f("heightMm", row.heightMm, kMillimetres);
    f("shares", row.shares, NumberRange<double>{1e-6, 1e6});
}
template <class F>
void fields(F& f, widgets::SheetGrid& grid) {
    f("widthMm", grid.widthMm, kMillimetres);
    f("rows", grid.rows);
}
template <class F>
void fields(F& f, Sheet& sheet) {
    f("name", sheet.name);
    f("preset", sheet.preset);
    f("grid", sheet.grid);
    f("panels", sheet.panels);
    f("letters", sheet.letters);
    f("family", sheet.family);
    f("textPt", sheet.textPt, NumberRange<double>{3.0, 48.0});
    f("grey", sheet.grey);
    f("caption", sheet.caption);
}
template <class F>
void fields(F& f, ParameterChoice& choice) {
    f("name", choice.name);
    f("value", choice.value);
}
template <class F>
void fields(F& f, FactorChoice& factor) {
    f("parameter", factor.parameter);
    f("values", factor.values);
}
template <class F>
void fields(F& f, TraceChoice& trace) {
    f("path", trace.path);
    f("sha256", trace.sha256);
}
template <class F>
void fields(F& f, ScenarioInputs& inputs) {
    f("preset", inputs.preset);
    f("changed", inputs.changed);
    f("factors", inputs.factors);
    optionFields(f, inputs);
    f("trace", inputs.trace);
}
template <class F>
void fields(F& f, ScenarioChoice& scenario) {
    f("name", scenario.name);
    f("inputs", scenario.inputs);
    f("run", scenario.run);
}
template <class F>
void fields(F& f, SimulateChoices& simulate) {
    f("scenarios", simulate.scenarios);
    f("current", simulate.current, kCount);
    f("metric", simulate.metric);
    f("along", simulate.along);
    optionFields(f, simulate);
}
template <class F>
void fields(F& f, access::Pattern& pattern) {
    using Whole = NumberRange<std::int64_t>;
    f("shape", pattern.shape);
    f("processes", pattern.processes, Whole{1, 1000000});
    f("processesPerNode", pattern.processesPerNode, Whole{1, 1000000});
    f("segments", pattern.segments, Whole{1, 1000000000});
    f("segmentSize", pattern.segmentSize, kBytes);
    f("filesPerProcess", pattern.filesPerProcess, Whole{1, 1000000});
    f("tilesAcross", pattern.tilesAcross, Whole{1, 1000000});
    f("waitMs", pattern.waitMs, NumberRange<double>{0.0, 1e9});
}
template <class F>
void fields(F& f, LayoutChoices& layout) {
    f("pattern", layout.pattern);
    optionFields(f, layout);
    f("getstripe", layout.getstripe);
    f("getstripeName", layout.getstripeName);
}
template <class F>
void fields(F& f, RunChoice& run) {
    f("table", run.table);
    f("where", run.where);
}
template <class F>
void fields(F& f, stats::ChangeOptions& change) {
    optionFields(f, change);
}
template <class F>
void fields(F& f, CompareChoices& compare) {
    f("before", compare.before);
    f("after", compare.after);
    f("match", compare.match);
    f("value", compare.value);
    f("better", compare.better);
    f("change", compare.change);
    optionFields(f, compare);
    f("order", compare.order);
    f("hidden", compare.hidden);
}
template <class F>
void fields(F& f, TreeChoices& tree) {
    f("response", tree.response);
    f("factors", tree.factors);
    f("categories", tree.categories);
    treeFields(f, tree);
}
template <class F>
void fields(F& f, TimeSpan& span) {
    f("from", span.from, kAnyNumber);
    f("to", span.to, kAnyNumber);
}
template <class F>
void fields(F& f, TimeChoices& time) {
    f("logs", time.logs);
    f("with", time.with);
    optionFields(f, time);
    f("aggregate", time.aggregate);
    f("span", time.span);
    f("baseline", time.baseline);
}
template <class F>
void fields(F& f, IndicatorChoice& indicator) {
    f("column", indicator.column);
    f("effect", indicator.effect);
    f("stated", indicator.stated);
    f("weight", indicator.weight, kNotNegative);
    sparseField(f, "centres", indicator.centres, {}, kAnyNumber);
    sparseField(f, "ends", indicator.ends, {}, kAnyNumber);
    sparseField(f, "critical", indicator.critical, {}, kAnyNumber);
}
template <class F>
void fields(F& f, ClusterChoices& clusters) {
    f("objects", clusters.objects);
    f("indicators", clusters.indicators);
    f("classes", clusters.classes);
    optionFields(f, clusters);
    sparseField(f, "explained", clusters.explained, {});
}
template <class F>
void fields(F& f, TargetChoices& target) {
    f("objects", target.objects);
    f("indicators", target.indicators);
    optionFields(f, target);
    sparseField(f, "explained", target.explained, {});
}
template <class F>
void fields(F& f, LatencyChoices& latency) {
    f("tables", latency.tables);
    optionFields(f, latency);
}
/// Lists all fields of a study, except its tables.
template <class F>
void fields(F& f, Study& study) {
    f("name", study.name);
    f("selection", study.selection);
    f("trends", study.trends);
    f("relations", study.relations);
    f("forecast", study.forecast);
    f("relative", study.relative);
    f("transfer", study.transfer);
    f("figures", study.figures);
    f("sheets", study.sheets);
    f("simulate", study.simulate);
    f("layout", study.layout);
    f("compare", study.compare);
    f("tree", study.tree);
    sparseField(f, "time", study.time, {});
    sparseField(f, "clusters", study.clusters, {});
    sparseField(f, "target", study.target, {});
    sparseField(f, "latency", study.latency, LatencyChoices());
    f("intervals", study.intervals);
    f("lesson", study.lesson);
}

}  // namespace greyscope::app
