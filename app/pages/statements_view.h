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

/// The statements of P2 to P4 compared with simulation, with their verdicts and the values behind them. Checking takes
/// long, so it starts on request and can be cancelled.
class StatementsView : public QObject {
    Q_OBJECT

public:
    explicit StatementsView(widgets::Highlight& highlight, QObject* parent);

    [[nodiscard]] widgets::FigureView* view() const { return m_view; }
    /// Offers to check the statements of these numbers; finished checks of the same numbers stay. Call it in present()
    /// of the page, and refuse() in presentNothing().
    void offer(const std::vector<int>& numbers, const QString& offer);
    /// Shows why nothing can be checked.
    void refuse(const QString& why);
    [[nodiscard]] const widgets::StatementTable& table() const { return *m_table; }

private:
    widgets::FigureSpec m_figure;  ///< figure of the statements checked last
    widgets::StatementTable* m_table;
    widgets::FigureView* m_view;
    LazyView<std::vector<int>, std::vector<sim::Statement>>* m_lazy;
};

}  // namespace greyscope::app
