#include "widgets/present/relations/relations_correlation.h"

#include <QHash>

#include "widgets/present/relations/second_look_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

MatrixSpec correlationMatrix(const MatrixSpec& degrees, const std::vector<RelationSeries>& series,
                             const std::vector<std::size_t>& order, const std::vector<stats::RankCorrelation>& all,
                             const RelationLook& look) {
    MatrixSpec spec = degrees;
    for (std::size_t row = 0; row < order.size(); ++row) {
        for (std::size_t column = 0; column < order.size(); ++column) {
            const stats::RankCorrelation& found = all[order[row] * series.size() + order[column]];
            Cell& cell = spec.cells[row * order.size() + column];
            if (row != column) {
                cell.value = found.spearman;
                cell.text = look.printNumbers ? coefficientText(found.spearman) : QString();
                cell.tooltip.clear();
            }
        }
    }
    spec.tips = PointTexts(spec.cells.size(), [series, order, all](std::size_t cell) {
        const std::size_t row = order[cell / order.size()];
        const std::size_t column = order[cell % order.size()];
        const grey::PairCorrelation pair{all[row * series.size() + column], {}, std::nullopt};
        return row == column ? QString() : correlationSentence({series[row].name, series[column].name, pair, {}});
    });
    spec.palette = Palette::diverging;
    spec.low = -1.0;
    spec.high = 1.0;
    spec.scaleLabel = Words::tr("Spearman");
    spec.scaleTicks.clear();
    for (const double at : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
        spec.scaleTicks.push_back({at, plainText(at, 1)});
    }
    return spec;
}

void addCorrelations(RankingSpec& ranking, const std::vector<RelationSeries>& series,
                     const grey::RelationResult& result, const grey::SecondLook& second) {
    QHash<QString, std::size_t> numbers;
    for (std::size_t i = 0; i < second.pairs.size(); ++i) {
        numbers.insert(series[i + 1].id, i);
    }
    ranking.secondTitle = Words::tr("Spearman");
    for (Bar& bar : ranking.bars) {
        const auto found = bar.link.is.empty() ? numbers.constEnd() : numbers.constFind(bar.link.is.front().first);
        if (found == numbers.constEnd()) {
            continue;
        }
        const CorrelatedPair pair{series.front().name, series[*found + 1].name, second.pairs[*found], second.lags};
        bar.second = pair.found.now.spearman;
        bar.secondText = coefficientText(pair.found.now.spearman);
        bar.tooltip += QLatin1Char('\n') + paragraph({correlationSentence(pair), differSentence(pair, result, *found)});
    }
    // Missing lags are mentioned only where lags can be expected.
    if (second.lags.none == grey::NoLags::none || second.lags.none == grey::NoLags::unevenSteps) {
        ranking.subtitle = paragraph({ranking.subtitle, lagSentence(second.lags)});
    }
}

}  // namespace greyscope::widgets
