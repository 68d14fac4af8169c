#pragma once

#include <QWidget>

#include <vector>

#include "widgets/common/theme/highlight.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {
class PlotView;
}

namespace greyscope::app {

/// Charts in rows, whose plot areas are equally wide. Of those with one vertical range the first of each row carries
/// the axis' labels; others have labels of their own. Where there is room they name their axes and series.
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
    /// So many that the panels are as large as can be.
    [[nodiscard]] int bestColumns() const;
    [[nodiscard]] widgets::PlotSpec shownAs(std::size_t i) const;
    [[nodiscard]] bool hasCommonAxis() const;

    widgets::Highlight& m_highlight;
    std::vector<widgets::PlotSpec> m_specs;
    std::vector<widgets::PlotView*> m_views;
    int m_columns = 0;  ///< as the views are drawn; 0: anew
    bool m_roomy = false;
};

}  // namespace greyscope::app
