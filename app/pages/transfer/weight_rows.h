#pragma once

#include <QWidget>

#include <vector>

#include "core/relative/transfer.h"
#include "widgets/common/highlight.h"
#include "widgets/present/transfer_summary.h"

class QButtonGroup;
class QSpinBox;
class QVBoxLayout;

namespace greyscope::app {

class LinkRow;
class SliderWithSpin;

/// How paths work in parallel: equal, by their errors or by hand, and the weight of each.
class WeightRows : public QWidget {
    Q_OBJECT

public:
    explicit WeightRows(widgets::Highlight& highlight, QWidget* parent = nullptr);
    /// `best`: how many of all paths are combined; 0 where the paths were chosen and all of them are.
    void show(const std::vector<widgets::WeightRow>& rows, relative::PathWeights weights, std::size_t best);

    [[nodiscard]] SliderWithSpin* slider(std::size_t path) const { return m_rows[path].slider; }
    [[nodiscard]] QButtonGroup* kinds() const { return m_kinds; }
    [[nodiscard]] QSpinBox* best() const { return m_best; }

signals:
    void kindChosen(greyscope::relative::PathWeights weights);
    /// The weights of all rows after one was moved; they add to 1.
    void weightsEdited(const std::vector<double>& weights);
    void bestChosen(int paths);

private:
    struct Row {
        LinkRow* box;
        QWidget* swatch;
        SliderWithSpin* slider;
    };
    void build(std::size_t count);
    void edit(std::size_t path, double weight);

    widgets::Highlight& m_highlight;
    QButtonGroup* m_kinds;
    QWidget* m_bestRow;
    QSpinBox* m_best;
    QVBoxLayout* m_column;
    std::vector<Row> m_rows;
    std::vector<double> m_weights;
};

/// The weights after one of them became `weight`: the others keep their proportions and all add to 1.
[[nodiscard]] std::vector<double> weightsWith(std::vector<double> weights, std::size_t path, double weight);

}  // namespace greyscope::app
