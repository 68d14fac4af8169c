#pragma once

#include <QObject>

namespace greyscope::widgets {

/// An event filter for the whole application. If the text of a list item, table item or heading is cut off, its tool
/// tip shows the whole text. Items with another tool tip keep it.
class WholeTextTips : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace greyscope::widgets
