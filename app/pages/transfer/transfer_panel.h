#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/analyses/transfer/transfer_choices.h"
#include "app/pages/page.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/controls/note.h"
#include "widgets/controls/section.h"

class QCheckBox;
class QGridLayout;
class QPushButton;

namespace greyscope::widgets {
class AnswerCard;
class ElidingLabel;
}  // namespace greyscope::widgets

namespace greyscope::app {

class LinkRow;
class WeightRows;

/// The inspector of the Transfer page: the prediction for the cell, the weights of the paths, the trained pairs, and
/// the growth of the error along a path.
class TransferPanel : public widgets::InspectorPanel {
    Q_OBJECT

public:
    explicit TransferPanel(const PageContext& context, QWidget* parent = nullptr);

    void show(const std::shared_ptr<const AskedTransfer>& asked, const Study& study);
    /// Shows how the error grows along the highlighted path or, if none is highlighted, along the best one.
    void showGrowth();
    void showNothing();

    [[nodiscard]] widgets::AnswerCard* card() const { return m_card; }
    [[nodiscard]] WeightRows* weights() const { return m_weights; }
    [[nodiscard]] QCheckBox* pairBox(std::size_t row) const { return m_pairs[row].box; }
    [[nodiscard]] std::size_t pairCount() const { return m_pairs.size(); }
    [[nodiscard]] QString pairText(std::size_t row) const;
    [[nodiscard]] QPushButton* bestButton() const { return m_best; }
    /// Returns the systems on the path and the error at each, one per line.
    [[nodiscard]] QString growthText() const;
    [[nodiscard]] QString noteText() const;

signals:
    /// The user wants to see the derivation of the prediction on the card.
    void derivationAsked();

private:
    struct Pair {
        LinkRow* row;
        QCheckBox* box;
        widgets::PlainLabel* error;
    };
    void buildPairs(std::size_t count);
    void showPairs(const Study& study);
    void tick(std::size_t row, bool used);
    void setSectionsVisible(bool visible);

    PageContext m_context;
    /// The result that is shown, with the selected cell; null if there is none.
    std::shared_ptr<const AskedTransfer> m_asked;
    std::size_t m_growthOf = 0;
    widgets::ElidingLabel* m_cell;
    widgets::AnswerCard* m_card;
    WeightRows* m_weights;
    widgets::Section* m_answerSection;
    widgets::Section* m_weightSection;
    widgets::Section* m_growthSection;
    widgets::Section* m_pairSection;
    widgets::ElidingLabel* m_growthPath;
    QWidget* m_growth;
    QGridLayout* m_growthGrid;
    QWidget* m_pairList;
    QPushButton* m_best;
    std::vector<Pair> m_pairs;
    std::map<std::string, widgets::Note*> m_notes;  ///< notes of the inspector, by the name of their remark
};

}  // namespace greyscope::app
