#pragma once

#include <QWidget>

#include <vector>

#include "widgets/common/theme/highlight.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {
class PlotView;
}

namespace greyscope::app {

/// Charts in rows with plot areas of equal width. If they share one vertical range, only the first of each row shows
/// the axis labels; otherwise each has its own. If there is room, they show the names of axes and series.
class SmallMultiples : public QWidget {
    Q_OBJECT

public:
    explicit SmallMultiples(widgets::Highlight& highlight, QWidget* parent = nullptr);
    void setSpecs(std::vector<widgets::PlotSpec> specs);
    [[nodiscard]] const std::vector<widgets::PlotSpec>& specs() const { return m_specs; }
    [[nodiscard]] QSize sizeHint() const override { return {480, 180}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 100}; }

signals:
    void chosen(int index);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    /// Returns the number of columns for which the panels are largest.
    [[nodiscard]] int bestColumns() const;
    [[nodiscard]] widgets::PlotSpec shownAs(std::size_t i) const;
    [[nodiscard]] bool hasCommonAxis() const;

    widgets::Highlight& m_highlight;
    std::vector<widgets::PlotSpec> m_specs;
    std::vector<widgets::PlotView*> m_views;
    int m_columns = 0;  ///< columns of the present arrangement; 0: arrange again
    bool m_roomy = false;
};

}  // namespace greyscope::app
