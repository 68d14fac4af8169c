#pragma once

#include <QWidget>

#include "widgets/common/theme/highlight.h"

namespace greyscope::widgets {
class PlainLabel;
class DerivationView;
}  // namespace greyscope::widgets

namespace greyscope::app {

class DerivationPanel;

/// The derivation alone and enlarged, on the screen for the audience. It shows the lines of the panel with the same
/// values covered.
class LectureWindow : public QWidget {
    Q_OBJECT

public:
    LectureWindow(DerivationPanel& panel, widgets::Highlight& highlight, QWidget* parent);

    /// Fills the first screen that does not contain `beside`. If there is none, opens as a normal window and returns
    /// false.
    bool showBeside(const QWidget& beside);
    [[nodiscard]] widgets::DerivationView& derivation() const { return *m_view; }

signals:
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    /// Scrolls to the line that was uncovered or clicked last, because a change of size moves it.
    void showChosen();
    void zoomBy(double times);

    DerivationPanel& m_panel;
    widgets::PlainLabel* m_title;
    widgets::DerivationView* m_view;
};

}  // namespace greyscope::app
