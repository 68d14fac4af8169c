#include "widgets/plot/line_halo.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace greyscope::widgets {

namespace {

struct Span {
    double low = 0.0;
    double high = 0.0;
};

bool isFinite(const QPointF& point) {
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

/// The pixel columns that a part of the line passes, with the covered range of each.
class Columns {
public:
    explicit Columns(const QRectF& room) : m_left(std::floor(room.left())), m_right(std::ceil(room.right())) {}

    void add(QPointF from, QPointF to) {
        if (from.x() > to.x()) {
            std::swap(from, to);
        }
        const double slope = to.x() > from.x() ? (to.y() - from.y()) / (to.x() - from.x()) : 0.0;
        const double last = std::min(to.x(), m_right);
        for (double x = std::max(std::floor(from.x()), m_left); x <= last; x += 1.0) {
            const double left = std::max(x, from.x());
            const double right = std::min(x + 1.0, to.x());
            widen(static_cast<int>(x), from.y() + slope * (left - from.x()));
            widen(static_cast<int>(x), right < to.x() ? from.y() + slope * (right - from.x()) : to.y());
        }
    }
    [[nodiscard]] const std::map<int, Span>& spans() const { return m_spans; }

private:
    void widen(int column, double y) {
        const auto [place, isNew] = m_spans.try_emplace(column, Span{y, y});
        if (!isNew) {
            place->second = {std::min(place->second.low, y), std::max(place->second.high, y)};
        }
    }
    double m_left;
    double m_right;
    std::map<int, Span> m_spans;
};

}  // namespace

std::vector<QRectF> haloOf(const QVector<QPointF>& line, double reach, const QRectF& room) {
    Columns columns(room.adjusted(-reach, 0.0, reach, 0.0));
    for (qsizetype i = 0; i < line.size(); ++i) {
        const bool goesOn = i > 0 && isFinite(line[i - 1]);
        if (isFinite(line[i])) {
            columns.add(goesOn ? line[i - 1] : line[i], line[i]);
        }
    }
    // The columns beside each one are within `reach` too.
    std::map<int, Span> reached;
    const int beside = static_cast<int>(std::lround(reach));
    for (const auto& [column, span] : columns.spans()) {
        for (int c = column - beside; c <= column + beside; ++c) {
            const double across = c - column;
            const double up = std::sqrt(std::max(0.0, reach * reach - across * across));
            const auto [place, isNew] = reached.try_emplace(c, Span{span.low - up, span.high + up});
            if (!isNew) {
                place->second = {std::min(place->second.low, span.low - up),
                                 std::max(place->second.high, span.high + up)};
            }
        }
    }
    std::vector<QRectF> halo;
    halo.reserve(reached.size());
    for (const auto& [column, span] : reached) {
        halo.emplace_back(column, span.low, 1.0, span.high - span.low);
    }
    return halo;
}

}  // namespace greyscope::widgets
