#pragma once

#include <QWidget>

#include <vector>

#include "widgets/common/theme/highlight.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {
class PlotView;
}

namespace greyscope::app {

/// A widget with several small charts in rows, whose plot areas have the same width. If all share one vertical range,
/// only the first chart of each row has axis labels; otherwise each has its own. Names of axes and series are shown if
/// there is room.
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
    /// Returns the number of columns with which the charts are largest.
    [[nodiscard]] int bestColumns() const;
    [[nodiscard]] widgets::PlotSpec shownAs(std::size_t i) const;
    [[nodiscard]] bool hasCommonAxis() const;

    widgets::Highlight& m_highlight;
    std::vector<widgets::PlotSpec> m_specs;
    std::vector<widgets::PlotView*> m_views;
    int m_columns = 0;  ///< number of columns of the current arrangement; 0: the charts must be arranged again
    bool m_roomy = false;
};

}  // namespace greyscope::app
