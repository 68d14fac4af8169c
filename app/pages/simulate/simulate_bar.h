#pragma once

#include <string_view>

#include "app/pages/binding.h"
#include "widgets/controls/context_bar.h"

namespace greyscope::app {

/// The bar of the Simulate page: "Show [Throughput] against [Clients] | [32] clients weights [1:4] [write] [MFWA]
/// through [SFQ(D)]"
class SimulateBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit SimulateBar(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }

private:
    void addChart();
    void addParameter(const QString& word, std::string_view name);
    /// Adds a control with a label to the bar; it is disabled if there is no scenario.
    void addOfScenario(const QString& word, QWidget* control);

    StudyStore& m_store;
    Bindings m_bindings;
};

}  // namespace greyscope::app
