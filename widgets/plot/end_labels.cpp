#include "widgets/plot/end_labels.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/plot/ribbon_painter.h"
#include "widgets/present/words/bit_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kLeaderPt = 15.0;
constexpr double kLabelSwatchPt = 13.0;
constexpr double kLabelGapPt = 5.0;
constexpr std::size_t kMostFitted = 60;  ///< largest number of names that are kept different

double labelHeight(const Style& style) {
    return style.pt(style.textPt * 1.5);
}

bool takesPart(const Curve& curve) {
    return curve.labelled && !curve.name.isEmpty();
}

/// Whether the names are a list in the order of the curves, below the chart on paper: bars and distributions have no
/// ends beside which a name could stand.
bool isListed(const PlotSpec& spec) {
    return std::any_of(spec.curves.begin(), spec.curves.end(),
                       [](const Curve& curve) { return curve.bars.has_value() || curve.steps; });
}

/// The last point inside these axes.
std::optional<std::size_t> lastShown(const Curve& curve, const AxisMap& x, const AxisMap& y) {
    for (std::size_t i = std::min(curve.x.size(), curve.y.size()); i > 0; --i) {
        if (x.shows(curve.x[i - 1]) && y.shows(curve.y[i - 1])) {
            return i - 1;
        }
    }
    return std::nullopt;
}

/// Shortens the names on screen so that they fit and stay different; short names with bits are short enough.
void fitNames(EndLabels& labels, const PlotSpec& spec, const QFont& font, double width) {
    QStringList names;
    for (const EndLabel& label : labels.rows) {
        names << (spec.curves[label.curve].shortName.isEmpty() ? label.name : QString());
    }
    const QStringList fitted = fittedNames(names, font, width);
    for (std::size_t i = 0; i < labels.rows.size(); ++i) {
        const auto row = static_cast<qsizetype>(i);
        labels.rows[i].name = names[row].isEmpty() ? labels.rows[i].name : fitted[row];
    }
    labels.keyNames = fittedNames(labels.keyNames, font, width);
    labels.nameWidth = width;
}

double columnLeft(const EndLabels& labels, const PlotFrame& frame, const Style& style) {
    return frame.area.right() + 1 + style.pt(labels.leaders ? kLeaderPt : kLabelGapPt);
}

}  // namespace

SeriesMark markOf(const Curve& curve) {
    const bool hollow = curve.hollow || curve.hollowFrom < curve.x.size();
    if (curve.bars) {
        return {curve.ink, Marker::none, Dash::solid, false, false, true};
    }
    return {curve.ink, curve.marker, curve.dash, hollow, curve.line || curve.stems};
}

std::vector<double> spreadApart(const std::vector<double>& wanted, double gap, double low, double high) {
    const std::size_t count = wanted.size();
    if (count == 0) {
        return {};
    }
    const double room = std::max(0.0, high - low);
    const double step = count > 1 ? std::min(gap, room / static_cast<double>(count - 1)) : 0.0;
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return wanted[a] < wanted[b]; });
    // Pool adjacent violators on wanted[i] - i * step: a block is at the mean of its members' wanted positions.
    struct Block {
        double sum;
        std::size_t size;
        [[nodiscard]] double mean() const { return sum / static_cast<double>(size); }
    };
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < count; ++i) {
        blocks.push_back({wanted[order[i]] - static_cast<double>(i) * step, 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() > blocks.back().mean()) {
            const Block last = blocks.back();
            blocks.pop_back();
            blocks.back().sum += last.sum;
            blocks.back().size += last.size;
        }
    }
    std::vector<double> places(count);
    const double highest = high - static_cast<double>(count - 1) * step;
    std::size_t i = 0;
    for (const Block& block : blocks) {
        const double base = std::clamp(block.mean(), low, std::max(low, highest));
        for (std::size_t k = 0; k < block.size; ++k, ++i) {
            places[order[i]] = base + static_cast<double>(i) * step;
        }
    }
    return places;
}

EndLabels measureLabels(const PlotSpec& spec, const Style& style, double room, const AxisMap& x, const AxisMap& y) {
    EndLabels labels;
    if (spec.labelling == Labelling::none || spec.compact) {
        return labels;
    }
    const QFontMetricsF metrics(style.text(true));
    std::size_t named = 0;
    bool options = false;
    for (std::size_t i = 0; i < spec.curves.size(); ++i) {
        const Curve& curve = spec.curves[i];
        if (!takesPart(curve)) {
            continue;
        }
        ++named;
        if (const auto last = lastShown(curve, x, y)) {
            const QString value =
                curve.endValue && !curve.bars ? formatted(curve.y[*last], *curve.endValue) : QString();
            const QString& name = nameOn(style, curve.name, curve.shortName);
            labels.rows.push_back({i, *last, {}, 0.0, name, value, curve.heavy});
            labels.nameWidth = std::max(labels.nameWidth, bitNameWidth(name, style.text(true)));
            options = options || (!style.print && !curve.shortName.isEmpty());
            labels.valueWidth = std::max(labels.valueWidth, metrics.horizontalAdvance(value));
        }
    }
    for (const Ribbon& ribbon : spec.ribbons) {
        labels.keyNames << ribbon.name;
    }
    if (options) {
        labels.keyNames << Words::tr("options, filled: on");
    }
    labels.keys = static_cast<std::size_t>(labels.keyNames.size());
    for (const QString& key : labels.keyNames) {
        labels.nameWidth = std::max(labels.nameWidth, metrics.horizontalAdvance(key));
    }
    if (labels.rows.empty() && labels.keys == 0) {
        return labels;
    }
    labels.leaders = spec.labelling == Labelling::lineEnds && named <= kMostEndLabels;
    const double fixed = style.pt((labels.leaders ? kLeaderPt : kLabelGapPt) + kLabelSwatchPt + 2 * kLabelGapPt);
    if (labels.valueWidth > 0.0 && fixed + labels.nameWidth + labels.valueWidth + style.pt(2 * kLabelGapPt) > room) {
        labels.valueWidth = 0.0;
    }
    if ((isListed(spec) || fixed + labels.nameWidth > room) && style.print) {
        labels.below = true;
        return labels;
    }
    if (fixed + labels.nameWidth > room) {
        constexpr int kFewestLetters = 8;
        if (room - fixed < kFewestLetters * metrics.averageCharWidth() || labels.rows.size() > kMostFitted) {
            return {};
        }
        fitNames(labels, spec, style.text(true), room - fixed);
    }
    labels.width =
        fixed + labels.nameWidth + (labels.valueWidth > 0.0 ? labels.valueWidth + style.pt(2 * kLabelGapPt) : 0.0);
    return labels;
}

void placeLabels(EndLabels& labels, const PlotSpec& spec, const PlotFrame& frame, const Style& style) {
    const double row = labelHeight(style);
    const double keys = static_cast<double>(labels.keys) * row + (labels.keys > 0 ? row : 0.0);
    const double top = frame.area.top() + keys + (labels.leaders ? 0.0 : row / 2);
    const double bottom = frame.area.bottom() - (labels.leaders ? 0.0 : row / 2);
    for (EndLabel& label : labels.rows) {
        const Curve& curve = spec.curves[label.curve];
        label.at = frame.point(curve.x[label.point], curve.y[label.point]);
    }
    if (labels.leaders) {
        std::vector<double> wanted;
        for (const EndLabel& label : labels.rows) {
            wanted.push_back(label.at.y());
        }
        const std::vector<double> places = spreadApart(wanted, row, top, bottom);
        for (std::size_t i = 0; i < places.size(); ++i) {
            labels.rows[i].place = places[i];
        }
        return;
    }
    if (!isListed(spec)) {
        std::stable_sort(labels.rows.begin(), labels.rows.end(),
                         [](const EndLabel& a, const EndLabel& b) { return a.at.y() < b.at.y(); });
    }
    const double tight = style.pt(style.textPt * 1.2);
    const double step =
        std::clamp((bottom - top) / std::max(1.0, static_cast<double>(labels.rows.size()) - 1.0), tight, row);
    const auto fit = static_cast<std::size_t>(std::max(1.0, std::floor((bottom - top) / step + 1e-6) + 1.0));
    if (labels.rows.size() > fit) {
        for (std::size_t i = fit - 1; i < labels.rows.size(); ++i) {
            labels.leftOut << labels.rows[i].name;
        }
        labels.rows.resize(fit - 1);
    }
    for (std::size_t i = 0; i < labels.rows.size(); ++i) {
        labels.rows[i].place = top + static_cast<double>(i) * step;
    }
}

void drawLabels(QPainter& painter, const EndLabels& labels, const PlotSpec& spec, const PlotFrame& frame,
                const Style& style, const std::vector<bool>& lit) {
    if (labels.width <= 0.0) {
        return;
    }
    const double row = labelHeight(style);
    const double left = columnLeft(labels, frame, style);
    const double nameLeft = left + style.pt(kLabelSwatchPt + kLabelGapPt);
    const double valueRight = nameLeft + labels.nameWidth + style.pt(2 * kLabelGapPt) + labels.valueWidth;
    const double right = labels.valueWidth > 0.0 ? valueRight : nameLeft + labels.nameWidth;
    painter.setFont(style.text());
    painter.setPen(style.theme.text2);
    for (std::size_t key = 0; key < labels.keys; ++key) {
        const double place = frame.area.top() + (static_cast<double>(key) + 0.5) * row;
        if (key < spec.ribbons.size()) {
            paintRibbonKey(painter, {left, place - style.pt(4), style.pt(kLabelSwatchPt), style.pt(8)}, key, style);
        } else {
            paintBitName(painter, {left, place - row / 2, style.pt(kLabelSwatchPt + kLabelGapPt), row},
                         bitName({}, {true, false}));
        }
        painter.drawText(QRectF(nameLeft, place - row / 2, labels.nameWidth + 1, row),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         labels.keyNames[static_cast<qsizetype>(key)]);
    }
    for (const EndLabel& label : labels.rows) {
        const Curve& curve = spec.curves[label.curve];
        const bool on = lit[label.curve] && !style.print;
        if (on) {
            painter.fillRect(QRectF(left - style.pt(2), label.place - row / 2, right - left + style.pt(4), row),
                             style.theme.linkSoft);
        }
        if (labels.leaders) {
            const bool near = frame.area.right() - label.at.x() < 0.15 * frame.area.width();
            const double start = (near ? label.at.x() : frame.area.right()) + style.pt(2 + style.markerPt / 2);
            const double bend = left - style.pt(4);
            painter.setPen(QPen(inkColour(curve.ink, style.theme), style.pt(0.75)));
            painter.drawPolyline(QPolygonF({{start, label.at.y()}, {bend, label.place}, {left, label.place}}));
        }
        paintSwatch(painter, {left, label.place - row / 2, style.pt(kLabelSwatchPt), row}, markOf(curve), style);
        painter.setFont(style.text(on || label.strong));
        painter.setPen(style.theme.text);
        paintBitName(painter, QRectF(nameLeft, label.place - row / 2, labels.nameWidth + 1, row), label.name);
        if (labels.valueWidth > 0.0) {
            painter.setPen(style.theme.text2);
            painter.drawText(
                QRectF(valueRight - labels.valueWidth - 1, label.place - row / 2, labels.valueWidth + 1, row),
                Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, label.value);
        }
    }
    if (!labels.leftOut.isEmpty()) {
        painter.setFont(style.text());
        painter.setPen(style.theme.text3);
        painter.drawText(QRectF(nameLeft, frame.area.bottom() - row, right - nameLeft, row),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         Words::tr("%n more", nullptr, counted(labels.leftOut.size())));
    }
}

int labelAt(const EndLabels& labels, const PlotFrame& frame, const Style& style, const QPointF& place) {
    if (labels.width <= 0.0 || place.x() < columnLeft(labels, frame, style)) {
        return -1;
    }
    for (const EndLabel& label : labels.rows) {
        if (std::abs(place.y() - label.place) <= labelHeight(style) / 2) {
            return static_cast<int>(label.curve);
        }
    }
    return -1;
}

}  // namespace greyscope::widgets
