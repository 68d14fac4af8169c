#pragma once

#include <cstddef>

#include "app/pages/binding.h"
#include "widgets/controls/context_bar.h"

namespace greyscope::app {

/// The bar of the Trends page: "hold [Objects/OST = 1] | Show [Absolute|Ratio|Indexed] as [Panels|Lines|Band|Heat]".
/// The sentence above the chart says which quantity is shown along which factor.
class TrendsBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit TrendsBar(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }
    /// Sets the number of panels that the result has. It determines the form of the chart unless the user has chosen
    /// one.
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
