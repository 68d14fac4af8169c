#pragma once

#include <cstddef>

#include "app/pages/binding.h"
#include "widgets/controls/context_bar.h"

namespace greyscope::app {

/// "hold [Objects/OST = 1] | Show [Absolute|Ratio|Indexed] as [Panels|Lines|Band|Heat]"; what is shown along what is
/// said by the sentence above the chart.
class TrendsBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit TrendsBar(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }
    /// How many panels the result has, which the form follows where nobody chose one.
    void setPanels(std::size_t panels);

private:
    void addMeasure();
    void addForm();

    StudyStore& m_store;
    Bindings m_bindings;
    widgets::Segmented* m_form = nullptr;
    std::size_t m_panels = 0;
};

}  // namespace greyscope::app
