#pragma once

#include <QWidget>

#include "widgets/common/theme/highlight.h"

namespace greyscope::widgets {
class PlainLabel;
class WorkingView;
}  // namespace greyscope::widgets

namespace greyscope::app {

class WorkingPanel;

/// The working alone and large, for the screen that the audience sees: the lines that the panel shows, with the same
/// values covered.
class LectureWindow : public QWidget {
    Q_OBJECT

public:
    LectureWindow(WorkingPanel& panel, widgets::Highlight& highlight, QWidget* parent);

    /// Fills the first screen that `beside` does not stand on; where there is none it is a window among others, and
    /// false.
    bool showBeside(const QWidget& beside);
    [[nodiscard]] widgets::WorkingView& working() const { return *m_view; }

signals:
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    /// Brings the line that was uncovered or clicked last into sight, which another size moves.
    void showChosen();
    void zoomBy(double times);

    WorkingPanel& m_panel;
    widgets::PlainLabel* m_title;
    widgets::WorkingView* m_view;
};

}  // namespace greyscope::app
