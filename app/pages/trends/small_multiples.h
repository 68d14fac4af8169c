#pragma once

#include <QWidget>

#include <vector>

#include "widgets/common/highlight.h"
#include "widgets/present/plot_spec.h"

namespace greyscope::widgets {
class PlotView;
}

namespace greyscope::app {

/// Charts side by side, whose plot areas are equally wide. Of those with one vertical range the first carries the
/// axis' labels; others have labels of their own.
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
    [[nodiscard]] bool hasCommonAxis() const;

    widgets::Highlight& m_highlight;
    std::vector<widgets::PlotSpec> m_specs;
    std::vector<widgets::PlotView*> m_views;
};

}  // namespace greyscope::app
