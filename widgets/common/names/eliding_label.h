#pragma once

#include <QStringList>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

/// A label with one line of plain text, which may be narrower than its text. A text that does not fit is shortened: it
/// ends in "…", or, after setNames(), stays different from the other names. The tool tip shows the whole text.
class ElidingLabel : public PlainLabel {
    Q_OBJECT

public:
    explicit ElidingLabel(const QString& text = {}, QWidget* parent = nullptr);
    /// Sets the names from which the text must remain distinguishable when it is shortened (see fittedNames()). The
    /// text must be one of them.
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
