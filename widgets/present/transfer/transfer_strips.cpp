#include <QStringList>

#include <algorithm>
#include <cmath>

#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/transfer/transfer_present.h"
#include "widgets/present/transfer/transfer_summary.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kFurtherPaths = 40;
constexpr std::size_t kRefusedPaths = 10;
constexpr double kBeyondMean = 4.0;  // the axis ends at this multiple of the largest mean

/// The errors of left-out cells; of very many an even selection, since the others would be covered.
std::vector<double> dotsOf(const relative::PredictionErrors& errors) {
    constexpr std::size_t most = 1000;
    const std::size_t step = (errors.heldOut.size() + most - 1) / most;
    std::vector<double> dots;
    for (std::size_t k = 0; k < errors.heldOut.size(); k += step) {
        dots.push_back(errors.errors[errors.heldOut[k]]);
    }
    return dots;
}

double largestOf(const relative::PredictionErrors& errors) {
    double largest = 0.0;
    for (const std::size_t row : errors.heldOut) {
        largest = std::max(largest, errors.errors[row]);
    }
    return largest;
}

class DotStripTable {
public:
    explicit DotStripTable(const TransferParts& parts) : m_parts(parts), m_result(parts.result()) {}

    DotStripSpec spec(bool direct) {
        const auto& answer = m_parts.answer();
        m_spec.title = answer.measured ? Words::tr("Paths compared with the measured ratio %1")
                                             .arg(ratioText(*answer.measured / answer.from) + u'×')
                                       : Words::tr("Paths compared");
        m_spec.subtitle = pathsSubtitle(m_parts, direct);
        m_spec.nameTitle = Words::tr("Path");
        m_spec.columns = {Words::tr("Consists of"), QStringLiteral("α"), Words::tr("Ratio"), Words::tr("Error")};
        m_spec.meanTitle = Words::tr("Mean");
        m_spec.mostTitle = Words::tr("Max");
        m_spec.suffix = QStringLiteral(" %");
        for (std::size_t place = 0; place < m_parts.combined().size(); ++place) {
            path(m_parts.combined()[place], TransferParts::letter(place), TransferParts::ink(place),
                 TransferParts::dash(place));
        }
        combination();
        if (direct) {
            this->direct();
        }
        scale();
        further();
        m_spec.key = Words::tr("Dots: the error in each cell; bar: their mean.");
        m_spec.footer = paritySentence(m_parts);
        return std::move(m_spec);
    }

private:
    StripRow& add(StripRow row, const QString& made, std::optional<double> weight, std::optional<double> ratio,
                  const relative::PredictionErrors* errors) {
        const auto error = ratio ? m_parts.errorOf(*ratio) : std::nullopt;
        row.texts = {made, weight ? plainText(std::round(*weight * 100.0) / 100.0, 2) : QStringLiteral("–"),
                     ratio ? ratioText(*ratio) + u'×' : QStringLiteral("–"),
                     error ? shortPercent(*error) : QStringLiteral("–")};
        row.numbers = {std::nullopt, weight, ratio, error};
        row.meanText = row.mostText = QStringLiteral("–");
        if (errors) {
            row.dots = dotsOf(*errors);
            row.mean = errors->are;
            row.most = largestOf(*errors);
            row.meanText = percentText(*row.mean);
            row.mostText = shortPercent(*row.most);
        }
        m_spec.rows.push_back(std::move(row));
        return m_spec.rows.back();
    }

    void path(std::size_t index, const QString& name, Ink ink, Dash dash) {
        const relative::TransferPath& path = m_result.paths[index];
        StripRow row;
        row.shortWords = m_parts.shortWayOf(path);
        row.name = name;
        row.ink = ink;
        row.dash = dash;
        row.link = m_parts.pathLink(index);
        row.tooltip = growthSentence(m_parts, index);
        const double weight = m_parts.answer().weights[index];
        const bool combined = m_parts.placeOf(index) < m_parts.combined().size();
        StripRow& added = add(std::move(row), m_parts.wayOf(path), combined ? std::optional(weight) : std::nullopt,
                              path.ratios[m_parts.answer().cell], path.errors ? &*path.errors : nullptr);
        if (!path.errors) {
            added.meanText = QStringLiteral("≈ ") + percentText(path.expectedError);
        }
    }

    void combination() {
        if (m_parts.combined().size() < 2 || !m_parts.answer().ratio) {
            return;
        }
        StripRow row;
        row.name = m_parts.combinationName();
        row.ink = {Tone::measured, 0};
        row.heavy = true;
        row.link = TransferParts::combinationLink();
        add(std::move(row), weightsName(m_result.options.weights), 1.0, m_parts.answer().ratio,
            m_result.parallel ? &*m_result.parallel : nullptr);
    }

    void direct() {
        if (!m_result.direct) {
            return;
        }
        const relative::RelativeOptions& model = m_result.options.model;
        StripRow row;
        row.name = Words::tr("Direct");
        row.ink = {Tone::measured, 0};
        row.dash = Dash::dashed;
        row.link = m_parts.pairLink(model.from, model.to);
        row.ruled = true;
        add(std::move(row), Words::tr("trained on the pair itself"), std::nullopt, m_parts.answer().directRatio,
            &m_result.direct->validation);
        if (const auto* mean = baselineOf(*m_result.direct, "constant-ratio")) {
            StripRow constant;
            constant.name = Words::tr("One mean ratio");
            constant.ink = {Tone::quiet, 0};
            constant.dash = Dash::dotted;
            add(std::move(constant), Words::tr("no tree"), std::nullopt, constantRatio(*mean), mean);
        }
    }

    /// The mean ratio of the other cells for the asked cell.
    [[nodiscard]] std::optional<double> constantRatio(const relative::PredictionErrors& mean) const {
        const auto& rows = m_result.direct->table.rows;
        const auto row = std::find_if(rows.begin(), rows.end(), [this](const relative::RatioRow& entry) {
            return entry.labels == m_result.cells[m_parts.answer().cell].labels;
        });
        return row == rows.end()
                   ? std::nullopt
                   : std::optional(mean.predictions[static_cast<std::size_t>(row - rows.begin())] / row->from);
    }

    /// Limits the scale, so that neither a few outliers nor a bad baseline compresses all other errors.
    void scale() {
        double most = 0.0;
        double mean = 0.0;
        for (const StripRow& row : m_spec.rows) {
            most = std::max(most, row.most.value_or(0.0));
            mean = row.ink.tone == Tone::quiet ? mean : std::max(mean, row.mean.value_or(0.0));
        }
        const double high = 1.03 * std::min(most, kBeyondMean * mean);
        m_spec.high = high > 0.0 ? high : 1.0;
    }

    void further() {
        std::size_t shown = 0;
        for (std::size_t index = 0; index < m_result.paths.size() && shown < kFurtherPaths; ++index) {
            if (m_parts.placeOf(index) == m_parts.combined().size()) {
                path(index, QString::number(index + 1), {Tone::quiet, 0}, Dash::solid);
                m_spec.rows.back().ruled = shown++ == 0;
            }
        }
        for (std::size_t k = 0; k < std::min(m_result.refused.size(), kRefusedPaths); ++k) {
            StripRow row;
            row.name = Words::tr("not usable");
            row.ink = {Tone::bad, 0};
            row.dash = Dash::dotted;
            row.ruled = k == 0;
            row.shortWords = m_parts.shortWayOf(m_result.refused[k]);
            row.tooltip = m_parts.names().refusal(*m_result.refused[k].refused);
            add(std::move(row), m_parts.wayOf(m_result.refused[k]), std::nullopt, std::nullopt, nullptr);
        }
    }

    const TransferParts& m_parts;
    const relative::TransferResult& m_result;
    DotStripSpec m_spec;
};

}  // namespace

DotStripSpec transferStrips(const TransferParts& parts, bool direct) {
    return DotStripTable(parts).spec(direct);
}

}  // namespace greyscope::widgets
