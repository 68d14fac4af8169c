#include "widgets/present/relations/relations_published.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

#include "core/grey/degrees/rank_agreement.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

const PublishedDegree* find(const PublishedDegrees& published, const RelationSeries& a, const RelationSeries& b) {
    const auto found = published.find({a.name, b.name});
    return found == published.end() ? nullptr : &found->second;
}

/// "+0.012", "−0.162", "0.000"
QString signedText(double value, int decimals) {
    const QString text = fixedText(value, decimals);
    return value > 0.0 && text != fixedText(0.0, decimals) ? QLatin1Char('+') + text : text;
}

/// `cellOf(degree, computed cell)` fills the cell of a printed pair.
template <class CellOf>
MatrixSpec changed(const MatrixSpec& computed, const std::vector<RelationSeries>& series,
                   const std::vector<std::size_t>& order, const PublishedDegrees& published, CellOf cellOf) {
    MatrixSpec spec = computed;
    for (std::size_t row = 0; row < order.size(); ++row) {
        for (std::size_t column = 0; column < order.size(); ++column) {
            if (row == column) {
                continue;
            }
            Cell& cell = spec.cells[row * order.size() + column];
            const PublishedDegree* degree = find(published, series[order[row]], series[order[column]]);
            if (degree != nullptr) {
                cellOf(*degree, cell);
            } else {
                cell.value = std::nullopt;
                cell.text = QStringLiteral("–");
                cell.tooltip = Words::tr("No degree between %1 and %2 is published.")
                                   .arg(series[order[row]].name, series[order[column]].name);
            }
        }
    }
    return spec;
}

/// The largest difference rounded up to a tenth, at least 0.1.
double reachOf(const MatrixSpec& spec) {
    double reach = 0.0;
    for (const Cell& cell : spec.cells) {
        reach = std::max(reach, std::abs(cell.value.value_or(0.0)));
    }
    return std::max(0.1, std::ceil(reach * 10.0 - 1e-9) / 10.0);
}

}  // namespace

MatrixSpec publishedMatrix(const MatrixSpec& computed, const std::vector<RelationSeries>& series,
                           const std::vector<std::size_t>& order, const PublishedDegrees& published,
                           const RelationLook& look) {
    MatrixSpec spec = changed(computed, series, order, published, [&](const PublishedDegree& degree, Cell& cell) {
        cell.value = degree.value;
        cell.text = look.printNumbers ? degree.text : QString();
        cell.tooltip = Words::tr("%1 in table %2; computed: %3").arg(degree.text, degree.table, cell.tooltip);
    });
    spec.scaleLabel = Words::tr("degree, printed");
    return spec;
}

MatrixSpec differenceMatrix(const MatrixSpec& computed, const std::vector<RelationSeries>& series,
                            const std::vector<std::size_t>& order, const PublishedDegrees& published,
                            const RelationLook& look) {
    MatrixSpec spec = changed(computed, series, order, published, [&](const PublishedDegree& degree, Cell& cell) {
        const double difference = cell.value.value_or(0.0) - degree.value;
        cell.value = difference;
        cell.text = look.printNumbers ? signedText(difference, look.decimals) : QString();
        cell.tooltip = Words::tr("%1; table %2 prints %3").arg(cell.tooltip, degree.table, degree.text);
    });
    const double reach = reachOf(spec);
    spec.palette = Palette::diverging;
    spec.low = -reach;
    spec.high = reach;
    spec.scaleLabel = Words::tr("difference");
    spec.scaleTicks.clear();
    for (const double at : {-reach, -reach / 2.0, 0.0, reach / 2.0, reach}) {
        spec.scaleTicks.push_back({at, signedText(at, 2)});
    }
    return spec;
}

void addPublished(RankingSpec& ranking, const std::vector<RelationSeries>& series, const PublishedDegrees& published) {
    QStringList tables;
    for (Bar& bar : ranking.bars) {
        const auto found = published.find({series.front().name, bar.name});
        if (found == published.end()) {
            continue;
        }
        bar.mark = found->second.value;
        bar.markText = found->second.text;
        if (!tables.contains(found->second.table)) {
            tables << found->second.table;
        }
    }
    if (!tables.isEmpty()) {
        tables.sort();
        ranking.subtitle += betweenSentences() + Words::tr("◇ table %1.").arg(listed(tables));
        ranking.axisTitle = withComma(ranking.axisTitle, Words::tr("◇ published"));
    }
}

QString publishedSentence(const std::vector<RelationSeries>& series, const Eigen::MatrixXd& degrees,
                          const PublishedDegrees& published) {
    std::vector<double> printed;
    std::vector<double> computed;
    for (std::size_t i = 0; i < series.size(); ++i) {
        for (std::size_t j = i + 1; j < series.size(); ++j) {
            if (const PublishedDegree* degree = find(published, series[i], series[j])) {
                printed.push_back(degree->value);
                computed.push_back(degrees(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)));
            }
        }
    }
    if (printed.empty()) {
        return Words::tr("No degrees between these series are published.");
    }
    QString text = Words::tr(
        "The series of the printed degrees are not fully published (probably five of eight thread counts are): the "
        "degrees cannot be recomputed.");
    const auto tau = grey::kendallTau(computed, printed);
    if (tau) {
        text += betweenSentences() +
                Words::tr("Order agreement, %n pairs: Kendall τ = %1.", nullptr, counted(printed.size()))
                    .arg(fixedText(*tau, 2));
    }
    return text;
}

}  // namespace greyscope::widgets
