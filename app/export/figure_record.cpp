#include "app/export/figure_record.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace greyscope::app {

namespace {

constexpr double kHiddenShare = 0.2;
constexpr double kDescent = 0.2, kCapital = 0.72;  // relative to the text size; approximates most letters

class RecordingEngine final : public PageEngine {
public:
    RecordingEngine(FigureRecord& record, double pixelsPerPoint) : m_record(record), m_scale(1.0 / pixelsPerPoint) {}

    void drawPath(const QPainterPath& path) override { add(place().map(path), true); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPolygonF polygon;
        std::copy(points, points + count, std::back_inserter(polygon));
        QPainterPath path;
        path.addPolygon(place().map(polygon));
        add(path, mode != PolylineMode);
    }
    using QPaintEngine::drawPolygon;
    void drawPixmap(const QRectF& /*place*/, const QPixmap& /*pixmap*/, const QRectF& /*part*/) override {
        ++m_record.pictures;
    }
    void drawImage(const QRectF& /*place*/, const QImage& /*image*/, const QRectF& /*part*/,
                   Qt::ImageConversionFlags /*flags*/) override {
        ++m_record.pictures;
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        if (item.text().trimmed().isEmpty()) {
            return;
        }
        const double pixels = item.font().pixelSize();
        RecordedText text;
        text.text = item.text();
        text.ink =
            place().mapRect(QRectF(at.x(), at.y() - kCapital * pixels, item.width(), (kCapital + kDescent) * pixels));
        text.size = pixels * std::sqrt(std::abs(place().determinant()));
        text.colour = painter()->pen().color();
        text.ground = groundAt(text.ink.center());
        constexpr double kSlack = 1.0;  // anything smaller outside is ignored
        text.cut = !clip().adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(text.ink);
        const QPointF base = place().map(at);
        const bool joined = joins(text, base);
        m_run = joined ? m_run + text.text : text.text;
        m_end = place().map(at + QPointF(item.width(), 0.0));
        text.text = m_run.trimmed();
        if (!joined) {
            m_near[tileOf(text.ink.center())].push_back(m_record.texts.size());
            m_widest = m_widest.expandedTo(text.ink.size());
            m_record.texts.push_back(std::move(text));
            return;
        }
        RecordedText& whole = m_record.texts.back();
        whole.text = text.text;
        whole.ink = whole.ink.united(text.ink);
        whole.cut = whole.cut || text.cut;
        m_widest = m_widest.expandedTo(whole.ink.size());
    }

private:
    /// A character from another font splits a text; the parts are recorded as one text.
    [[nodiscard]] bool joins(const RecordedText& part, const QPointF& base) const {
        if (m_record.texts.empty()) {
            return false;
        }
        const RecordedText& before = m_record.texts.back();
        const QPointF gap = base - m_end;
        return std::hypot(gap.x(), gap.y()) < 0.05 * part.size && std::abs(before.size - part.size) < 1e-6 &&
               before.colour == part.colour;
    }
    [[nodiscard]] QTransform place() const {
        return painter()->combinedTransform() * QTransform::fromScale(m_scale, m_scale);
    }
    [[nodiscard]] QRectF clip() const {
        return painter()->hasClipping() ? place().mapRect(painter()->clipBoundingRect())
                                        : QRectF(QPointF(), m_record.size).adjusted(-1e4, -1e4, 1e4, 1e4);
    }
    [[nodiscard]] QColor groundAt(const QPointF& at) const {
        const auto top =
            std::find_if(m_fills.rbegin(), m_fills.rend(), [&at](const auto& fill) { return fill.first.contains(at); });
        return top == m_fills.rend() ? QColor(Qt::white) : top->second;
    }

    void add(const QPainterPath& path, bool closed) {
        const QRectF seen = path.boundingRect().adjusted(-1e-3, -1e-3, 1e-3, 1e-3).intersected(clip());
        const QBrush& brush = painter()->brush();
        const QPen& pen = painter()->pen();
        const bool filled = closed && brush.style() != Qt::NoBrush;
        const bool stroked = pen.style() != Qt::NoPen;
        if (filled && brush.style() == Qt::SolidPattern && brush.color().alpha() > 200) {
            m_fills.emplace_back(seen, brush.color());
            cover(path, seen);
        }
        if (stroked) {
            m_record.lines.push_back(
                {pen.widthF() * std::sqrt(std::abs(place().determinant())), pen.color(), seen.center()});
        }
        if (filled || stroked) {
            m_record.painted = m_record.painted.united(seen);
        }
    }

    using Tile = std::pair<int, int>;
    [[nodiscard]] static Tile tileOf(const QPointF& at) {
        constexpr double kTilePt = 20.0;
        return {static_cast<int>(std::floor(at.x() / kTilePt)), static_cast<int>(std::floor(at.y() / kTilePt))};
    }

    /// Finds texts that a fill mostly hides; the mark of a point hides none. On a page full of cells, only nearby texts
    /// are checked.
    void cover(const QPainterPath& path, const QRectF& seen) {
        const QSizeF reach = 0.5 * m_widest;
        const QRectF around = seen.adjusted(-reach.width(), -reach.height(), reach.width(), reach.height());
        const auto [left, top] = tileOf(around.topLeft());
        const auto [right, bottom] = tileOf(around.bottomRight());
        for (auto tile = m_near.lower_bound({left, top}); tile != m_near.end() && tile->first.first <= right; ++tile) {
            for (const std::size_t i : tile->first.second >= top && tile->first.second <= bottom
                                           ? tile->second
                                           : std::vector<std::size_t>()) {
                RecordedText& text = m_record.texts[i];
                const QRectF shared = text.ink.intersected(seen);
                const bool hides =
                    shared.width() * shared.height() >= kHiddenShare * text.ink.width() * text.ink.height();
                text.covered = text.covered || (hides && path.intersects(shared));
            }
        }
    }

    FigureRecord& m_record;
    double m_scale;
    std::vector<std::pair<QRectF, QColor>> m_fills;
    std::map<Tile, std::vector<std::size_t>> m_near;  ///< texts by their centre
    QSizeF m_widest;                                  ///< largest size of a text
    QString m_run;                                    ///< the latest text
    QPointF m_end;                                    ///< where it ends
};

}  // namespace

RecordingDevice::RecordingDevice(const QSize& pixels, int dpi) : PageDevice(pixels, dpi) {
    m_record.size = size();
    m_engine = std::make_unique<RecordingEngine>(m_record, pixelsPerPoint());
}

RecordingDevice::~RecordingDevice() = default;

QPaintEngine* RecordingDevice::paintEngine() const {
    return m_engine.get();
}

}  // namespace greyscope::app
