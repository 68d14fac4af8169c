#pragma once

#include <QComboBox>

namespace greyscope::widgets {

/// A drop-down list. If its text is too wide for the box, it is shortened so that it differs from the other texts (see
/// fittedNames()); the tool tip shows the whole text.
class ElidedCombo : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedCombo(QWidget* parent = nullptr);
    /// The current text, shortened to fit the box.
    [[nodiscard]] QString shownText() const;
    /// The width in pixels at which no text is shortened.
    [[nodiscard]] int wholeWidth() const;

protected:
    /// The width of the text in the box, in pixels.
    [[nodiscard]] int textRoom() const;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

/// A drop-down list for long names; the list is wider than the box.
class NameCombo : public ElidedCombo {
    Q_OBJECT

public:
    explicit NameCombo(QWidget* parent = nullptr);
    void showPopup() override;
};

}  // namespace greyscope::widgets
