#pragma once

#include <QComboBox>

namespace greyscope::widgets {

/// A drop-down whose chosen text is told apart from the others where the box is too narrow for it (see fittedNames());
/// the tool tip has all of it.
class ElidedCombo : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedCombo(QWidget* parent = nullptr);
    /// The current text as it fits the box.
    [[nodiscard]] QString shownText() const;
    /// In which none of its texts is shortened, in pixels.
    [[nodiscard]] int wholeWidth() const;

protected:
    /// What the box has room for, in pixels.
    [[nodiscard]] int textRoom() const;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

/// A drop-down of names, which may be long: its list is wider than the box.
class NameCombo : public ElidedCombo {
    Q_OBJECT

public:
    explicit NameCombo(QWidget* parent = nullptr);
    void showPopup() override;
};

}  // namespace greyscope::widgets
