#pragma once

#include "app/pages/binding.h"
#include "app/pages/page.h"
#include "widgets/controls/context_bar.h"

namespace greyscope::app {

/// The bar of the Relative page: "Metric [Throughput] predict [1.2-W] from [1.1-W] by [Threads/OST and Objects/OST] |
/// Leaves [5] at least [2] cells each", with a button for pruning and validation. The metric is hidden if the table has
/// only one.
class RelativeBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit RelativeBar(const PageContext& context, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }

private:
    void addMetric(const PageContext& context);
    void addEnds(const PageContext& context);
    void addFactors();
    void addSize();

    Bindings m_bindings;
};

}  // namespace greyscope::app
