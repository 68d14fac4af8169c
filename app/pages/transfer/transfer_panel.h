#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/pages/page_parts.h"
#include "app/study/study.h"
#include "widgets/common/highlight.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/transfer_summary.h"

class QCheckBox;
class QGridLayout;
class QPushButton;

namespace greyscope::widgets {
class ElidingLabel;
}

namespace greyscope::app {

class AnswerCard;
class LinkRow;
class WeightRows;

/// The inspector of the transfer page: the answer for the asked cell, the weights of the paths, the trained pairs, and
/// how the error grows along a path.
class TransferPanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit TransferPanel(widgets::Highlight& highlight, QWidget* parent = nullptr);

    /// `chosen`: the pairs are the user's own and not those of the best paths.
    void show(const widgets::TransferParts& parts, const std::vector<widgets::PairRow>& pairs, bool chosen);
    /// Growth along this path; past the last one: along the best.
    void showGrowth(const widgets::TransferParts& parts, std::size_t path);
    void showNothing();

    [[nodiscard]] AnswerCard* card() const { return m_card; }
    [[nodiscard]] WeightRows* weights() const { return m_weights; }
    [[nodiscard]] QCheckBox* pairBox(std::size_t row) const { return m_pairs[row].box; }
    [[nodiscard]] std::size_t pairCount() const { return m_pairs.size(); }
    [[nodiscard]] QString pairText(std::size_t row) const;
    [[nodiscard]] QPushButton* bestButton() const { return m_best; }
    /// Names and errors on the way, line by line.
    [[nodiscard]] QString growthText() const;
    [[nodiscard]] QString noteText() const;

signals:
    /// The tick of a row of the pairs was set or taken away.
    void pairTicked(int row, bool used);
    /// The pairs of the best of all paths again.
    void bestRequested();

private:
    struct Pair {
        LinkRow* row;
        QCheckBox* box;
        widgets::PlainLabel* error;
    };
    void buildPairs(std::size_t count);
    void setSectionsVisible(bool visible);

    widgets::Highlight& m_highlight;
    widgets::ElidingLabel* m_cell;
    AnswerCard* m_card;
    WeightRows* m_weights;
    Section* m_answerSection;
    Section* m_weightSection;
    Section* m_growthSection;
    Section* m_pairSection;
    widgets::ElidingLabel* m_growthPath;
    QWidget* m_growth;
    QGridLayout* m_growthGrid;
    QWidget* m_pairList;
    QPushButton* m_best;
    std::vector<Pair> m_pairs;
    Note* m_equal;
    Note* m_bounds;
};

}  // namespace greyscope::app
