#pragma once

#include <string>
#include <vector>

#include "app/pages/page_parts.h"
#include "app/study/series_catalog.h"

class QSpinBox;
class QToolButton;

namespace greyscope::app {

class FactorCombo;
class ProtocolForm;

/// "Predict [Throughput] of [1.2-W] from [1.1-W] by [Threads/OST and Objects/OST] | Leaves [5] at least [2] cells
/// each", and a button for how the tree is pruned and validated. A table with a single metric does not ask for it.
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
    [[nodiscard]] QComboBox* metric() const { return m_metric; }
    [[nodiscard]] ProtocolForm* protocol() const { return m_protocol; }

signals:
    void toChosen(const greyscope::app::SeriesId& id);
    void fromChosen(const greyscope::app::SeriesId& id);
    void metricChosen(const std::string& metric);
    void matchedChosen(const std::vector<std::string>& factors);
    void factorsChosen(const std::vector<std::string>& factors, bool withValue);
    void protocolChosen(const greyscope::app::RelativeChoices& choices);
    void leavesChosen(int leaves);
    void minLeafChosen(int cells);

private:
    QComboBox* m_metric;
    QComboBox* m_to;
    QComboBox* m_from;
    FactorCombo* m_factors;
    QSpinBox* m_leaves;
    QSpinBox* m_minLeaf;
    ProtocolForm* m_protocol;
};

}  // namespace greyscope::app
