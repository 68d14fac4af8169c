#pragma once

#include <QStatusBar>

#include <vector>

#include "app/pages/page.h"
#include "core/data/left_out.h"
#include "widgets/common/plain_text.h"

class QHBoxLayout;
class QToolButton;

namespace greyscope::app {

/// A convention, the page that has it, and whether the numbers of the page in view depend on it.
struct ConventionChip {
    Convention convention;
    const Page* page = nullptr;
    bool inForce = false;
};

/// The foot of the window: the conventions behind the numbers, those in force tinted, and what the study holds. A click
/// on one offers its alternatives.
class ConventionBar : public QStatusBar {
    Q_OBJECT

public:
    explicit ConventionBar(StudyStore& store, QWidget* parent = nullptr);
    void setChips(std::vector<ConventionChip> chips);
    /// "24 series, 480 values · saved"
    void setFacts(const QString& facts);
    /// "2 rows left out" on every page, with each reason in its tooltip; hidden where nothing is.
    void setLeftOut(const data::LeftOut& leftOut);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();
    /// Which chips there is room for.
    void fill();
    [[nodiscard]] QToolButton* chipButton();
    void offer(std::size_t chip);
    void offerLeft();
    [[nodiscard]] QMenu* menuOf(const ConventionChip& chip, QWidget* parent);

    StudyStore& m_store;
    QWidget* m_row = nullptr;
    QHBoxLayout* m_layout = nullptr;
    widgets::PlainLabel* m_heading = nullptr;
    std::vector<QToolButton*> m_buttons;  ///< one a chip; they stay, so that the keyboard does
    QToolButton* m_more = nullptr;
    widgets::PlainLabel* m_leftOut = nullptr;
    widgets::PlainLabel* m_facts = nullptr;
    std::vector<ConventionChip> m_chips;
    data::LeftOut m_told;
};

}  // namespace greyscope::app
