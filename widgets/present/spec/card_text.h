#pragma once

#include <QString>

#include <vector>

namespace greyscope::widgets {

/// A prediction and the numbers shown with it.
struct CardText {
    struct Row {
        QString name, value;
        bool bold = false;
    };
    QString head;  ///< "3.2-W by A ⊕ B ⊕ C"
    QString big;   ///< "309 MB/s"
    QString how;   ///< "555 × 0.556"
    std::vector<Row> rows;
};

}  // namespace greyscope::widgets
