#include "widgets/common/names/bit_name.h"

#include <QFontMetricsF>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <vector>

#include "widgets/present/words/bit_text.h"

namespace greyscope::widgets {

namespace {

/// Consecutive characters of one kind: text, or bits.
struct LetterRun {
    QString text;
    bool bits = false;
};

std::vector<LetterRun> runsOf(const QString& name) {
    std::vector<LetterRun> runs;
    for (qsizetype from = 0, to = 0; from < name.size(); from = to) {
        const bool bits = isBit(name[from]);
        while (to < name.size() && isBit(name[to]) == bits) {
            ++to;
        }
        runs.push_back({name.mid(from, to - from), bits});
    }
    return runs;
}

struct BitSize {
    double width, height, step;

    explicit BitSize(const QFontMetricsF& metrics)
        : width(std::max(4.0, std::round(0.6 * metrics.capHeight()))),
          height(std::max(6.0, std::round(metrics.capHeight()))),
          step(width + std::max(1.0, std::round(0.2 * metrics.capHeight()))) {}
};

double widthOf(const LetterRun& run, const QFontMetricsF& metrics) {
    return run.bits ? static_cast<double>(run.text.size()) * BitSize(metrics).step
                    : metrics.horizontalAdvance(run.text);
}

void paintBits(QPainter& painter, const QRectF& box, const QString& bits, const BitSize& size) {
    const QColor ink = painter.pen().color();
    QColor rim = ink;
    rim.setAlphaF(0.55F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(rim, 1.0));
    double x = std::round(box.left());
    const double y = std::round(box.center().y() - size.height / 2.0);
    for (const QChar bit : bits) {
        if (x + size.width > box.right() + 0.5) {
            break;
        }
        if (bit == kBitOn) {
            painter.fillRect(QRectF(x, y, size.width, size.height), ink);
        } else {
            painter.drawRect(QRectF(x, y, size.width - 1.0, size.height - 1.0));
        }
        x += size.step;
    }
    painter.restore();
}

}  // namespace

double bitNameWidth(const QString& name, const QFont& font) {
    const QFontMetricsF metrics(font);
    double width = 0.0;
    for (const LetterRun& run : runsOf(name)) {
        width += widthOf(run, metrics);
    }
    return width;
}

double paintBitName(QPainter& painter, const QRectF& box, const QString& name) {
    const QFontMetricsF metrics(painter.font());
    std::vector<LetterRun> runs = runsOf(name);
    double beyond = bitNameWidth(name, painter.font()) - box.width() - 0.5;
    for (LetterRun& run : runs) {
        if (beyond > 0.0 && !run.bits) {
            const double wide = widthOf(run, metrics);
            const bool apart = run.text.endsWith(QLatin1Char(' '));
            run.text = metrics.elidedText(run.text.trimmed(), Qt::ElideMiddle, std::max(0.0, wide - beyond)) +
                       (apart ? QStringLiteral(" ") : QString());
            beyond -= wide - widthOf(run, metrics);
        }
    }
    double x = box.left();
    for (const LetterRun& run : runs) {
        const QRectF rest(x, box.top(), box.right() - x, box.height());
        if (run.bits) {
            paintBits(painter, rest, run.text, BitSize(metrics));
        } else {
            painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, run.text);
        }
        x += widthOf(run, metrics);
    }
    return x - box.left();
}

}  // namespace greyscope::widgets
