#include "widgets/plot/paper_labels.h"

#include <QLineF>
#include <QStyle>

#include <algorithm>
#include <array>
#include <optional>

#include "widgets/plot/bar_painter.h"

namespace greyscope::widgets {

namespace {

// largest number of points examined; above it only every second one, every third, ...
constexpr std::size_t kMostPoints = 20000;

struct Placed {
    NameAbove name;
    std::size_t lane = 0;

    [[nodiscard]] bool meets(const Placed& other, double gap) const {
        return lane == other.lane && name.x < other.name.x + other.name.width + gap &&
               other.name.x < name.x + name.width + gap;
    }
    /// Whether the line from this name crosses a name in a lower lane.
    [[nodiscard]] bool crosses(const Placed& lower) const {
        constexpr double kClear = 1.0;
        return lane > lower.lane && name.at > lower.name.x - kClear &&
               name.at < lower.name.x + lower.name.width + kClear;
    }
};

/// The names in lanes; nullopt if a line would cross a name, which `loose` permits.
std::optional<std::vector<Placed>> placed(const std::vector<NameAbove>& names, double gap, bool loose) {
    std::vector<Placed> all;
    for (const NameAbove& name : names) {
        Placed next{name};
        const auto inTheWay = [&](const Placed& other) {
            return next.meets(other, gap) || (!loose && (next.crosses(other) || other.crosses(next)));
        };
        while (next.lane <= names.size() && std::any_of(all.begin(), all.end(), inTheWay)) {
            ++next.lane;
        }
        if (next.lane > names.size()) {
            return std::nullopt;
        }
        all.push_back(std::move(next));
    }
    return all;
}

bool meets(const QRectF& box, const QPointF& from, const QPointF& to) {
    const QLineF line(from, to);
    const std::array<QLineF, 4> edges{QLineF(box.topLeft(), box.topRight()), QLineF(box.topRight(), box.bottomRight()),
                                      QLineF(box.bottomRight(), box.bottomLeft()),
                                      QLineF(box.bottomLeft(), box.topLeft())};
    return box.contains(from) || box.contains(to) || std::any_of(edges.begin(), edges.end(), [&](const QLineF& edge) {
               return line.intersects(edge, nullptr) == QLineF::BoundedIntersection;
           });
}

bool meets(const QRectF& box, const Curve& curve, const PlotFrame& frame, std::size_t stride) {
    for (std::size_t i = 0; i < std::min(curve.x.size(), curve.y.size()); i += stride) {
        const QPointF here = frame.point(curve.x[i], curve.y[i]);
        if (barOf(curve, i, frame).intersects(box)) {
            return true;
        }
        const QPointF before = i > 0 && curve.line ? frame.point(curve.x[i - stride], curve.y[i - stride]) : here;
        if (meets(box, before, here)) {
            return true;
        }
        if (!curve.ribbon && i < std::min(curve.low.size(), curve.high.size()) &&
            meets(box, frame.point(curve.x[i], curve.low[i]), frame.point(curve.x[i], curve.high[i]))) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::vector<PlotLayout::BandLabel> inLanes(std::vector<NameAbove> names, double gap) {
    std::stable_sort(names.begin(), names.end(), [](const auto& a, const auto& b) { return a.at < b.at; });
    std::vector<NameAbove> beside = names;
    for (NameAbove& name : beside) {
        name.x = std::max(0.0, std::min(name.x, name.at - name.width - 0.5 * gap));
    }
    auto all = placed(names, gap, false);
    all = all ? all : placed(beside, gap, false);
    all = all ? all : placed(names, gap, true);
    std::vector<PlotLayout::BandLabel> labels;
    for (const Placed& each : all.value_or(std::vector<Placed>())) {
        labels.push_back({each.name.text, each.name.x, each.name.at, static_cast<int>(each.lane)});
    }
    return labels;
}

std::optional<Qt::Alignment> clearOfCurves(const PlotSpec& spec, const PlotFrame& frame, const QRectF& room,
                                           const QSizeF& note, Qt::AlignmentFlag edge) {
    std::size_t points = 0;
    for (const Curve& curve : spec.curves) {
        points += curve.x.size();
    }
    const double top = edge == Qt::AlignTop ? room.top() : room.bottom() - note.height();
    const std::array<std::pair<Qt::AlignmentFlag, double>, 3> sides{
        std::pair(Qt::AlignLeft, room.left()), std::pair(Qt::AlignRight, room.right() - note.width()),
        std::pair(Qt::AlignHCenter, room.center().x() - 0.5 * note.width())};
    for (const auto& [side, left] : sides) {
        const double clear = 0.25 * note.height();
        const QRectF box = QRectF(left, top, note.width(), note.height()).adjusted(-clear, -clear, clear, clear);
        const std::size_t stride = points / kMostPoints + 1;
        if (std::none_of(spec.curves.begin(), spec.curves.end(),
                         [&](const Curve& curve) { return meets(box, curve, frame, stride); })) {
            return side | edge;
        }
    }
    return std::nullopt;
}

QRectF besideLine(const PlotSpec& spec, const PlotFrame& frame, const QRectF& room, double line, const QSizeF& label) {
    const double gap = 0.25 * label.height();
    const QRectF above(room.left(), line - gap - label.height(), room.width(), label.height());
    const QRectF below(room.left(), line + gap, room.width(), label.height());
    const auto in = [&label](const QRectF& strip, Qt::Alignment side) {
        return QStyle::alignedRect(Qt::LeftToRight, side, label.toSize(), strip.toRect());
    };
    for (const QRectF& strip : {above, below}) {
        const auto side = room.contains(strip) ? clearOfCurves(spec, frame, strip, label, Qt::AlignTop) : std::nullopt;
        if (side) {
            return in(strip, *side);
        }
    }
    return in(room.contains(above) ? above : below, Qt::AlignRight);
}

std::optional<Qt::AlignmentFlag> clearEnd(const PlotSpec& spec, const PlotFrame& frame, const QRectF& column,
                                          double height) {
    for (const Qt::AlignmentFlag end : {Qt::AlignBottom, Qt::AlignTop}) {
        if (clearOfCurves(spec, frame, column, {column.width(), height}, end)) {
            return end;
        }
    }
    return std::nullopt;
}

Qt::AlignmentFlag footOrHead(const PlotSpec& spec, const PlotFrame& frame, const QRectF& column, double height) {
    return clearEnd(spec, frame, column, height).value_or(Qt::AlignBottom);
}

}  // namespace greyscope::widgets
