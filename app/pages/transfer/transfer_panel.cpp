#include "app/pages/transfer/transfer_panel.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/analyses/transfer/transfer_analysis.h"
#include "app/pages/aggregation_control.h"
#include "app/pages/transfer/link_row.h"
#include "app/pages/transfer/weight_rows.h"
#include "widgets/common/names/eliding_label.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/common/theme/theme.h"
#include "widgets/panels/answer_card.h"
#include "widgets/present/transfer/transfer_summary.h"

namespace greyscope::app {

using widgets::ElidingLabel;

namespace {

/// A bar whose length is a share of the row.
class ErrorBar final : public QWidget {
public:
    ErrorBar(double share, const widgets::Ink& ink) : m_share(share), m_ink(ink) {
        setFixedHeight(9);
        setMinimumWidth(40);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.fillRect(QRectF(0.0, 0.0, m_share * width(), height()),
                         widgets::inkColour(m_ink, widgets::Theme::of(palette())));
    }

private:
    double m_share;
    widgets::Ink m_ink;
};

QString noteWords(const widgets::Note* note) {
    const auto* label = note->findChild<widgets::PlainLabel*>();
    return note->isHidden() || !label ? QString() : label->text();
}

}  // namespace

TransferPanel::TransferPanel(const PageContext& context, QWidget* parent)
    : widgets::InspectorPanel(parent),
      m_context(context),
      m_cell(new ElidingLabel),
      m_card(new widgets::AnswerCard),
      m_weights(new WeightRows(context)),
      m_answerSection(addSection(tr("Prediction"))),
      m_weightSection(addSection(tr("Weights α, sum 1"))),
      m_growthSection(addSection(tr("Error along the path"))),
      m_pairSection(addSection(tr("Trained pairs, mean error"))),
      m_growthPath(new ElidingLabel),
      m_growth(new QWidget),
      m_growthGrid(new QGridLayout(m_growth)),
      m_pairList(new QWidget),
      m_best(new QPushButton(tr("Use the best of all paths"))) {
    m_answerSection->addWidget(m_cell);
    m_answerSection->addWidget(m_card);
    connect(m_card, &widgets::AnswerCard::derivationAsked, this, &TransferPanel::derivationAsked);
    m_weightSection->addWidget(m_weights);
    m_growthGrid->setContentsMargins(0, 0, 0, 0);
    m_growthGrid->setVerticalSpacing(4);
    m_growthGrid->setHorizontalSpacing(8);
    m_growthGrid->setColumnStretch(1, 1);
    m_growthSection->addWidget(m_growthPath);
    m_growthSection->addWidget(m_growth);
    auto* list = new QVBoxLayout(m_pairList);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(1);
    m_pairSection->addWidget(m_pairList);
    m_pairSection->addWidget(m_best);
    connect(m_best, &QPushButton::clicked, this, [this] {
        m_context.store.edit(tr("Use the best paths"), [](Study& study) {
            study.transfer.pairs.clear();
            study.transfer.via.clear();
        });
    });
    connect(&m_context.highlight, &widgets::Highlight::changed, this, &TransferPanel::showGrowth);
    auto* notes = new QWidget;
    auto* column = new QVBoxLayout(notes);
    column->setContentsMargins(12, 10, 12, 0);
    for (const char* name : {"equal", "bounds"}) {
        column->addWidget(m_notes[name] = new widgets::Note);
    }
    addWidget(notes);
    addAggregation(*this, context.store, context.catalog);
    showNothing();
}

void TransferPanel::setSectionsVisible(bool visible) {
    for (widgets::Section* section : {m_answerSection, m_weightSection, m_growthSection, m_pairSection}) {
        section->setVisible(visible);
    }
}

void TransferPanel::showNothing() {
    m_asked = nullptr;
    setSectionsVisible(false);
    for (const auto& [name, note] : m_notes) {
        note->setNote(widgets::Note::Kind::info, {});
    }
}

void TransferPanel::buildPairs(std::size_t count) {
    for (const Pair& pair : m_pairs) {
        pair.row->hide();
        pair.row->deleteLater();
    }
    m_pairs.clear();
    for (std::size_t row = 0; row < count; ++row) {
        Pair pair{new LinkRow(m_context.highlight), new QCheckBox, new widgets::PlainLabel};
        auto* line = new QHBoxLayout(pair.row);
        line->setContentsMargins(2, 1, 4, 1);
        line->addWidget(pair.box, 1);
        line->addWidget(pair.error);
        pair.box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(pair.box, &QCheckBox::clicked, this, [this, row](bool used) { tick(row, used); });
        m_pairList->layout()->addWidget(pair.row);
        m_pairs.push_back(pair);
    }
}

void TransferPanel::show(const std::shared_ptr<const AskedTransfer>& asked, const Study& study) {
    m_asked = asked;
    const widgets::TransferParts& parts = asked->parts;
    m_cell->setText(tr("At %1").arg(parts.cellName()));
    m_card->show(widgets::transferCard(parts));
    m_card->setWorkable(parts.answer().ratio.has_value());
    m_weights->show(asked, study);
    showPairs(study);
    m_best->setVisible(!study.transfer.pairs.empty() || !study.transfer.via.empty());
    widgets::showRemarks(m_notes, TransferAnalysis::remarks(asked->parts));
    setSectionsVisible(true);
    m_weightSection->setVisible(!parts.combined().empty());
    m_growthSection->setVisible(!parts.combined().empty());
    m_growthOf = static_cast<std::size_t>(-1);
    showGrowth();
}

void TransferPanel::showPairs(const Study& study) {
    const std::vector<ListedPair> listed = m_asked->listedPairs(study);
    std::vector<SystemPair> nodes;
    for (const ListedPair& pair : listed) {
        nodes.push_back(pair.nodes);
    }
    const std::vector<widgets::PairRow> rows = widgets::pairRows(m_asked->parts, nodes);
    if (rows.size() != m_pairs.size()) {
        buildPairs(rows.size());
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        m_pairs[row].box->setText(widgets::captionText(rows[row].name));
        m_pairs[row].box->setChecked(listed[row].chosen.used);
        m_pairs[row].error->setText(rows[row].text);
        widgets::setTip(m_pairs[row].row, rows[row].tooltip);
        m_pairs[row].row->setLink(rows[row].link);
    }
}

void TransferPanel::tick(std::size_t row, bool used) {
    m_context.store.edit(used ? tr("Use a pair") : tr("Leave out a pair"),
                         [&](Study& study) { tickPair(study, *m_asked, row, used); });
}

void TransferPanel::showGrowth() {
    if (!m_asked) {
        return;
    }
    const widgets::TransferParts& parts = m_asked->parts;
    const std::size_t path = parts.pathOf(m_context.highlight.lit());
    if (std::exchange(m_growthOf, path) == path) {
        return;
    }
    while (QLayoutItem* item = m_growthGrid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (parts.result().paths.empty()) {
        return;
    }
    const std::size_t first = parts.combined().empty() ? 0 : parts.combined().front();
    const std::size_t shown = path < parts.result().paths.size() ? path : first;
    const std::size_t place = parts.placeOf(shown);
    const bool lettered = place < parts.combined().size();
    m_growthPath->setText(lettered ? tr("Path %1, after each step").arg(widgets::TransferParts::letter(place))
                                   : tr("Path %1, after each step").arg(shown + 1));
    const std::vector<widgets::GrowthRow> rows = widgets::growthRows(parts, shown);
    double most = 0.0;
    QStringList systems;
    for (const widgets::GrowthRow& row : rows) {
        systems << row.system;
        most = std::max(most, row.error.value_or(0.0));
    }
    const widgets::Ink ink = lettered ? widgets::TransferParts::ink(place) : widgets::Ink{widgets::Tone::quiet, 0};
    for (int line = 0; line < static_cast<int>(rows.size()); ++line) {
        const widgets::GrowthRow& row = rows[static_cast<std::size_t>(line)];
        auto* name = new ElidingLabel(row.system);
        name->setNames(systems);
        name->setMinimumWidth(60);
        m_growthGrid->addWidget(name, line, 0);
        m_growthGrid->addWidget(new ErrorBar(most > 0.0 ? row.error.value_or(0.0) / most : 0.0, ink), line, 1,
                                Qt::AlignVCenter);
        m_growthGrid->addWidget(new widgets::PlainLabel(row.text), line, 2, Qt::AlignRight);
    }
}

QString TransferPanel::pairText(std::size_t row) const {
    return m_pairs[row].box->text() + QLatin1Char(' ') + m_pairs[row].error->text();
}

QString TransferPanel::growthText() const {
    QStringList lines;
    for (int line = 0; line < m_growthGrid->rowCount(); ++line) {
        const auto* name = m_growthGrid->itemAtPosition(line, 0);
        const auto* error = m_growthGrid->itemAtPosition(line, 2);
        if (name && error) {
            lines << static_cast<widgets::PlainLabel*>(name->widget())->text() + QLatin1Char(' ') +
                         static_cast<widgets::PlainLabel*>(error->widget())->text();
        }
    }
    return lines.join(QLatin1Char('\n'));
}

QString TransferPanel::noteText() const {
    return noteWords(m_notes.at("equal")) + QLatin1Char('\n') + noteWords(m_notes.at("bounds"));
}

}  // namespace greyscope::app
