#pragma once

#include <QIcon>
#include <QWidget>

#include "widgets/common/theme/icon.h"

namespace greyscope::widgets {

/// A widget with a small icon, for use before a text. The icon follows the theme.
class Sign final : public QWidget {
public:
    Sign(const QString& name, IconInk ink, QWidget* parent = nullptr) : QWidget(parent), m_icon(icon(name, ink)) {
        setFixedSize(kSide, kSide);
    }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int kSide = 18;
    QIcon m_icon;
};

}  // namespace greyscope::widgets
