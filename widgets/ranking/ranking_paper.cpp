#include "widgets/ranking/ranking_paper.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <utility>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double widestNamePt = 110.0;
constexpr double widestNameShare = 0.4;  // of the whole width

double leastPaperRow(const Style& style) {
    return QFontMetricsF(style.text(true)).height();
}

double usualPaperRow(const RankingSpec& spec, const Style& style) {
    const bool both =
        std::any_of(spec.bars.begin(), spec.bars.end(), [](const Bar& bar) { return !bar.markText.isEmpty(); });
    return (both ? 2.1 : 1.5) * leastPaperRow(style);
}

double widestName(const RankingSpec& spec, const Style& style) {
    double width = 0.0;
    for (const Bar& bar : spec.bars) {
        width = std::max(width, bitNameWidth(nameOn(style, bar.name, bar.shortName), style.text(true)));
    }
    return width;
}

/// Names in as many lines as needed.
std::vector<QStringList> namesInLines(const RankingSpec& spec, double width, const Style& style) {
    const double names = namesWidth(spec, width, style);
    std::vector<QStringList> lines;
    for (const Bar& bar : spec.bars) {
        lines.push_back(bar.folded > 0 ? QStringList(bar.name) : wrapped(bar.name, style.text(true), names));
    }
    return lines;
}

/// The smallest height of each row.
std::vector<double> leastPaperRows(const std::vector<QStringList>& lines, const Style& style) {
    std::vector<double> heights;
    for (const QStringList& name : lines) {
        heights.push_back(static_cast<double>(name.size()) * leastPaperRow(style));
    }
    return heights;
}

}  // namespace

double namesWidth(const RankingSpec& spec, double width, const Style& style) {
    return std::ceil(std::min(
               {style.print ? width : style.pt(widestNamePt), widestNameShare * width, widestName(spec, style)})) +
           1.0;
}

double paperRims(const RankingSpec& spec, const Style& style) {
    const double line = std::ceil(QFontMetricsF(style.text(true)).height() + style.pt(2.0));
    return (spec.valueTitle.isEmpty() ? 2.0 : 3.0) * line + style.pt(1.0);
}

namespace {

/// How many of the best and of the worst bars fit; nullopt if all do.
std::optional<std::pair<std::size_t, std::size_t>> bestAndWorst(const RankingSpec& spec, const QSizeF& size,
                                                                const Style& style) {
    const std::vector<double> rows = leastPaperRows(namesInLines(spec, size.width(), style), style);
    const double room = size.height() - paperRims(spec, style);
    const auto height = [&](std::size_t head, std::size_t tail) {
        return std::accumulate(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(head), 0.0) +
               std::accumulate(rows.end() - static_cast<std::ptrdiff_t>(tail), rows.end(), 0.0);
    };
    if (height(rows.size(), 0) <= room + 1e-6) {
        return std::nullopt;
    }
    std::size_t fit = std::min<std::size_t>(rows.size(), 3);  // including the line that counts the others
    while (fit < rows.size() && height(fit - (fit + 1) / 3, (fit + 1) / 3) + leastPaperRow(style) <= room + 1e-6) {
        ++fit;
    }
    const std::size_t tail = fit / 3;
    return std::pair(fit - 1 - tail, tail);
}

}  // namespace

Unprinted leftOut(const RankingSpec& spec, const QSizeF& size, const Style& style) {
    const auto kept = bestAndWorst(spec, size, style);
    if (!kept) {
        return {};
    }
    std::vector<const Bar*> bars;
    for (std::size_t i = kept->first; i + kept->second < spec.bars.size(); ++i) {
        if (spec.bars[i].folded == 0) {
            bars.push_back(&spec.bars[i]);
        }
    }
    return leftOutOf(bars.size(), [&bars](std::size_t i) {
        return bars[i]->text.isEmpty() ? bars[i]->name : withBrackets(bars[i]->name, bars[i]->text);
    });
}

RankingSpec onPaper(const RankingSpec& spec, const QSizeF& size, const Style& style) {
    const auto kept = bestAndWorst(spec, size, style);
    if (!kept) {
        return spec;
    }
    const auto [head, tail] = *kept;
    int hidden = 0;
    for (std::size_t i = head; i + tail < spec.bars.size(); ++i) {
        hidden += std::max(1, spec.bars[i].folded);
    }
    Bar fold;
    fold.folded = hidden;
    fold.name = Words::tr("%n more", nullptr, hidden);
    RankingSpec paper = spec;
    paper.bars.assign(spec.bars.begin(), spec.bars.begin() + static_cast<std::ptrdiff_t>(head));
    paper.bars.push_back(fold);
    paper.bars.insert(paper.bars.end(), spec.bars.end() - static_cast<std::ptrdiff_t>(tail), spec.bars.end());
    return paper;
}

void layOutPaperRows(RankingGeometry& g, const RankingSpec& spec, double room, const Style& style) {
    constexpr double kRoomier = 2.2;  // relative to the usual height, in a panel that is higher than its rows
    g.lines = namesInLines(spec, g.area.width(), style);
    const std::vector<double> rows = leastPaperRows(g.lines, style);
    const double spare = room - std::accumulate(rows.begin(), rows.end(), 0.0);
    const double more = std::clamp(spare / std::max(1, g.rows), 0.0,
                                   std::max(0.0, kRoomier * usualPaperRow(spec, style) - leastPaperRow(style)));
    g.tops = {0.0};
    for (const double row : rows) {
        g.tops.push_back(g.tops.back() + row + more);
    }
}

PaperHeight paperHeight(const RankingSpec& spec, const PaperRoom& room, const Style& style) {
    const double rims = paperRims(spec, style);
    std::vector<double> rows = leastPaperRows(namesInLines(spec, room.width, style), style);
    const double more = usualPaperRow(spec, style) - leastPaperRow(style);
    const double all = std::accumulate(rows.begin(), rows.end(), more * static_cast<double>(rows.size()));
    const double usual = std::min(room.tallest, rims + std::max(all, usualPaperRow(spec, style)));
    const auto few = static_cast<std::ptrdiff_t>(std::min<std::size_t>(rows.size(), 3));
    std::partial_sort(rows.begin(), rows.begin() + few, rows.end(), std::greater<>());
    return {std::min(usual, std::accumulate(rows.begin(), rows.begin() + few, rims)), usual};
}

}  // namespace greyscope::widgets
