#pragma once

#include <QStringList>

#include "app/pages/page.h"

namespace greyscope::app {

/// The first thing a newcomer sees: what can be opened, the sample study drawn small, and questions that lead to pages.
class StartPage : public Page {
    Q_OBJECT

public:
    explicit StartPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] QString key() const override { return QStringLiteral("start"); }
    [[nodiscard]] QString title() const override { return tr("Start"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("home"); }
    [[nodiscard]] bool usesSeries() const override { return false; }
};

}  // namespace greyscope::app
