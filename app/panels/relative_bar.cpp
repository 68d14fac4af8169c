#include "app/panels/relative_bar.h"

#include <QSignalBlocker>
#include <QSpinBox>

#include "app/panels/factor_combo.h"
#include "app/panels/series_combo.h"
#include "app/run/relative_run.h"

namespace greyscope::app {

namespace {

QSpinBox* countSpin(int low, int high) {
    auto* spin = new QSpinBox;
    spin->setRange(low, high);
    spin->setKeyboardTracking(false);
    return spin;
}

}  // namespace

RelativeBar::RelativeBar(QWidget* parent)
    : ContextBar(parent),
      m_to(seriesCombo()),
      m_from(seriesCombo()),
      m_factors(new FactorCombo),
      m_leaves(countSpin(0, 999)),
      m_minLeaf(countSpin(1, 9999)) {
    m_leaves->setSpecialValueText(tr("all"));
    m_leaves->setToolTip(tr("Largest number of leaves ([ and ]); \"all\" grows the tree as far as it goes"));
    m_minLeaf->setToolTip(tr("Fewest cells in a leaf"));
    addControl(tr("Predict"), m_to);
    addControl(tr("from"), m_from);
    addControl(tr("by"), m_factors);
    addSeparator();
    addControl(tr("Leaves"), m_leaves);
    addControl(tr("at least"), m_minLeaf);
    addWord(tr("cells each"));
    connect(m_to, &QComboBox::activated, this, [this] { emit toChosen(idFromText(m_to->currentData().toString())); });
    connect(m_from, &QComboBox::activated, this,
            [this] { emit fromChosen(idFromText(m_from->currentData().toString())); });
    connect(m_factors, &FactorCombo::factorsChosen, this, &RelativeBar::factorsChosen);
    connect(m_leaves, &QSpinBox::valueChanged, this, &RelativeBar::leavesChosen);
    connect(m_minLeaf, &QSpinBox::valueChanged, this, &RelativeBar::minLeafChosen);
}

void RelativeBar::show(const Study& study, const std::vector<SeriesEntry>& entries) {
    const StudyTable* table = study.activeTable();
    std::vector<std::pair<QString, QString>> items;
    for (const SeriesEntry& entry : entries) {
        if (table && entry.id.table == table->name) {
            items.emplace_back(entry.name, idText(entry.id));
        }
    }
    fillSeries(m_to, items, predictedSeries(study));
    fillSeries(m_from, items, study.selection.reference);
    m_factors->setFactors(table ? table->roles.factors : std::vector<std::string>{}, study.relative.factors);
    const QSignalBlocker quietLeaves(m_leaves);
    const QSignalBlocker quietCells(m_minLeaf);
    m_leaves->setValue(static_cast<int>(study.relative.leaves));
    m_minLeaf->setValue(static_cast<int>(study.relative.minLeaf));
}

}  // namespace greyscope::app
