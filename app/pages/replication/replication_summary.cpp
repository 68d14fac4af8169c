#include "app/pages/replication/replication_summary.h"

#include <QPainter>

#include <cmath>

#include "app/text/replication_report.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using published::ItemVerdict;
using widgets::Theme;

namespace {

constexpr int kSides = 14;
constexpr int kSwatch = 9;
constexpr double kTop = 8.0, kTightTop = 2.0, kBehindSwatch = 7.0, kBehindCount = 6.0;
constexpr ItemVerdict kOrder[] = {ItemVerdict::reproduced, ItemVerdict::otherReading, ItemVerdict::contradicted,
                                  ItemVerdict::notDeterminable};

QColor colourOf(ItemVerdict verdict, const Theme& theme) {
    switch (verdict) {
        case ItemVerdict::reproduced:
            return theme.good;
        case ItemVerdict::otherReading:
            return theme.series[0];
        case ItemVerdict::contradicted:
            return theme.bad;
        case ItemVerdict::notDeterminable:
            break;
    }
    return theme.strongLine;
}

QString wordOf(ItemVerdict verdict, bool brief = false) {
    switch (verdict) {
        case ItemVerdict::reproduced:
            return ReplicationSummary::tr("reproduced");
        case ItemVerdict::otherReading:
            return brief ? ReplicationSummary::tr("another reading") : ReplicationSummary::tr("under another reading");
        case ItemVerdict::contradicted:
            return ReplicationSummary::tr("contradicted");
        case ItemVerdict::notDeterminable:
            break;
    }
    return brief ? ReplicationSummary::tr("open") : ReplicationSummary::tr("cannot be determined");
}

QFont scaled(QFont font, double factor, bool bold) {
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

}  // namespace

ReplicationSummary::ReplicationSummary(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTally({});
}

void ReplicationSummary::setTally(const published::VerdictCounts& tally) {
    m_tally = tally;
    QString spoken = tr("%n published results", nullptr, static_cast<int>(tally.results()));
    for (const ItemVerdict verdict : kOrder) {
        spoken = widgets::withComma(spoken,
                                    QStringLiteral("%1 %2").arg(QString::number(tally.of(verdict)), wordOf(verdict)));
    }
    spoken = widgets::sentences(spoken, countedApart(tally));
    setAccessibleName(spoken);
    widgets::setTip(this, spoken);
    updateGeometry();  // more digits may need another line
    update();
}

bool ReplicationSummary::isBrief() const {
    constexpr int wideFrom = 860;
    return width() < wideFrom * QFontMetricsF(font()).averageCharWidth() / 8.0;
}

QString ReplicationSummary::results() const {
    const int count = static_cast<int>(m_tally.results());
    return isBrief() ? tr("%n results", nullptr, count) : tr("%n published results", nullptr, count);
}

std::vector<QRectF> ReplicationSummary::placed(const QFont& ofCounts, double y) const {
    const QFontMetricsF usual(font());
    const QFontMetricsF large(ofCounts);
    const double gap = isBrief() ? 14.0 : 20.0;
    double x = kSides + QFontMetricsF(scaled(font(), 1.0, true)).horizontalAdvance(results()) + gap;
    std::vector<QRectF> all;
    for (const ItemVerdict verdict : kOrder) {
        const double wide = kSwatch + kBehindSwatch + large.horizontalAdvance(QString::number(m_tally.of(verdict))) +
                            kBehindCount + usual.horizontalAdvance(wordOf(verdict, isBrief()));
        if (x + wide > width() - kSides && x > kSides) {
            x = kSides;
            y += large.height();
        }
        all.emplace_back(x, y, wide, large.height());
        x += wide + gap;
    }
    return all;
}

bool ReplicationSummary::isTight() const {
    return placed(scaled(font(), 1.5, true), kTop).back().top() > kTop;
}

QFont ReplicationSummary::countFont() const {
    return scaled(font(), isTight() ? 1.0 : 1.5, true);
}

double ReplicationSummary::top() const {
    return isTight() ? kTightTop : kTop;
}

int ReplicationSummary::barHeight() const {
    return isTight() ? 10 : 16;
}

int ReplicationSummary::foot() const {
    return isTight() ? 4 : 10;
}

std::vector<QRectF> ReplicationSummary::counts() const {
    return placed(countFont(), top());
}

QSize ReplicationSummary::sizeHint() const {
    const int above = isTight() ? 3 : 8;
    return {600, static_cast<int>(std::ceil(counts().back().bottom())) + above + barHeight() + foot()};
}

void ReplicationSummary::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry();  // the number of lines may change
}

std::vector<std::pair<ItemVerdict, QRectF>> ReplicationSummary::bars() const {
    std::vector<std::pair<ItemVerdict, QRectF>> bars;
    const int high = barHeight();
    const int above = height() - high - foot();
    if (counts().back().bottom() > above) {
        return bars;  // a low window has room only for the counts
    }
    const double room = width() - 2.0 * kSides;
    const auto all = static_cast<double>(m_tally.results());
    double left = kSides;
    for (const ItemVerdict verdict : kOrder) {
        const double share = all > 0.0 ? room * static_cast<double>(m_tally.of(verdict)) / all : 0.0;
        bars.emplace_back(verdict, QRectF(left, above, share, high));
        left += share;
    }
    return bars;
}

void ReplicationSummary::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont bold = scaled(font(), 1.0, true);
    const QFont large = countFont();
    const auto write = [&](double x, const QRectF& line, const QString& text, const QFont& ink, const QColor& colour) {
        painter.setFont(ink);
        painter.setPen(colour);
        const double length = QFontMetricsF(ink).horizontalAdvance(text);
        painter.drawText(QRectF(x, line.top(), length + 2.0, line.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        return x + length;
    };
    const std::vector<QRectF> places = counts();
    write(kSides, QRectF(0.0, top(), width(), places.front().height()), results(), bold, theme.text);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QRectF& place = places[i];
        painter.fillRect(QRectF(place.left(), place.center().y() - kSwatch / 2.0, kSwatch, kSwatch),
                         colourOf(kOrder[i], theme));
        const double x = write(place.left() + kSwatch + kBehindSwatch, place, QString::number(m_tally.of(kOrder[i])),
                               large, theme.text);
        write(x + kBehindCount, place, wordOf(kOrder[i], isBrief()), font(), theme.text2);
    }
    const QString repeats =
        tr("%1 of %n repeats agree", nullptr, widgets::counted(m_tally.repeats)).arg(m_tally.agreeing);
    const QRectF& last = places.back();
    if (width() - kSides - QFontMetricsF(font()).horizontalAdvance(repeats) > last.right() + 16.0) {
        painter.setPen(theme.text2);
        painter.setFont(font());
        painter.drawText(QRectF(0.0, last.top(), width() - kSides, last.height()), Qt::AlignRight | Qt::AlignVCenter,
                         repeats);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const auto& [verdict, bar] : bars()) {
        painter.fillRect(bar.adjusted(0.0, 0.0, -1.0, 0.0), colourOf(verdict, theme));
    }
}

}  // namespace greyscope::app
