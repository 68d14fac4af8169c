#include "app/export/latex/tikz_device.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <algorithm>
#include <cmath>

#include "app/export/latex/gradient_colour.h"
#include "app/export/latex/tex_text.h"

namespace greyscope::app {

namespace {

constexpr int kShades = 48;  // steps of a gradient

QString pointText(const QPointF& at) {
    return QStringLiteral("(%1,%2)").arg(texNumber(at.x()), texNumber(at.y()));
}

}  // namespace

class TikzEngine final : public PageEngine {
public:
    explicit TikzEngine(TikzDevice& device) : m_device(device) {}

    void drawPath(const QPainterPath& path) override {
        const QPainterPath onPage = place().map(path);
        QString tex;
        for (int i = 0; i < onPage.elementCount(); ++i) {
            const QPainterPath::Element& element = onPage.elementAt(i);
            if (element.isMoveTo()) {
                tex += (tex.isEmpty() ? QString() : QStringLiteral(" ")) + pointText(element);
            } else if (element.isLineTo()) {
                tex += QStringLiteral(" -- ") + pointText(element);
            } else if (element.isCurveTo() && i + 2 < onPage.elementCount()) {
                tex += QStringLiteral(" .. controls %1 and %2 .. %3")
                           .arg(pointText(element), pointText(onPage.elementAt(i + 1)),
                                pointText(onPage.elementAt(i + 2)));
                i += 2;
            }
        }
        add(tex, onPage.boundingRect(), true, isClosed(onPage));
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPolygonF polygon;
        std::copy(points, points + count, std::back_inserter(polygon));
        addPolygon(place().map(polygon), mode != PolylineMode);
    }
    using QPaintEngine::drawPolygon;

    void drawRects(const QRectF* rects, int count) override {
        for (int i = 0; i < count; ++i) {
            addPolygon(place().map(QPolygonF(
                           {rects[i].topLeft(), rects[i].topRight(), rects[i].bottomRight(), rects[i].bottomLeft()})),
                       true);
        }
    }
    using QPaintEngine::drawRects;

    void drawPixmap(const QRectF& /*place*/, const QPixmap& /*pixmap*/, const QRectF& /*part*/) override {}

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        if (item.text().trimmed().isEmpty()) {
            return;
        }
        const QTransform& to = place();
        const QPointF base = to.map(at);
        const QPointF end = to.map(at + QPointF(item.width(), 0.0));
        TikzDevice::Part part;
        part.isText = true;
        part.tex = texText(item.text());
        part.base = base;
        part.along = end - base;
        part.angle = std::atan2(part.along.y(), part.along.x()) * 180.0 / M_PI;
        part.size = item.font().pixelSize() * std::sqrt(std::abs(to.determinant()));
        part.bold = item.font().bold();
        part.colour = m_device.nameOf(painter()->pen().color());
        if (!joins(part)) {
            m_device.m_parts.push_back(std::move(part));
        }
    }

private:
    /// A character from another font splits a text; the parts are set as one text.
    [[nodiscard]] bool joins(const TikzDevice::Part& part) {
        if (m_device.m_parts.empty()) {
            return false;
        }
        TikzDevice::Part& before = m_device.m_parts.back();
        const QPointF gap = before.base + before.along - part.base;
        const bool one = before.isText && std::hypot(gap.x(), gap.y()) < 0.05 * part.size &&
                         std::abs(before.size - part.size) < 1e-6 && before.bold == part.bold &&
                         before.colour == part.colour;
        if (one) {
            before.tex += part.tex;
            before.along = part.base + part.along - before.base;
        }
        return one;
    }

    /// Converts to points of the picture, whose y axis points upwards.
    [[nodiscard]] QTransform place() const {
        const double scale = 1.0 / m_device.pixelsPerPoint();
        return painter()->combinedTransform() * QTransform(scale, 0.0, 0.0, -scale, 0.0, m_device.size().height());
    }
    [[nodiscard]] double scale() const { return std::sqrt(std::abs(place().determinant())); }

    static bool isClosed(const QPainterPath& path) {
        return path.elementCount() > 2 &&
               QPointF(path.elementAt(0)) == QPointF(path.elementAt(path.elementCount() - 1));
    }

    void addPolygon(const QPolygonF& polygon, bool closed) {
        const QRectF extent = polygon.boundingRect();
        const bool upright = polygon.size() == 4 && closed && polygon[0].y() == polygon[1].y() &&
                             polygon[1].x() == polygon[2].x() && polygon[2].y() == polygon[3].y();
        if (upright) {
            add(pointText(polygon[0]) + QStringLiteral(" rectangle ") + pointText(polygon[2]), extent, true, true,
                true);
            return;
        }
        QStringList points;
        for (const QPointF& at : polygon) {
            points << pointText(at);
        }
        add(points.join(QStringLiteral(" -- ")), extent, closed, closed);
    }

    void add(const QString& outline, const QRectF& extent, bool fills, bool closed, bool whole = false) {
        const QBrush& brush = painter()->brush();
        const QPen& pen = painter()->pen();
        const bool filled = fills && brush.style() != Qt::NoBrush && brush.color().alpha() > 0;
        const bool stroked = pen.style() != Qt::NoPen && pen.color().alpha() > 0;
        if ((!filled && !stroked) || outline.isEmpty()) {
            return;
        }
        const QRectF clip = this->clip();
        const QRectF grown = extent.adjusted(-1e-3, -1e-3, 1e-3, 1e-3);
        if (!clip.intersects(grown)) {
            return;
        }
        if (filled && brush.gradient() != nullptr && brush.gradient()->type() == QGradient::LinearGradient) {
            shade(*static_cast<const QLinearGradient*>(brush.gradient()), extent.intersected(clip));
            return;
        }
        QStringList options;
        if (filled) {
            options << QStringLiteral("fill=") + m_device.nameOf(brush.color()) << opacity("fill", brush.color());
        }
        if (stroked) {
            options << QStringLiteral("draw=") + m_device.nameOf(pen.color()) << opacity("draw", pen.color());
            options << penOptions(pen);
        }
        options.removeAll(QString());
        QString tex = QStringLiteral("\\path[%1] %2").arg(options.join(QLatin1Char(',')), outline);
        tex += closed && !whole ? QStringLiteral(" -- cycle;") : QStringLiteral(";");
        if (!clip.contains(grown)) {
            tex = QStringLiteral("\\begin{scope}\\clip %1 rectangle %2;\n%3\n\\end{scope}")
                      .arg(pointText(clip.bottomLeft()), pointText(clip.topRight()), tex);
        }
        m_device.add(tex);
    }

    static QString opacity(const char* what, const QColor& colour) {
        return colour.alpha() == 255
                   ? QString()
                   : QStringLiteral("%1 opacity=%2").arg(QLatin1String(what), texNumber(colour.alphaF()));
    }

    [[nodiscard]] QString penOptions(const QPen& pen) const {
        const double width = pen.isCosmetic() ? 0.5 : pen.widthF() * scale();
        QStringList options{QStringLiteral("line width=%1bp").arg(texNumber(width))};
        if (pen.joinStyle() == Qt::RoundJoin) {
            options << QStringLiteral("line join=round");
        }
        if (pen.capStyle() == Qt::RoundCap) {
            options << QStringLiteral("line cap=round");
        }
        if (pen.style() != Qt::SolidLine) {
            QString dashes = QStringLiteral("dash pattern=");
            const QList<qreal> lengths = pen.dashPattern();
            for (qsizetype i = 0; i < lengths.size(); ++i) {
                dashes += QStringLiteral("%1 %2bp ")
                              .arg(QLatin1String(i % 2 == 0 ? "on" : "off"), texNumber(lengths[i] * width));
            }
            options << dashes.trimmed();
        }
        return options.join(QLatin1Char(','));
    }

    [[nodiscard]] QRectF clip() const {
        const QRectF page = QRectF(QPointF(), m_device.size()).adjusted(-1e4, -1e4, 1e4, 1e4);
        return painter()->hasClipping() ? place().mapRect(painter()->clipBoundingRect()) : page;
    }

    /// Draws a gradient as narrow rectangles.
    void shade(const QLinearGradient& gradient, const QRectF& extent) {
        const QTransform to = place();
        const QPointF from = to.map(gradient.start());
        const QPointF way = to.map(gradient.finalStop()) - from;
        const bool across = std::abs(way.x()) >= std::abs(way.y());
        for (int i = 0; i < kShades; ++i) {
            const double begin = static_cast<double>(i) / kShades;
            const double size = 1.0 / kShades;
            const QRectF part = across ? QRectF(extent.left() + begin * extent.width(), extent.top(),
                                                size * extent.width(), extent.height())
                                       : QRectF(extent.left(), extent.top() + begin * extent.height(), extent.width(),
                                                size * extent.height());
            const QPointF offset = part.center() - from;
            const double t = across ? offset.x() / way.x() : offset.y() / way.y();
            const QColor colour = colourAt(gradient, std::clamp(t, 0.0, 1.0));
            const QString visible = opacity("fill", colour);
            m_device.add(QStringLiteral("\\path[fill=%1%2] %3 rectangle %4;")
                             .arg(m_device.nameOf(colour), visible.isEmpty() ? visible : QLatin1Char(',') + visible,
                                  pointText(part.topLeft()), pointText(part.bottomRight())));
        }
    }

    TikzDevice& m_device;
};

TikzDevice::TikzDevice(const QSize& pixels, int dpi)
    : PageDevice(pixels, dpi), m_engine(std::make_unique<TikzEngine>(*this)) {}

TikzDevice::~TikzDevice() = default;

QPaintEngine* TikzDevice::paintEngine() const {
    return m_engine.get();
}

void TikzDevice::add(const QString& tex) {
    Part part;
    part.tex = tex;
    m_parts.push_back(std::move(part));
}

QString TikzDevice::nameOf(const QColor& colour) {
    const QString digits = texColour(colour);
    if (digits == QLatin1String("FFFFFF")) {
        return QStringLiteral("white");
    }
    if (digits == QLatin1String("000000")) {
        return QStringLiteral("black");
    }
    QString& name = m_colours[digits];
    if (name.isEmpty()) {
        name = QStringLiteral("gs%1").arg(m_colours.size());
        m_colourOrder.push_back(digits);
    }
    return name;
}

QString TikzDevice::picture() const {
    // The common edge of texts below each other: the left one for names, the right one for numbers.
    const auto edge = [](double at) { return std::lround(at * 5.0); };
    std::map<long, int> lefts, rights;
    std::map<double, int> sizes;
    for (const Part& part : m_parts) {
        if (part.isText && part.angle == 0.0) {
            ++lefts[edge(part.base.x())];
            ++rights[edge(part.base.x() + part.along.x())];
            ++sizes[part.size];
        }
    }
    const auto usual =
        std::max_element(sizes.begin(), sizes.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    const double usualSize = usual == sizes.end() ? 7.0 : usual->first;
    const auto sizeText = [](double size) {
        return QStringLiteral("\\fontsize{%1}{%2}\\selectfont").arg(texNumber(size), texNumber(1.2 * size));
    };
    QString tex = QStringLiteral("\\begin{tikzpicture}[x=1bp,y=1bp]\n");
    for (const QString& digits : m_colourOrder) {
        tex += QStringLiteral("\\definecolor{%1}{HTML}{%2}\n").arg(m_colours.at(digits), digits);
    }
    tex += QStringLiteral("\\tikzset{every node/.style={inner sep=0,outer sep=0,font=\\sffamily%1}}\n")
               .arg(sizeText(usualSize));
    // Wider than its room: narrowed.
    tex += QStringLiteral(
        "\\def\\gsfit#1#2{\\setbox0\\hbox{#2}\\ifdim\\wd0>#1\\relax\\resizebox{#1}{\\height}{\\box0}\\else\\box0\\fi}"
        "\n");
    tex += QStringLiteral("\\useasboundingbox (0,0) rectangle (%1,%2);\n")
               .arg(texNumber(size().width()), texNumber(size().height()));
    for (const Part& part : m_parts) {
        if (!part.isText) {
            tex += part.tex + QLatin1Char('\n');
            continue;
        }
        const double width = std::hypot(part.along.x(), part.along.y());
        QString anchor = QStringLiteral("base");
        QPointF at = part.base + part.along / 2.0;
        if (part.angle == 0.0) {
            const int left = lefts[edge(part.base.x())];
            const int right = rights[edge(part.base.x() + part.along.x())];
            if (left > 1 && left >= right) {
                anchor = QStringLiteral("base west");
                at = part.base;
            } else if (right > 1) {
                anchor = QStringLiteral("base east");
                at = part.base + part.along;
            }
        }
        QStringList options{QStringLiteral("anchor=") + anchor, QStringLiteral("text=") + part.colour};
        if (std::abs(part.angle) > 1e-6) {
            options << QStringLiteral("rotate=") + texNumber(part.angle);
        }
        QString set = part.bold ? QStringLiteral("\\bfseries ") : QString();
        if (std::abs(part.size - usualSize) > 1e-6) {
            set = sizeText(part.size) + set;
        }
        tex += QStringLiteral("\\node[%1] at %2 {\\gsfit{%3bp}{%4}};\n")
                   .arg(options.join(QLatin1Char(',')), pointText(at), texNumber(width), set + part.tex);
    }
    return tex + QStringLiteral("\\end{tikzpicture}%\n");
}

}  // namespace greyscope::app
