#pragma once

#include <QFrame>

#include "widgets/common/explanation.h"

namespace greyscope::app {

/// The explanation of the focused pane (F1), shown over the pane until Escape, F1 or a click outside.
class ExplanationPopup : public QFrame {
    Q_OBJECT

public:
    /// `width`: width of the text.
    ExplanationPopup(const widgets::Explained& pane, int width, QWidget* parent);
    /// Opens at the upper right of a pane, inside its window.
    void showOver(const QWidget& pane);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add(const QString& text, const char* name, int width);
};

/// Explains the pane with the keyboard focus; if none has it, the first view of the page, or the page itself. `width`:
/// width of the text.
void explainFocus(QWidget& page, int width);

}  // namespace greyscope::app
