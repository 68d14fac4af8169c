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

/// The statements of P2 to P4 against what is simulated, with their verdicts and what they rest on. Checking them takes
/// long: it begins when somebody asks for it, and can be cancelled.
class StatementsView : public QObject {
    Q_OBJECT

public:
    explicit StatementsView(widgets::Highlight& highlight, QObject* parent);

    [[nodiscard]] widgets::FigureView* view() const { return m_view; }
    /// What can be asked for: statements of these numbers. What was checked of the same stays. It belongs to present()
    /// of the page that the view stands on, as refuse() to presentNothing().
    void offer(const std::vector<int>& numbers, const QString& offer);
    /// Nothing can be: why.
    void refuse(const QString& why);
    [[nodiscard]] const widgets::StatementTable& table() const { return *m_table; }

private:
    widgets::FigureSpec m_figure;  ///< of what was checked last
    widgets::StatementTable* m_table;
    widgets::FigureView* m_view;
    LazyView<std::vector<int>, std::vector<sim::Statement>>* m_lazy;
};

}  // namespace greyscope::app
