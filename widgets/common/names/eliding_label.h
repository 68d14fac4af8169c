#pragma once

#include <QStringList>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

/// A line of plain text that may be narrowed. A text that does not fit ends in "…", or is shortened so that it differs
/// from the names beside it; the tool tip shows the whole text.
class ElidingLabel : public PlainLabel {
    Q_OBJECT

public:
    explicit ElidingLabel(const QString& text = {}, QWidget* parent = nullptr);
    /// Sets the names that the text is one of; see fittedNames().
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
