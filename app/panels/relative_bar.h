#pragma once

#include <string>
#include <vector>

#include "app/pages/page_parts.h"
#include "app/study/series_catalog.h"

class QSpinBox;

namespace greyscope::app {

class FactorCombo;

/// "Predict [1.2-W] from [1.1-W] by [Threads/OST and Objects/OST] | Leaves [5] at least [2] cells each".
class RelativeBar : public ContextBar {
    Q_OBJECT

public:
    explicit RelativeBar(QWidget* parent = nullptr);
    void show(const Study& study, const std::vector<SeriesEntry>& entries);
    [[nodiscard]] QComboBox* toCombo() const { return m_to; }
    [[nodiscard]] QComboBox* fromCombo() const { return m_from; }
    [[nodiscard]] FactorCombo* factors() const { return m_factors; }
    [[nodiscard]] QSpinBox* leaves() const { return m_leaves; }
    [[nodiscard]] QSpinBox* minLeaf() const { return m_minLeaf; }

signals:
    void toChosen(const greyscope::app::SeriesId& id);
    void fromChosen(const greyscope::app::SeriesId& id);
    void factorsChosen(const std::vector<std::string>& factors);
    void leavesChosen(int leaves);
    void minLeafChosen(int cells);

private:
    QComboBox* m_to;
    QComboBox* m_from;
    FactorCombo* m_factors;
    QSpinBox* m_leaves;
    QSpinBox* m_minLeaf;
};

}  // namespace greyscope::app
