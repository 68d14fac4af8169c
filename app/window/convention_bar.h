#pragma once

#include <QStatusBar>

#include <vector>

#include "app/pages/page.h"
#include "core/data/left_out.h"
#include "widgets/common/plain_text.h"

class QHBoxLayout;

namespace greyscope::app {

/// A convention and whether the numbers of the page in view depend on it.
struct ConventionChip {
    Convention convention;
    bool inForce = false;
};

/// The foot of the window: the conventions behind the numbers, those in force tinted, and what the study holds.
class ConventionBar : public QStatusBar {
    Q_OBJECT

public:
    explicit ConventionBar(QWidget* parent = nullptr);
    void setChips(std::vector<ConventionChip> chips);
    /// "24 series, 480 values · saved"
    void setFacts(const QString& facts);
    /// "2 rows left out" on every page, with each reason in its tooltip; hidden where nothing is.
    void setLeftOut(const data::LeftOut& leftOut);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill();
    widgets::PlainLabel* chipLabel(const ConventionChip& chip);

    QWidget* m_row = nullptr;
    QHBoxLayout* m_layout = nullptr;
    widgets::PlainLabel* m_leftOut = nullptr;
    widgets::PlainLabel* m_facts = nullptr;
    std::vector<ConventionChip> m_chips;
};

}  // namespace greyscope::app
