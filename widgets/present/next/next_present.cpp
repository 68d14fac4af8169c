#include "widgets/present/next/next_present.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

#include "widgets/present/next/next_tables.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/label_side.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kMostNextCells = 10'000;

QString countText(const relative::NextMeasurements& result) {
    return Words::tr("%1 of %n cells are measured on both.", nullptr, counted(result.cells.size()))
        .arg(result.measured);
}

QString quoted(const QString& text) {
    const bool plain =
        !text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')) && !text.contains(QLatin1Char('\n'));
    return plain
               ? text
               : QLatin1Char('"') + QString(text).replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

Curve ruleCurve(const relative::LearningCurves& curves, const relative::LearningCurve& rule) {
    Curve curve;
    curve.name = nextRuleWord(rule.rule);
    curve.ink = rule.rule == relative::NextRule::random
                    ? Ink{Tone::reference}
                    : Ink{Tone::series, rule.rule == relative::NextRule::evenSpread ? 2 : 0};
    curve.marker = rule.rule == relative::NextRule::random       ? Marker::square
                   : rule.rule == relative::NextRule::evenSpread ? Marker::triangle
                                                                 : Marker::circle;
    for (std::size_t k = 0; k < rule.mean.size(); ++k) {
        curve.x.push_back(static_cast<double>(curves.options.start + k));
        curve.y.push_back(rule.mean[k]);
    }
    curve.markEvery = std::max<std::size_t>(1, rule.mean.size() / 8);
    return curve;
}

}  // namespace

QString nextRuleWord(relative::NextRule rule) {
    switch (rule) {
        case relative::NextRule::evenSpread:
            return Words::tr("even spread");
        case relative::NextRule::expectedGain:
            return Words::tr("expected gain");
        case relative::NextRule::random:
            return Words::tr("random");
    }
    return {};
}

QString ruleSentence(const relative::NextMeasurements& result) {
    return result.next.rule == relative::NextRule::expectedGain
               ? Words::tr(
                     "By the variance of %1 resampled trees; where this is not better than an even spread, the even "
                     "spread is the safer choice.")
                     .arg(result.next.trees)
               : Words::tr(
                     "Far from the measured cells: the usual choice, because choosing by expected gain has not proved "
                     "better.");
}

MatrixSpec nextList(const relative::NextMeasurements& result) {
    MatrixSpec spec = matrixOf(suggestedCells(result));
    spec.subtitle = result.suggested.empty() ? Words::tr("Every cell is measured: there is nothing to suggest.")
                                             : countText(result) + betweenSentences() + ruleSentence(result);
    return spec;
}

MatrixSpec nextGrid(const relative::NextMeasurements& result) {
    std::vector<const LabelSide::Labels*> cells;
    for (const relative::CellState& state : result.cells) {
        cells.push_back(&state.labels);
    }
    std::vector<std::size_t> down;
    std::vector<std::size_t> across;
    for (std::size_t factor = 0; factor < result.factors.size(); ++factor) {
        (2 * factor < result.factors.size() ? down : across).push_back(factor);
    }
    const LabelSide rows = LabelSide::of(cells, down);
    const LabelSide columns = LabelSide::of(cells, across);
    MatrixSpec spec;
    spec.title = Words::tr("Cells to measure next");
    spec.rows = rows.headings();
    spec.columns = columns.headings();
    if (across.empty()) {
        spec.columns.front().label = Words::tr("ratio");
    }
    spec.rowTitle = rows.title(result.factors);
    spec.columnTitle = columns.title(result.factors);
    const std::size_t shown =
        std::min(spec.rows.size(), std::max<std::size_t>(1, kMostNextCells / spec.columns.size()));
    spec.subtitle = countText(result) + betweenSentences() +
                    Words::tr(
                        "Coloured: measured ratio; uncoloured: predicted by the tree; framed: to measure next, in the "
                        "order of the numbers.");
    if (std::any_of(result.cells.begin(), result.cells.end(), [](const auto& cell) { return cell.atParity; })) {
        spec.subtitle += betweenSentences() + Words::tr("≈: the repeats cannot distinguish it from 1×.");
    }
    if (shown < spec.rows.size()) {
        spec.subtitle +=
            betweenSentences() +
            Words::tr("The first %1 of %2 rows.").arg(QString::number(shown), QString::number(spec.rows.size()));
    }
    spec.rows.resize(shown);
    spec.cells.resize(shown * spec.columns.size());
    double reach = std::log(1.1);
    std::vector<std::size_t> placeOf;
    for (const relative::CellState& state : result.cells) {
        const std::size_t row = rows.placeOf(state.labels);
        placeOf.push_back(row < shown ? row * spec.columns.size() + columns.placeOf(state.labels) : spec.cells.size());
        if (placeOf.back() == spec.cells.size()) {
            continue;
        }
        Cell& cell = spec.cells[placeOf.back()];
        cell.value = state.ratio;
        cell.number = state.ratio.value_or(state.predicted);
        cell.text = ratioText(*cell.number);
        cell.tooltip = state.ratio ? Words::tr("measured: %1×").arg(cell.text)
                                   : Words::tr("predicted by the tree: %1×").arg(cell.text);
        if (state.atParity) {
            cell.text.prepend(u'≈');
            cell.tooltip += u'\n' + Words::tr("not distinguishable from 1×");
        }
        reach = state.ratio ? std::max(reach, std::abs(std::log(*state.ratio))) : reach;
    }
    for (std::size_t k = 0; k < result.suggested.size(); ++k) {
        if (const std::size_t place = placeOf[result.suggested[k].cell]; place < spec.cells.size()) {
            spec.cells[place].text = QStringLiteral("%1: %2?").arg(QString::number(k + 1), spec.cells[place].text);
            spec.cells[place].number.reset();  // the text has two
            spec.cells[place].strong = true;
        }
    }
    spec.palette = Palette::divergingLog2;
    spec.low = std::exp(-reach);
    spec.high = std::exp(reach);
    spec.scaleLabel = Words::tr("measured ratio");
    spec.scaleTicks = {
        {spec.low, ratioText(spec.low) + u'×'}, {1.0, QStringLiteral("1×")}, {spec.high, ratioText(spec.high) + u'×'}};
    return spec;
}

QString gainSentence(const relative::LearningCurves& curves) {
    const auto word = [](const relative::LearningCurves::Gain& gain) {
        return gain.gains()   ? Words::tr("is better than")
               : gain.loses() ? Words::tr("is worse than")
                              : Words::tr("is not measurably better than");
    };
    const auto points = [](const relative::LearningCurves::Gain& gain) {
        return QStringLiteral("%1 ± %2").arg(significantText(gain.mean, 2), significantText(gain.half, 2));
    };
    QStringList parts;
    for (std::size_t rule = 0; rule < curves.rules.size(); ++rule) {
        if (curves.rules[rule].rule == relative::NextRule::expectedGain) {
            parts << Words::tr("Expected gain %1 an even spread (%2 percentage points).")
                         .arg(word(curves.gainOverEven[rule]), points(curves.gainOverEven[rule]));
        } else if (curves.rules[rule].rule == relative::NextRule::evenSpread) {
            parts << Words::tr("An even spread %1 random cells (%2).")
                         .arg(word(curves.gainOverRandom[rule]), points(curves.gainOverRandom[rule]));
        }
    }
    return paragraph(parts);
}

namespace {

/// The result as a title, which is never cut off: the gain of choosing by expected gain over an even spread.
QString gainTitle(const relative::LearningCurves& curves) {
    for (std::size_t rule = 0; rule < curves.rules.size(); ++rule) {
        const relative::LearningCurves::Gain& gain = curves.gainOverEven[rule];
        const QString points = significantText(std::abs(gain.mean), 2);
        if (curves.rules[rule].rule == relative::NextRule::expectedGain) {
            return gain.gains()
                       ? Words::tr("Choosing lowers the error by %1 points compared with an even spread").arg(points)
                   : gain.loses()
                       ? Words::tr("Choosing raises the error by %1 points compared with an even spread").arg(points)
                       : Words::tr("Choosing has no advantage over an even spread");
        }
    }
    return Words::tr("Does choosing help?");
}

}  // namespace

PlotSpec learningChart(const relative::LearningCurves& curves) {
    PlotSpec plot;
    plot.title = gainTitle(curves);
    plot.subtitle = gainSentence(curves) + betweenSentences() +
                    Words::tr("Mean of %n random starts; grey: 10 to 90 % of the random choices.", nullptr,
                              counted(curves.options.starts));
    plot.x.label = Words::tr("cells measured, of %1").arg(curves.cells);
    plot.y.label = Words::tr("mean error, %");
    for (const relative::LearningCurve& rule : curves.rules) {
        plot.curves.push_back(ruleCurve(curves, rule));
        if (rule.rule == relative::NextRule::random) {
            plot.ribbons.push_back({Words::tr("random"), plot.curves.back().x, rule.low, rule.high});
        }
    }
    GuideLine floor;
    floor.side = Side::horizontal;
    floor.at = curves.all;
    floor.dash = Dash::dashed;
    floor.label = Words::tr("all measured: %1").arg(percentText(curves.all));
    plot.guides.push_back(floor);
    return plot;
}

QString jobList(const relative::NextMeasurements& result) {
    QStringList heads;
    for (const std::string& factor : result.factors) {
        heads << quoted(QString::fromStdString(factor));
    }
    QString text = heads.join(QLatin1Char(',')) + QLatin1Char('\n');
    for (const relative::NextCell& next : result.suggested) {
        QStringList cells;
        for (const std::string& label : result.cells[next.cell].labels) {
            cells << quoted(QString::fromStdString(label));
        }
        text += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return text;
}

}  // namespace greyscope::widgets
