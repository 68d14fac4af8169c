#pragma once

#include <QObject>

namespace greyscope::widgets {

/// Watches the whole application: an item of a list or a table, or a heading, whose text is cut and which has no tip of
/// its own is whole in its tip.
class WholeTextTips : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace greyscope::widgets
