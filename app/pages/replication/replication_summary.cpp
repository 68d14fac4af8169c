#include "app/pages/replication/replication_summary.h"

#include <QPainter>

#include "app/text/replication_report.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using replication::Verdict;
using widgets::Theme;

namespace {

constexpr int kSide = 14;
constexpr int kBarHeight = 16;
constexpr int kSwatch = 9;
constexpr Verdict kOrder[] = {Verdict::reproduced, Verdict::otherReading, Verdict::contradicted,
                              Verdict::notDeterminable};

QColor colourOf(Verdict verdict, const Theme& theme) {
    switch (verdict) {
        case Verdict::reproduced:
            return theme.good;
        case Verdict::otherReading:
            return theme.series[0];
        case Verdict::contradicted:
            return theme.bad;
        case Verdict::notDeterminable:
            break;
    }
    return theme.strongLine;
}

QString wordOf(Verdict verdict, bool brief = false) {
    switch (verdict) {
        case Verdict::reproduced:
            return ReplicationSummary::tr("reproduced");
        case Verdict::otherReading:
            return brief ? ReplicationSummary::tr("read otherwise") : ReplicationSummary::tr("under another reading");
        case Verdict::contradicted:
            return ReplicationSummary::tr("contradicted");
        case Verdict::notDeterminable:
            break;
    }
    return brief ? ReplicationSummary::tr("open") : ReplicationSummary::tr("not determinable");
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

void ReplicationSummary::setTally(const replication::Tally& tally) {
    m_tally = tally;
    QString spoken = tr("%n published results", nullptr, static_cast<int>(tally.results()));
    for (const Verdict verdict : kOrder) {
        spoken += QStringLiteral(", %1 %2").arg(tally.of(verdict)).arg(wordOf(verdict));
    }
    spoken += QStringLiteral(". ") + countedApart(tally);
    setAccessibleName(spoken);
    widgets::setTip(this, spoken);
    update();
}

QSize ReplicationSummary::sizeHint() const {
    return {600, QFontMetrics(scaled(font(), 1.5, true)).height() + kBarHeight + 26};
}

std::vector<std::pair<Verdict, QRectF>> ReplicationSummary::bars() const {
    std::vector<std::pair<Verdict, QRectF>> bars;
    const double room = width() - 2.0 * kSide;
    const auto all = static_cast<double>(m_tally.results());
    double left = kSide;
    for (const Verdict verdict : kOrder) {
        const double share = all > 0.0 ? room * static_cast<double>(m_tally.of(verdict)) / all : 0.0;
        bars.emplace_back(verdict, QRectF(left, height() - kBarHeight - 10.0, share, kBarHeight));
        left += share;
    }
    return bars;
}

void ReplicationSummary::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont bold = scaled(font(), 1.0, true);
    const QFont large = scaled(font(), 1.5, true);
    const double middle = 8.0 + QFontMetrics(large).height() / 2.0;
    double x = kSide;
    const auto write = [&](const QString& text, const QFont& ink, const QColor& colour) {
        painter.setFont(ink);
        painter.setPen(colour);
        const double length = QFontMetricsF(ink).horizontalAdvance(text);
        painter.drawText(QRectF(x, middle - 20.0, length + 2.0, 40.0), Qt::AlignLeft | Qt::AlignVCenter, text);
        x += length;
    };
    const QString repeats =
        tr("%1 of %n repeats agree", nullptr, widgets::counted(m_tally.repeats)).arg(m_tally.agreeing);
    constexpr int wideFrom = 860;
    const bool brief = width() < wideFrom * QFontMetricsF(font()).averageCharWidth() / 8.0;
    const int results = static_cast<int>(m_tally.results());
    write(brief ? tr("%n results", nullptr, results) : tr("%n published results", nullptr, results), bold, theme.text);
    for (const Verdict verdict : kOrder) {
        x += brief ? 14.0 : 20.0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(verdict, theme));
        painter.drawRect(QRectF(x, middle - kSwatch / 2.0, kSwatch, kSwatch));
        x += kSwatch + 7.0;
        write(QString::number(m_tally.of(verdict)), large, theme.text);
        x += 6.0;
        write(wordOf(verdict, brief), font(), theme.text2);
    }
    if (width() - kSide - QFontMetricsF(font()).horizontalAdvance(repeats) > x + 16.0) {
        painter.setPen(theme.text2);
        painter.setFont(font());
        painter.drawText(QRectF(0.0, middle - 20.0, width() - kSide, 40.0), Qt::AlignRight | Qt::AlignVCenter, repeats);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const auto& [verdict, bar] : bars()) {
        painter.fillRect(bar.adjusted(0.0, 0.0, -1.0, 0.0), colourOf(verdict, theme));
    }
}

}  // namespace greyscope::app
