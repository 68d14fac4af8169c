#pragma once

#include "app/pages/binding.h"
#include "app/pages/page.h"
#include "widgets/controls/context_bar.h"

namespace greyscope::app {

/// The bar of the Forecast page: "Series [1.1-R] along [Threads/OST] hold [Objects/OST = 1] | Fit first [6] hold out
/// last [2] horizon [2] | Model [GM(1,1)]"
class ForecastBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit ForecastBar(const PageContext& context, QWidget* parent = nullptr);

    void showStudy(const Study& study) { m_bindings.show(study); }
    /// Sets the number of points of the series, and how many of them are test points; 0 if not known yet.
    void setCounts(std::size_t points, std::size_t heldOut);
    /// Sets whether the next points of the axis cannot be guessed, in which case the bar asks for the points to
    /// forecast.
    void setUneven(bool uneven);

private:
    void addSeries(const PageContext& context);
    void addCounts();
    void addPoints(QWidget* steps);
    void addModel();

    Bindings m_bindings;
    int m_points = 0;
    int m_heldOut = 0;
    bool m_uneven = false;
};

}  // namespace greyscope::app
