#pragma once

#include <QFrame>

#include "widgets/common/explanation.h"

namespace greyscope::app {

/// A popup that explains a pane (F1). It is shown over the pane until Escape, F1 or a click outside.
class ExplanationPopup : public QFrame {
    Q_OBJECT

public:
    /// Creates the popup with the explanation of a pane. `width` is the width of the text in pixels.
    ExplanationPopup(const widgets::Explained& pane, int width, QWidget* parent);
    /// Opens the popup at the upper right of a pane, inside its window.
    void showOver(const QWidget& pane);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add(const QString& text, const char* name, int width);
};

/// Opens the popup for the pane with the keyboard focus; if none has it, for the first view of the page, or for the
/// page itself. `width` is the width of the text in pixels.
void explainFocus(QWidget& page, int width);

}  // namespace greyscope::app
