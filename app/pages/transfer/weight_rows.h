#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "app/analyses/transfer/transfer_choices.h"
#include "app/pages/binding.h"
#include "app/pages/page.h"
#include "widgets/common/theme/highlight.h"

class QButtonGroup;
class QSpinBox;
class QVBoxLayout;

namespace greyscope::widgets {
class SliderWithSpin;
}  // namespace greyscope::widgets

namespace greyscope::app {

class LinkRow;

/// The controls for how paths are averaged: equally, by their errors or with manual weights; and a row with the weight
/// of each path.
class WeightRows : public QWidget {
    Q_OBJECT

public:
    explicit WeightRows(const PageContext& context, QWidget* parent = nullptr);
    void show(const std::shared_ptr<const AskedTransfer>& asked, const Study& study);

    [[nodiscard]] widgets::SliderWithSpin* slider(std::size_t path) const { return m_rows[path].slider; }
    [[nodiscard]] QButtonGroup* kinds() const { return m_kinds; }

private:
    struct Row {
        LinkRow* box;
        QWidget* swatch;
        widgets::SliderWithSpin* slider;
    };
    void build(std::size_t count);
    void setKind(relative::PathWeights kind);
    void move(std::size_t path, double weight);

    PageContext m_context;
    Bindings m_bindings;
    QButtonGroup* m_kinds;
    QVBoxLayout* m_column;
    std::vector<Row> m_rows;
    std::vector<double> m_weights;
    std::shared_ptr<const AskedTransfer> m_asked;
};

/// Returns `weights` after the weight of `path` is set to `weight`. The other weights keep their proportions, and the
/// sum is 1.
[[nodiscard]] std::vector<double> weightsWith(std::vector<double> weights, std::size_t path, double weight);

}  // namespace greyscope::app
