#pragma once

#include <QWidget>

#include "widgets/common/theme/highlight.h"

namespace greyscope::widgets {
class PlainLabel;
class DerivationView;
}  // namespace greyscope::widgets

namespace greyscope::app {

class DerivationPanel;

/// The derivation alone and large, for the screen that the audience sees: the lines that the panel shows, with the same
/// values covered.
class LectureWindow : public QWidget {
    Q_OBJECT

public:
    LectureWindow(DerivationPanel& panel, widgets::Highlight& highlight, QWidget* parent);

    /// Fills the first screen that `beside` does not stand on; where there is none it is a window among others, and
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
    /// Brings the line that was uncovered or clicked last into sight, which another size moves.
    void showChosen();
    void zoomBy(double times);

    DerivationPanel& m_panel;
    widgets::PlainLabel* m_title;
    widgets::DerivationView* m_view;
};

}  // namespace greyscope::app
