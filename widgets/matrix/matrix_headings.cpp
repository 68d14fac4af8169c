#include <algorithm>
#include <functional>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/matrix/matrix_drawing.h"
#include "widgets/matrix/matrix_paper.h"

namespace greyscope::widgets {

namespace {

using Drawing = MatrixDrawing;

void paintBox(const Drawing& d, const QRectF& box, const QColor& fill) {
    d.painter.fillRect(box, fill);
    d.painter.setBrush(Qt::NoBrush);
    d.painter.setPen(d.line(d.theme().line, 0.6));
    d.painter.drawRect(box.adjusted(0, 0, -1, -1));
}

/// Draws into `box` rotated by 90° to the left, so that text reads upwards.
template <class Draw>
void turned(QPainter& painter, const QRectF& box, Draw draw) {
    painter.save();
    painter.translate(box.center());
    painter.rotate(-90.0);
    draw(QRectF(-box.height() / 2.0, -box.width() / 2.0, box.height(), box.width()));
    painter.restore();
}

/// Draws swatch, badge and label from left to right; the label uses the remaining width, as `shortened` if it does not
/// fit.
void paintHeadingText(const Drawing& d, const Heading& heading, const QString& shortened, const QRectF& box,
                      Qt::Alignment alignment) {
    const bool strong = d.lit(heading.link) || d.chosen(heading.link);
    const bool heavy = d.spec.table && heading.swatch && heading.swatch->tone == Tone::reference;
    const QFont font = d.style.text(strong || heavy);
    const double side = d.style.pt(d.style.print ? 2.5 : 4.0);
    QRectF rest = box.adjusted(side, 0, -side, 0);
    if (heading.swatch) {
        const QRectF swatch(rest.left(), rest.top(), d.style.pt(d.style.print ? kPaperSwatchPt : 18.0), rest.height());
        paintSwatch(d.painter, swatch, {*heading.swatch, heading.marker, heading.dash, heading.hollow}, d.style);
        rest.setLeft(swatch.right() + d.style.pt(5.0));
    }
    if (!heading.badge.isEmpty()) {
        const QFont badgeFont = d.style.text(true);
        const double high = std::min(1.35 * badgeFont.pixelSize(), box.height());
        const double width = std::max(high, QFontMetricsF(badgeFont).horizontalAdvance(heading.badge) + d.style.pt(4));
        const double text = bitNameWidth(nameOn(d.style, heading.label, heading.shortLabel), font);
        const double left = alignment.testFlag(Qt::AlignLeft)
                                ? rest.left()
                                : std::max(rest.left(), rest.center().x() - (width + d.style.pt(4.0) + text) / 2.0);
        const QRectF badge(left, rest.center().y() - high / 2.0, width, high);
        d.painter.setRenderHint(QPainter::Antialiasing);
        d.painter.setPen(Qt::NoPen);
        d.painter.setBrush(d.theme().reference);
        d.painter.drawRoundedRect(badge, d.style.pt(2), d.style.pt(2));
        d.painter.setRenderHint(QPainter::Antialiasing, false);
        d.painter.setPen(inkOn(d.theme().reference));
        d.painter.setFont(badgeFont);
        d.painter.drawText(badge, Qt::AlignCenter, heading.badge);
        rest.setLeft(badge.right() + d.style.pt(4.0));
        alignment = Qt::AlignLeft;
    }
    d.painter.setPen(strong || d.spec.table ? d.theme().text : d.theme().text2);
    d.painter.setFont(font);
    if (!d.style.print && !heading.shortLabel.isEmpty()) {
        const double free = std::max(0.0, rest.width() - bitNameWidth(heading.shortLabel, font));
        const double share = alignment.testFlag(Qt::AlignLeft) ? 0.0 : alignment.testFlag(Qt::AlignRight) ? 1.0 : 0.5;
        paintBitName(d.painter, rest.adjusted(share * free, 0, 0, 0), heading.shortLabel);
        return;
    }
    if (d.style.print) {
        drawLines(d.painter, rest, alignment, heading.label.split(QLatin1Char('\n')));
        return;
    }
    const bool fits = QFontMetricsF(font).horizontalAdvance(heading.label) <= rest.width() + 0.5;
    d.painter.drawText(rest, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip,
                       fits ? heading.label : fitted(shortened, font, rest.width() + 0.5));
}

/// The width of everything beside a name.
double besideLabel(const Drawing& d, const Heading& heading) {
    double width = 2.0 * d.style.pt(4.0);
    width += heading.swatch ? d.style.pt(18.0 + 5.0) : 0.0;
    return heading.badge.isEmpty() ? width
                                   : width + d.style.pt(8.0) +
                                         std::max(1.35 * d.style.text(true).pixelSize(),
                                                  QFontMetricsF(d.style.text(true)).horizontalAdvance(heading.badge));
}

/// The names shortened for the screen, so that all stay different.
QStringList shortenedNames(const Drawing& d, const std::vector<Heading>& headings, double wide) {
    QStringList names;
    double beside = 0.0;
    for (const Heading& heading : headings) {
        names << heading.label;
        beside = std::max(beside, besideLabel(d, heading));
    }
    return d.style.print ? names : fittedNames(names, d.style.text(true), wide - beside);
}

/// Draws all boxes before all names, because names of low rows extend over boxes without a name.
void paintHeadings(const Drawing& d, const std::vector<Heading>& headings, const std::function<QRectF(int)>& boxOf,
                   Qt::Alignment alignment, bool turn = false) {
    const auto each = [&](const auto& paint) {
        for (std::size_t i = 0; i < headings.size(); ++i) {
            if (const QRectF box = boxOf(static_cast<int>(i)); inSight(d.painter, box)) {
                paint(headings[i], box);
            }
        }
    };
    const double wide = headings.empty() ? 0.0 : turn ? boxOf(0).height() : boxOf(0).width();
    const QStringList shortened = shortenedNames(d, headings, wide);
    each([&](const Heading& heading, const QRectF& box) {
        if (d.lit(heading.link)) {
            paintBox(d, box, d.theme().linkSoft);
        } else if (d.boxed) {
            paintBox(d, box, d.spec.table ? d.theme().alternate : d.theme().base);
        }
    });
    each([&](const Heading& heading, const QRectF& box) {
        const QString& name = shortened[&heading - headings.data()];
        if (turn) {
            turned(d.painter, box,
                   [&](const QRectF& place) { paintHeadingText(d, heading, name, place, Qt::AlignLeft); });
        } else {
            paintHeadingText(d, heading, name, box, alignment);
        }
    });
}

/// Draws the name in the middle of the visible part of its group.
void paintGroup(const Drawing& d, const QRectF& box, const QRectF& strip, const QString& name,
                const std::vector<HeadingGroup>& groups, bool turn = false) {
    if (name.isEmpty()) {
        return;
    }
    paintBox(d, box, d.theme().alternate);
    const auto lines = static_cast<double>(name.count(QLatin1Char('\n')) + 1);
    const double high = (lines - 1.0) * QFontMetricsF(d.style.text(true)).height() + 0.9 * d.style.pt(d.style.textPt);
    if (d.style.print && (turn ? box.width() : box.height()) < high) {
        return;  // the cut stays
    }
    const QRectF visible = box.intersected(strip).adjusted(d.style.pt(2), 0, -d.style.pt(2), 0);
    d.painter.setPen(d.theme().text);
    d.painter.setFont(d.style.text(true));
    QStringList names;
    for (const HeadingGroup& group : groups) {
        names << group.name;
    }
    const auto draw = [&](const QRectF& place) {
        drawLines(d.painter, place, Qt::AlignHCenter,
                  d.style.print ? name.split(QLatin1Char('\n'))
                                : QStringList(fittedName(name, names, d.style.text(true), place.width())));
    };
    if (turn) {
        turned(d.painter, visible, draw);
    } else {
        draw(visible);
    }
}

void paintColumnHeads(const Drawing& d) {
    d.painter.save();
    if (!d.style.print) {  // on paper all groups are visible
        d.painter.setClipRect(d.g.columnGroups.united(d.g.columnHeads), Qt::IntersectClip);
    }
    if (!d.g.columnGroups.isNull()) {
        const std::vector<HeadingGroup> groups = headingGroups(d.spec.columns);
        for (const HeadingGroup& group : groups) {
            const QRectF box(QPointF(edgeAt(d.g.columnEdges, group.from), d.g.columnGroups.top()),
                             QPointF(edgeAt(d.g.columnEdges, group.to), d.g.columnGroups.bottom()));
            paintGroup(d, box, d.g.columnGroups, group.name, groups, d.g.turnedGroups);
        }
    }
    paintHeadings(
        d, d.spec.columns, [&d](int column) { return d.g.columnHeading(column); }, Qt::AlignHCenter, d.g.turnedHeads);
    d.painter.restore();
}

void paintRowHeads(const Drawing& d) {
    d.painter.save();
    if (!d.style.print) {
        d.painter.setClipRect(d.g.rowGroups.united(d.g.rowHeads), Qt::IntersectClip);
    }
    if (!d.g.rowGroups.isNull()) {
        const std::vector<HeadingGroup> groups = headingGroups(d.spec.rows);
        for (const HeadingGroup& group : groups) {
            const QRectF box(QPointF(d.g.rowGroups.left(), edgeAt(d.g.rowEdges, group.from)),
                             QPointF(d.g.rowGroups.right(), edgeAt(d.g.rowEdges, group.to)));
            paintGroup(d, box, d.g.rowGroups, group.name, groups);
        }
    }
    const Qt::Alignment alignment = d.spec.table ? Qt::AlignLeft : d.boxed ? Qt::AlignHCenter : Qt::AlignRight;
    paintHeadings(
        d, d.spec.rows, [&d](int row) { return d.g.rowHeading(row); }, alignment);
    d.painter.restore();
}

void paintTitles(const Drawing& d) {
    d.painter.setFont(d.style.text());
    d.painter.setPen(d.theme().text2);
    if (d.spec.table) {
        const QRectF corner(d.g.rowHeads.left(), d.g.columnHeads.top(), d.g.rowHeads.width(), d.g.columnHeads.height());
        paintBox(d, corner, d.theme().alternate);
        d.painter.setPen(d.theme().text2);
        d.painter.drawText(corner.adjusted(d.style.pt(4), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                           d.spec.columnTitle);
        return;
    }
    if (!d.g.columnTitle.isNull()) {
        drawLines(d.painter, d.g.columnTitle, Qt::AlignHCenter, d.g.columnTitleLines);
    }
    if (!d.g.rowTitle.isNull()) {
        turned(d.painter, d.g.rowTitle,
               [&d](const QRectF& box) { drawLines(d.painter, box, Qt::AlignHCenter, d.g.rowTitleLines); });
    }
}

}  // namespace

void paintMatrixHeadings(const MatrixDrawing& d) {
    paintTitles(d);
    paintColumnHeads(d);
    paintRowHeads(d);
}

}  // namespace greyscope::widgets
