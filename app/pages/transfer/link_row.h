#pragma once

#include <QPointer>
#include <QWidget>

#include "widgets/common/theme/highlight.h"

namespace greyscope::app {

/// A row of controls that is linked with the drawn views. If the mouse is over the row, its marks in the views are
/// highlighted; if it is over the marks, the row is.
class LinkRow : public QWidget {
    Q_OBJECT

public:
    explicit LinkRow(widgets::Highlight& highlight, QWidget* parent = nullptr);
    void setLink(const widgets::Link& link);

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QPointer<widgets::Highlight> m_highlight;
    widgets::Link m_link;
};

}  // namespace greyscope::app
