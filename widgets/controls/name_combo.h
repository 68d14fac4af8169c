#pragma once

#include <QComboBox>

namespace greyscope::widgets {

/// A drop-down whose chosen text ends in an ellipsis where the box is too narrow for it; the tool tip has all of it.
class ElidedCombo : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;
    /// The current text as it fits the box.
    [[nodiscard]] virtual QString shownText() const;

protected:
    /// What the box has room for, in pixels.
    [[nodiscard]] int textRoom() const;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

/// A drop-down of names: a long one is so shortened that it stays another than the rest, and is whole in the tool tip
/// and the list.
class NameCombo : public ElidedCombo {
    Q_OBJECT

public:
    explicit NameCombo(QWidget* parent = nullptr);
    void showPopup() override;
    [[nodiscard]] QString shownText() const override;
};

}  // namespace greyscope::widgets
