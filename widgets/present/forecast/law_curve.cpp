#include "widgets/present/forecast/law_curve.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "core/stats/changes/normal_form.h"
#include "core/stats/scaling_law.h"
#include "core/stats/scaling_peak.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr int kPieces = 120;

}  // namespace

std::function<double(double)> lawOf(const grey::ModelOutcome& model) {
    const std::map<std::string, double> values(model.parameters.begin(), model.parameters.end());
    const auto has = [&](const char* symbol) { return values.contains(symbol); };
    if (model.failure || has("s")) {
        return nullptr;
    }
    if ((model.name == "usl" || model.name == "amdahl") && has("λ") && has("σ")) {
        const stats::ScalingParameters law{values.at("λ"), values.at("σ"), has("κ") ? values.at("κ") : 0.0};
        return [law](double load) { return law.valueAt(load); };
    }
    if (model.name == "normal-form" && has("c0")) {
        stats::NormalForm form;
        form.constant = !has("c1");
        form.c0 = values.at("c0");
        form.c1 = has("c1") ? values.at("c1") : 0.0;
        form.exponents = {has("i") ? values.at("i") : 0.0, has("j") ? static_cast<int>(values.at("j")) : 0};
        return [form](double load) { return form.valueAt(load); };
    }
    return nullptr;
}

std::vector<Curve> lawCurve(const grey::ModelOutcome& model, const Curve& points, const Places& places) {
    const auto law = lawOf(model);
    if (!law || !places.numeric || points.x.size() < 2) {
        return {};
    }
    const auto [low, high] = std::minmax_element(points.x.begin(), points.x.end());
    Curve line = points;
    line.x.clear();
    line.y.clear();
    line.pointTexts.clear();
    line.endValue.reset();
    line.marker = Marker::none;
    line.hollowFrom = static_cast<std::size_t>(-1);
    line.labelled = false;
    for (int piece = 0; piece <= kPieces; ++piece) {
        const double part = static_cast<double>(piece) / kPieces;
        const double x = places.logarithmic ? *low * std::pow(*high / *low, part) : std::lerp(*low, *high, part);
        if (const double y = law(x); std::isfinite(y)) {
            line.x.push_back(x);
            line.y.push_back(y);
        }
    }
    return {std::move(line)};
}

void addPeak(PlotSpec& spec, const grey::ModelOutcome& model, const Places& places) {
    if (!model.peak || model.peak->claim != stats::PeakClaim::seen || !places.numeric || !spec.x.range) {
        return;
    }
    const auto [low, high] = *spec.x.range;
    const stats::Peak& peak = *model.peak;
    const auto text = [](double value) { return significantText(value, 3); };
    const double from = std::max(low, peak.loadRange->low);
    const double to = std::min(high, peak.loadRange->high);
    if (from < to) {
        Band band{Side::vertical, from, to, Tone::quiet, {}};
        band.labels = {Words::tr("peak %1 … %2").arg(text(peak.loadRange->low), text(peak.loadRange->high))};
        spec.bands.push_back(band);
    }
    if (*peak.load >= low && *peak.load <= high) {
        GuideLine line;
        line.at = *peak.load;
        line.tone = Tone::reference;
        line.strong = true;
        line.label = Words::tr("%1: peak at %2").arg(modelLook(model.name).label, text(*peak.load));
        spec.guides.push_back(line);
    }
}

}  // namespace greyscope::widgets
