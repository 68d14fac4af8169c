#pragma once

#include <QString>

#include <vector>

namespace greyscope::widgets {

/// The texts of a card: a prediction in large type, how it was calculated, and rows of numbers below it.
struct CardText {
    struct Row {
        QString name, value;
        bool bold = false;
    };
    QString head;  ///< the title: "3.2-W by A ⊕ B ⊕ C"
    QString big;   ///< the prediction: "309 MB/s"
    QString how;   ///< the calculation: "555 × 0.556"
    std::vector<Row> rows;
};

}  // namespace greyscope::widgets
