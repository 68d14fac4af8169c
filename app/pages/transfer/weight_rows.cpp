#include "app/pages/transfer/weight_rows.h"

#include <QButtonGroup>
#include <QPainter>
#include <QRadioButton>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

#include "app/pages/option_controls.h"
#include "app/pages/transfer/link_row.h"
#include "app/study/choices/relative_options.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/controls/number_box.h"
#include "widgets/controls/section.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/present/transfer/transfer_summary.h"

namespace greyscope::app {

namespace {

/// Shows the line style and the letter of a path.
class PathSwatch final : public QWidget {
public:
    PathSwatch() { setFixedSize(38, 20); }
    void set(const widgets::WeightRow& row) {
        m_row = row;
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const widgets::Style style = widgets::Style::screen(widgets::Theme::of(palette()));
        QPainter painter(this);
        painter.setPen(widgets::linePen(widgets::inkColour(m_row.ink, style.theme), 3.0, m_row.dash));
        painter.drawLine(QPointF(4, height() / 2.0), QPointF(18, height() / 2.0));
        painter.setPen(style.theme.text);
        painter.drawText(rect().adjusted(24, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_row.letter);
    }

private:
    widgets::WeightRow m_row;
};

}  // namespace

WeightRows::WeightRows(const PageContext& context, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_bindings(context.store),
      m_kinds(new QButtonGroup(this)),
      m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    const std::pair<relative::PathWeights, QString> kinds[] = {
        {relative::PathWeights::equal, tr("Equal")},
        {relative::PathWeights::inverseError, tr("By 1 / error")},
        {relative::PathWeights::manual, tr("Set by hand")}};
    for (const auto& [kind, name] : kinds) {
        auto* radio = new QRadioButton(widgets::captionText(name));
        m_kinds->addButton(radio, static_cast<int>(kind));
        m_column->addWidget(radio);
    }
    const auto options = controlsOf<TransferChoices>(m_bindings, "transfer", &Study::transfer);
    m_column->addWidget(options.labelled(&TransferChoices::combine));
    connect(m_kinds, &QButtonGroup::idClicked, this,
            [this](int id) { setKind(static_cast<relative::PathWeights>(id)); });
}

void WeightRows::build(std::size_t count) {
    for (const Row& row : m_rows) {
        row.box->hide();
        row.box->deleteLater();
    }
    m_rows.clear();
    for (std::size_t path = 0; path < count; ++path) {
        Row row{new LinkRow(m_context.highlight), new PathSwatch, new widgets::SliderWithSpin(0.0, 1.0, 0.01, 2)};
        auto* line = new QHBoxLayout(row.box);
        line->setContentsMargins(0, 1, 2, 1);
        line->setSpacing(4);
        line->addWidget(row.swatch);
        line->addWidget(row.slider, 1);
        connect(row.slider, &widgets::SliderWithSpin::edited, this,
                [this, path](double weight) { move(path, weight); });
        m_column->addWidget(row.box);
        m_rows.push_back(row);
    }
}

void WeightRows::show(const std::shared_ptr<const AskedTransfer>& asked, const Study& study) {
    m_asked = asked;
    const std::vector<widgets::WeightRow> rows = widgets::weightRows(asked->parts);
    if (rows.size() != m_rows.size()) {
        build(rows.size());
    }
    m_weights.clear();
    for (std::size_t path = 0; path < rows.size(); ++path) {
        const Row& row = m_rows[path];
        m_weights.push_back(rows[path].weight);
        static_cast<PathSwatch*>(row.swatch)->set(rows[path]);
        row.box->setLink(rows[path].link);
        widgets::setTip(row.box, rows[path].tooltip);
        if (!row.slider->slider()->isSliderDown()) {
            row.slider->setValue(rows[path].weight);
        }
        const QString name = tr("Weight of path %1").arg(rows[path].letter);
        row.slider->spin()->setAccessibleName(name);
        row.slider->slider()->setAccessibleName(name);
        row.slider->setEnabled(rows.size() > 1);
    }
    m_kinds->button(static_cast<int>(asked->outcome->result.options.weights))->setChecked(true);
    m_bindings.show(study);
}

/// Manual weights are initially the present ones.
void WeightRows::setKind(relative::PathWeights kind) {
    m_bindings.edit(
        [&](Study& study) {
            study.transfer.weights = kind;
            if (kind == relative::PathWeights::manual) {
                std::vector<double> weights;
                for (const std::size_t path : m_asked->parts.combined()) {
                    weights.push_back(m_asked->parts.answer().weights[path]);
                }
                study.transfer.byHand = m_asked->byHand(weights);
            }
        },
        {tr("Set path weights")});
}

void WeightRows::move(std::size_t path, double weight) {
    m_weights = weightsWith(std::move(m_weights), path, weight);
    for (std::size_t other = 0; other < m_rows.size(); ++other) {
        if (other != path) {
            m_rows[other].slider->setValue(m_weights[other]);
        }
    }
    m_bindings.edit(
        [this](Study& study) {
            study.transfer.weights = relative::PathWeights::manual;
            study.transfer.byHand = m_asked->byHand(m_weights);
        },
        {tr("Set path weights by hand"), QStringLiteral("transfer.weights")});
}

std::vector<double> weightsWith(std::vector<double> weights, std::size_t path, double weight) {
    double others = 0.0;
    for (std::size_t other = 0; other < weights.size(); ++other) {
        others += other == path ? 0.0 : weights[other];
    }
    weight = weights.size() > 1 ? std::clamp(weight, 0.0, 1.0) : 1.0;
    for (std::size_t other = 0; other < weights.size(); ++other) {
        if (other == path) {
            weights[other] = weight;
        } else {
            weights[other] = others > 0.0 ? weights[other] / others * (1.0 - weight)
                                          : (1.0 - weight) / static_cast<double>(weights.size() - 1);
        }
    }
    return weights;
}

}  // namespace greyscope::app
