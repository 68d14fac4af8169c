#pragma once

#include <QStatusBar>

#include <vector>

#include "app/pages/page.h"
#include "core/data/left_out.h"
#include "widgets/common/plain_text.h"

class QHBoxLayout;
class QToolButton;

namespace greyscope::app {

/// A convention with the page that it belongs to, and whether the numbers of the current page depend on it.
struct ConventionChip {
    Convention convention;
    const Page* page = nullptr;
    bool inForce = false;
};

/// The status bar, which shows the conventions on which numbers depend, and the contents of the study. Those that the
/// current page uses are tinted. A click on a convention offers its alternatives.
class ConventionBar : public QStatusBar {
    Q_OBJECT

public:
    explicit ConventionBar(StudyStore& store, QWidget* parent = nullptr);
    void setChips(std::vector<ConventionChip> chips);
    /// Sets the text on the contents of the study: "24 series, 480 values · saved".
    void setFacts(const QString& facts);
    /// Shows how many rows are left out, "2 rows left out", with the reasons in the tooltip. Hides this text if nothing
    /// is left out.
    void setLeftOut(const data::LeftOut& leftOut);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();
    /// Shows as many conventions as fit.
    void fill();
    [[nodiscard]] QToolButton* chipButton();
    void offer(std::size_t chip);
    void offerLeft();
    [[nodiscard]] QMenu* menuOf(const ConventionChip& chip, QWidget* parent);

    StudyStore& m_store;
    QWidget* m_row = nullptr;
    QHBoxLayout* m_layout = nullptr;
    widgets::PlainLabel* m_heading = nullptr;
    std::vector<QToolButton*> m_buttons;  ///< buttons of the conventions, reused so that the keyboard focus stays
    QToolButton* m_more = nullptr;
    widgets::PlainLabel* m_leftOut = nullptr;
    widgets::PlainLabel* m_facts = nullptr;
    std::vector<ConventionChip> m_chips;
    data::LeftOut m_told;
};

}  // namespace greyscope::app
