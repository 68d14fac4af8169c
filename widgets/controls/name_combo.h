#pragma once

#include <QComboBox>

namespace greyscope::widgets {

/// A drop-down of names: a long one is so shortened that it stays another than the rest, and is whole in the tool tip
/// and the list.
class NameCombo : public QComboBox {
    Q_OBJECT

public:
    explicit NameCombo(QWidget* parent = nullptr);
    void showPopup() override;
    /// The current name as it fits the box.
    [[nodiscard]] QString shownName() const;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace greyscope::widgets
