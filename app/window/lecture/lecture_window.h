#pragma once

#include <QWidget>

#include "widgets/common/theme/highlight.h"

namespace greyscope::widgets {
class PlainLabel;
class DerivationView;
}  // namespace greyscope::widgets

namespace greyscope::app {

class DerivationPanel;

/// The window for the audience, which shows the derivation alone and enlarged. It has the same lines as the derivation
/// panel, and the same values are covered.
class LectureWindow : public QWidget {
    Q_OBJECT

public:
    LectureWindow(DerivationPanel& panel, widgets::Highlight& highlight, QWidget* parent);

    /// Fills the first screen on which the window `beside` is not. If there is none, opens as a normal window and
    /// returns false.
    bool showBeside(const QWidget& beside);
    [[nodiscard]] widgets::DerivationView& derivation() const { return *m_view; }

signals:
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow();
    /// Scrolls to the line that was uncovered or clicked last. It is needed after a change of size, which moves the
    /// line.
    void showChosen();
    void zoomBy(double times);

    DerivationPanel& m_panel;
    widgets::PlainLabel* m_title;
    widgets::DerivationView* m_view;
};

}  // namespace greyscope::app
