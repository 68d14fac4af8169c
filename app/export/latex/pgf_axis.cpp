#include "app/export/latex/pgf_axis.h"

#include <QFontMetricsF>
#include <QPen>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <vector>

#include "app/export/latex/pgf_points.h"
#include "app/export/latex/tex_text.h"
#include "app/export/latex/tikz_device.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/plot/clip.h"
#include "widgets/plot/curve_looks.h"
#include "widgets/plot/drawn_curve.h"
#include "widgets/plot/frame_painter.h"
#include "widgets/plot/tick_labels.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

using widgets::Curve;
using widgets::Marker;
using widgets::PlotLayout;
using widgets::PlotSpec;
using widgets::Style;

namespace {

class AxisWriter {
public:
    AxisWriter(TikzDevice& device, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
               const QPointF& corner)
        : m_device(device),
          m_spec(spec),
          m_layout(layout),
          m_style(style),
          m_corner(corner),
          m_x(layout.frame.x),
          m_y(layout.frame.y) {}

    QString axis() {
        QString tex = QStringLiteral("\\begin{axis}[\n") + options() + QStringLiteral("]\n");
        for (const bool heavy : {true, false}) {  // the reference is drawn below the others
            for (std::size_t i = m_spec.curves.size(); i > 0; --i) {
                if (m_spec.curves[i - 1].heavy == heavy) {
                    tex += curve(m_spec.curves[i - 1]);
                }
            }
        }
        return tex + QStringLiteral("\\end{axis}") + longTicks();
    }
    [[nodiscard]] std::size_t points() const { return m_points; }

private:
    [[nodiscard]] double pt(double pixels) const { return pixels / m_device.pixelsPerPoint(); }
    [[nodiscard]] QString bp(double pixels) const { return texNumber(pt(pixels)) + QStringLiteral("bp"); }

    /// The ticks of names in the lower of two rows extend between the names above, for which there is no tick style.
    [[nodiscard]] QString longTicks() const {
        const double line = QFontMetricsF(m_style.text()).height();
        const QRect& area = m_layout.frame.area;
        QString tex;
        for (const widgets::Tick& mark : m_layout.xTicks) {
            if (const int above = widgets::emptyLines(mark.label); above > 0) {
                const QPointF foot = m_corner + QPointF(m_x.map().pixel(mark.at), area.bottom());
                tex += QStringLiteral("\n\\path[draw=%1,line width=%2bp] (%3,%4) -- +(0,%5);")
                           .arg(m_device.nameOf(m_style.theme.axis), texNumber(m_style.axisPt), texNumber(pt(foot.x())),
                                texNumber(m_device.size().height() - pt(foot.y())),
                                texNumber(-widgets::kTickPt - pt(above * line)));
            }
        }
        return tex;
    }

    QString options() {
        const QRect& area = m_layout.frame.area;
        const QPointF low = m_corner + QPointF(area.left(), area.bottom());
        const QString ink = m_device.nameOf(m_style.theme.axis);
        const QString letters = m_device.nameOf(m_style.theme.text2);
        QStringList all{
            QStringLiteral("at={(%1,%2)},anchor=south west,scale only axis")
                .arg(bp(low.x()), texNumber(m_device.size().height() - pt(low.y())) + QStringLiteral("bp")),
            QStringLiteral("width=%1,height=%2").arg(bp(area.width()), bp(area.height())),
            limits(QLatin1Char('x'), m_x, m_spec.x.scale),
            limits(QLatin1Char('y'), m_y, m_spec.y.scale),
            QStringLiteral("axis x line*=bottom,axis y line*=left"),
            QStringLiteral("axis line style={draw=%1,line width=%2bp}").arg(ink, texNumber(m_style.axisPt)),
            QStringLiteral("tick align=outside,major tick length=%1bp,tick style={draw=%2,line width=%3bp}")
                .arg(texNumber(widgets::kTickPt), ink, texNumber(m_style.axisPt)),
            QStringLiteral("ticklabel style={text=%1,align=center},label style={text=%1,align=center}").arg(letters),
            m_layout.xUpright
                ? QStringLiteral("xticklabel style={rotate=90,anchor=east,xshift=-2bp}")  // from the end of the tick
                : QStringLiteral("xticklabel style={anchor=north,yshift=-5bp}"),
            QStringLiteral("yticklabel style={anchor=east,xshift=-2bp}"),
            QStringLiteral("scaled ticks=false,unbounded coords=jump,clip=true"),
        };
        all << ticks(QLatin1Char('x'), m_x, m_layout.xTicks, widgets::Side::vertical, m_spec.x)
            << ticks(QLatin1Char('y'), m_y, m_layout.yTicks, widgets::Side::horizontal, m_spec.y);
        all << labels();
        return all.join(QStringLiteral(",\n")) + QLatin1Char('\n');
    }

    static QString limits(QChar axis, const TexAxis& to, widgets::Scale scale) {
        QString text =
            QStringLiteral("%1min=%2,%1max=%3").arg(QString(axis), to.at(to.map().low), to.at(to.map().high));
        if (scale != widgets::Scale::linear) {
            text += QStringLiteral(",%1mode=log,log basis %1=%2")
                        .arg(QString(axis), scale == widgets::Scale::log2 ? QLatin1String("2") : QLatin1String("10"));
        }
        const QString note =
            QStringLiteral("% Values of %1 are relative to %2\n").arg(QString(axis), texDigits(to.origin()));
        return to.origin() != 0.0 ? note + text : text;
    }

    QString ticks(QChar axis, const TexAxis& to, const std::vector<widgets::Tick>& marks, widgets::Side side,
                  const widgets::AxisSpec& spec) const {
        QStringList places, names;
        const bool named = widgets::hasNames(spec);
        for (const widgets::Tick& mark : marks) {
            places << to.at(mark.at);
            const QString bold =
                widgets::isEmphasised(m_spec, side, mark.at) ? QStringLiteral("\\bfseries ") : QString();
            const int above = widgets::emptyLines(mark.label);
            const QString lower = QStringLiteral("\\strut\\\\").repeated(above);
            const QString label = mark.label.mid(above);
            const QString set = bold + (named ? asWide(label) : texText(label));
            names << QStringLiteral("{%1}").arg(spec.hideLabels ? QString() : lower + set);
        }
        return QStringLiteral("%1tick={%2},\n%1ticklabels={%3}")
            .arg(QString(axis), places.join(QLatin1Char(',')), names.join(QLatin1Char(',')));
    }

    /// Limits a name to its room, whatever the width of the document's font.
    [[nodiscard]] QString asWide(const QString& name) const {
        const QFontMetricsF metrics(m_style.text());
        QStringList lines;
        for (const QString& line : name.split(QLatin1Char('\n'))) {
            lines << QStringLiteral("\\gsfit{%1}{%2}").arg(bp(metrics.horizontalAdvance(line)), texText(line));
        }
        return lines.join(QStringLiteral("\\\\"));
    }

    /// Places the labels where the figure has them, because their distance depends on its fonts, not TeX's.
    [[nodiscard]] QStringList labels() const {
        const QFontMetricsF metrics(m_style.text());
        const QRectF area(m_layout.frame.area);
        const widgets::AxisTitles titles = widgets::axisTitles(m_spec, m_layout, m_style);
        QStringList all;
        if (!m_layout.xTitle.isEmpty()) {
            const double x = (titles.x.center().x() - area.left()) / area.width();
            const double y = (area.bottom() - titles.x.top()) / area.height();
            all << QStringLiteral("xlabel={%1},xlabel style={at={(%2,%3)},anchor=north}")
                       .arg(texText(m_layout.xTitle.join(QLatin1Char('\n'))), texNumber(x), texNumber(y));
        }
        if (!m_layout.yTitle.isEmpty()) {
            const double x = (titles.y.right() - area.left()) / area.width();
            all << QStringLiteral("ylabel={%1},ylabel style={at={(%2,0.5)},anchor=south,rotate=0}")
                       .arg(texText(m_layout.yTitle.join(QLatin1Char('\n'))), texNumber(x));
        }
        return all;
    }

    QString curve(const Curve& own) {
        const Curve shown = widgets::drawable(own, m_spec.x.scale, m_spec.y.scale);
        const widgets::DrawnCurve look = widgets::drawnAs(shown, m_spec.compact, m_style);
        QString tex = own.name.isEmpty() ? QString() : QStringLiteral("% %1\n").arg(widgets::visibleText(own.name));
        if (shown.ribbon && !shown.low.empty()) {
            tex += ribbon(shown);
        }
        const std::vector<bool> hollow = hollowPoints(shown);
        const bool allSeen = std::all_of(shown.x.begin(), shown.x.end(), [&](const double& at) {
            const auto i = static_cast<std::size_t>(&at - shown.x.data());
            return m_x.map().shows(at) && m_y.map().shows(shown.y[i]);
        });
        const bool oneLook = std::equal(hollow.begin() + (hollow.empty() ? 0 : 1), hollow.end(), hollow.begin());
        if (look.line && look.markers && !shown.stems && allSeen && oneLook && shown.markEvery == 1 &&
            shown.low.empty() && shown.missingAt.empty() && !shown.x.empty()) {
            return tex + plot(lineOptions(shown, look) << markOptions(shown, look, hollow.front()), allPoints(shown));
        }
        if (look.line && shown.stems) {
            tex += plot(lineOptions(shown, look) << QStringLiteral("ycomb,mark=none"), seen(shown, 1, {}));
        } else if (look.line) {
            widgets::drawLine(shown, [&](const Curve& part) {
                tex += plot(lineOptions(part, look) << QStringLiteral("mark=none"),
                            allSeen ? thinned(allPoints(part)) : clippedLine(part));
            });
        }
        if (widgets::hasErrorBars(shown)) {
            tex += widgets::isLimit(shown) ? arrow(shown) : errorBars(shown);
        }
        if (look.markers) {
            for (const bool open : {false, true}) {
                tex += plot(QStringList{QStringLiteral("only marks")} << markOptions(shown, look, open),
                            seen(shown, shown.markEvery, [&](std::size_t i) { return hollow[i] == open; }));
            }
        }
        return tex;
    }

    static std::vector<bool> hollowPoints(const Curve& curve) {
        std::vector<bool> hollow(curve.x.size(), curve.hollow);
        for (std::size_t i = std::min(curve.hollowFrom, curve.x.size()); i < curve.x.size(); ++i) {
            hollow[i] = true;
        }
        return hollow;
    }

    QStringList lineOptions(const Curve& curve, const widgets::DrawnCurve& look) {
        const QPen pen = widgets::linePen(widgets::inkColour(curve.ink, m_style.theme), look.lineWidth, curve.dash);
        QStringList options{QStringLiteral("draw=") + m_device.nameOf(pen.color()),
                            QStringLiteral("line width=") + bp(pen.widthF()), QStringLiteral("line join=round")};
        if (curve.dash != widgets::Dash::solid) {
            const QList<qreal> lengths = pen.dashPattern();
            options << QStringLiteral("dash pattern=on %1 off %2")
                           .arg(bp(lengths[0] * pen.widthF()), bp(lengths[1] * pen.widthF()));
        }
        return options;
    }

    QStringList markOptions(const Curve& curve, const widgets::DrawnCurve& look, bool hollow) {
        // name, and its unit size for a circle of radius 1, as in PGF
        static const std::map<Marker, std::pair<const char*, double>> shapes{
            {Marker::circle, {"*", 1.0}},           {Marker::square, {"square*", 0.9}},
            {Marker::triangle, {"triangle*", 1.2}}, {Marker::diamond, {"diamond*", 1.25}},
            {Marker::cross, {"x", 1.27}},           {Marker::none, {"none", 1.0}}};
        const auto& [name, times] = shapes.at(curve.marker);
        const QPen pen = look.markerPen(hollow, m_style);
        const QBrush brush = look.markerBrush(hollow, m_style);
        QString style =
            QStringLiteral("solid,draw=%1,line width=%2").arg(m_device.nameOf(pen.color()), bp(pen.widthF()));
        if (brush.style() != Qt::NoBrush) {
            style += QStringLiteral(",fill=") + m_device.nameOf(brush.color());
        }
        return {QStringLiteral("mark=") + QLatin1String(name),
                QStringLiteral("mark size=") + bp(0.5 * look.markerSize * times),
                QStringLiteral("mark options={%1}").arg(style)};
    }

    static std::vector<TexPoint> allPoints(const Curve& curve) {
        std::vector<TexPoint> points;
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            points.push_back({curve.x[i], curve.y[i]});
        }
        return points;
    }

    std::vector<TexPoint> seen(const Curve& curve, std::size_t every,
                               const std::function<bool(std::size_t)>& wanted) const {
        std::vector<TexPoint> points;
        for (std::size_t i = every / 2; i < curve.x.size(); i += every) {
            if ((!wanted || wanted(i)) && m_x.map().shows(curve.x[i]) && (curve.stems || m_y.map().shows(curve.y[i]))) {
                points.push_back({curve.x[i], curve.y[i]});
            }
        }
        return points;
    }

    [[nodiscard]] std::vector<TexPoint> thinned(const std::vector<TexPoint>& points) const {
        return app::thinned(points, m_x.map(), m_device.pixelsPerPoint());
    }

    [[nodiscard]] std::vector<TexPoint> clippedLine(const Curve& curve) const {
        QVector<double> x(curve.x.begin(), curve.x.end());
        QVector<double> y(curve.y.begin(), curve.y.end());
        widgets::clipLine(
            {{m_x.map().low, m_x.map().high}, {m_y.map().low, m_y.map().high}, m_spec.x.scale, m_spec.y.scale}, x, y);
        std::vector<TexPoint> points;
        for (qsizetype i = 0; i < x.size(); ++i) {
            points.push_back({x[i], y[i]});
        }
        return thinned(points);
    }

    QString coordinates(const std::vector<TexPoint>& points) {
        constexpr std::size_t kALine = 4;
        m_points += points.size();
        QString tex;
        for (std::size_t i = 0; i < points.size(); ++i) {
            tex += i == 0 ? QString() : i % kALine == 0 ? QStringLiteral("\n") : QStringLiteral(" ");
            tex += QStringLiteral("(%1,%2)").arg(
                m_x.at(points[i].x), std::isnan(points[i].y) ? QStringLiteral("nan") : m_y.near(points[i].y));
        }
        return tex;
    }

    QString plot(const QStringList& options, const std::vector<TexPoint>& points) {
        return points.empty() ? QString()
                              : QStringLiteral("\\addplot[%1] coordinates {\n%2};\n")
                                    .arg(options.join(QLatin1Char(',')), coordinates(points));
    }

    QString arrow(const Curve& curve) {
        return plot(
            {QStringLiteral("draw=%1,line width=%2bp,mark=none,->")
                 .arg(m_device.nameOf(widgets::inkColour(curve.ink, m_style.theme)), texNumber(0.7 * m_style.linePt))},
            {{curve.x[0], curve.y[0]}, {curve.x[0], curve.low[0] < curve.y[0] ? curve.low[0] : curve.high[0]}});
    }

    QString errorBars(const Curve& curve) {
        const QString ink = m_device.nameOf(widgets::errorBarColour(curve, m_style.theme));
        QString tex = QStringLiteral(
                          "\\addplot[draw=none,mark=none,error bars/.cd,y dir=both,y explicit,"
                          "error bar style={draw=%1,line width=%2bp},"
                          "error mark options={draw=%1,rotate=90,mark size=2.5bp,line width=%2bp}] coordinates {\n")
                          .arg(ink, texNumber(0.7 * m_style.linePt));
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            tex += QStringLiteral("(%1,%2) += (0,%3) -= (0,%4)\n")
                       .arg(m_x.at(curve.x[i]), m_y.near(curve.y[i]), texDigits(curve.high[i] - curve.y[i]),
                            texDigits(curve.y[i] - curve.low[i]));
        }
        m_points += curve.x.size();
        return tex + QStringLiteral("};\n");
    }

    QString ribbon(const Curve& curve) {
        std::vector<TexPoint> upper, lower;
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            upper.push_back({curve.x[i], curve.high[i]});
            lower.push_back({curve.x[i], curve.low[i]});
        }
        const QColor colour = widgets::inkColour(curve.ink, m_style.theme);
        const QString ink = m_device.nameOf(colour);
        const QString edge = QStringLiteral("draw=%1,line width=%2bp,dash pattern=on %2bp off %3bp,mark=none")
                                 .arg(ink, texNumber(0.5 * m_style.linePt), texNumber(0.8 * m_style.linePt));
        std::vector<TexPoint> outline = upper;
        outline.insert(outline.end(), lower.rbegin(), lower.rend());
        QString area = plot({QStringLiteral("draw=none,fill=%1,fill opacity=%2,mark=none")
                                 .arg(ink, texNumber(widgets::kRibbonOpacity / 255.0))},
                            outline);
        area.replace(QStringLiteral("};\n"), QStringLiteral("} -- cycle;\n"));
        return area + plot({edge}, upper) + plot({edge}, lower);
    }

    TikzDevice& m_device;
    const PlotSpec& m_spec;
    const PlotLayout& m_layout;
    const Style& m_style;
    QPointF m_corner;
    TexAxis m_x, m_y;
    std::size_t m_points = 0;
};

}  // namespace

PgfAxis pgfAxis(TikzDevice& device, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
                const QPointF& corner) {
    AxisWriter writer(device, spec, layout, style, corner);
    const QString tex = writer.axis();
    return {tex, writer.points()};
}

}  // namespace greyscope::app
