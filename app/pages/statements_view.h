#pragma once

#include <QObject>

#include <vector>

#include "app/pages/lazy_view.h"
#include "core/sim/statements/statements.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/figure/figure.h"

namespace greyscope::widgets {
class StatementTable;
}

namespace greyscope::app {

/// A view that compares the statements of papers P2 to P4 with simulations, and shows the verdicts and the values that
/// decide them. The check takes long; it starts on request and can be cancelled.
class StatementsView : public QObject {
    Q_OBJECT

public:
    explicit StatementsView(widgets::Highlight& highlight, QObject* parent);

    [[nodiscard]] widgets::FigureView* view() const { return m_view; }
    /// Offers the check of the statements with these numbers. If they have been checked already, the results stay. Call
    /// it in present() of the page, and refuse() in presentNothing(). `offer` is the text of the offer.
    void offer(const std::vector<int>& numbers, const QString& offer);
    /// Shows the reason `why` nothing can be checked.
    void refuse(const QString& why);
    [[nodiscard]] const widgets::StatementTable& table() const { return *m_table; }

private:
    widgets::FigureSpec m_figure;  ///< figure of the statements that were checked last
    widgets::StatementTable* m_table;
    widgets::FigureView* m_view;
    LazyView<std::vector<int>, std::vector<sim::Statement>>* m_lazy;
};

}  // namespace greyscope::app
