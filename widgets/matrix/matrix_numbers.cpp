#include "widgets/matrix/matrix_numbers.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

#include "widgets/matrix/matrix_names.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::widgets {

namespace {

/// A number at the beginning of a text, and what follows it.
struct Number {
    double value = 0.0;
    int decimals = 0;
    QString rest;
};

/// The cell's number with all its digits, if the text shows the value or its percentage.
std::optional<Number> numberOf(const Cell& cell) {
    static const QRegularExpression pattern(QStringLiteral("^(−?\\d+)\\.(\\d+)(.*)$"));
    const auto match = pattern.match(cell.text);
    if (!match.hasMatch() || !cell.value) {
        return std::nullopt;
    }
    const int decimals = static_cast<int>(match.captured(2).size());
    const QString shown = match.captured(1) + QLatin1Char('.') + match.captured(2);
    for (const double value : {*cell.value, 100.0 * *cell.value}) {
        if (fixedText(value, decimals) == shown) {
            return Number{value, decimals, match.captured(3)};
        }
    }
    return std::nullopt;
}

/// The text of a cell after `step` reductions: the first removes a note in parentheses, each further one a digit.
QString shortened(const Cell& cell, int step) {
    if (step == 0) {
        return cell.text;
    }
    static const QRegularExpression aside(QStringLiteral(" \\([^)]*\\)$"));
    QString text = cell.text;
    text.remove(aside);
    const auto number = numberOf(cell);
    if (!number || step == 1) {
        return text;
    }
    QString rest = number->rest;
    rest.remove(aside);
    return fixedText(number->value, std::max(1, number->decimals - step + 1)) + rest;
}

}  // namespace

double widestText(const MatrixSpec& spec, int step, const Style& style) {
    const QFontMetricsF metrics(style.text(true));
    qsizetype longest = 0;
    double widest = 0.0;
    for (const Cell& cell : spec.cells) {
        // digits have equal widths, so far shorter texts need not be measured
        if (cell.text.size() + 2 >= longest) {
            longest = std::max(longest, cell.text.size());
            widest = std::max(widest, metrics.horizontalAdvance(shortened(cell, step)));
        }
    }
    return widest;
}

MatrixSpec withoutNumbers(MatrixSpec spec) {
    for (Cell& each : spec.cells) {
        each.text.clear();
        each.tag.clear();
    }
    return spec;
}

void fitNumbers(MatrixSpec& spec, const QSizeF& cell, const Style& style) {
    const double pad = style.pt(kCellPadPt);
    const bool high = cell.height() >= kNumberLine * lineOf(style);
    constexpr int kSteps = 5;
    for (int step = 0; step < kSteps && high; ++step) {
        if (widestText(spec, step, style) + pad <= cell.width()) {
            for (Cell& each : spec.cells) {
                each.text = shortened(each, step);
            }
            return;
        }
    }
    if (spec.palette != Palette::none) {
        spec = withoutNumbers(std::move(spec));
    }
}

}  // namespace greyscope::widgets
