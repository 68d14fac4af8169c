#pragma once

#include <QStringList>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

/// A line of plain text that gives way: where it does not fit it ends in "…", or is told apart from the names beside
/// it, and the whole text is its tool tip.
class ElidingLabel : public PlainLabel {
    Q_OBJECT

public:
    explicit ElidingLabel(const QString& text = {}, QWidget* parent = nullptr);
    /// The text is one of these names, see fittedNames().
    void setNames(const QStringList& names);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] bool fits() const;

    QStringList m_names;
};

}  // namespace greyscope::widgets
