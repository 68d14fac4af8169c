#pragma once

#include <optional>

#include "app/pages/page.h"
#include "app/run/job.h"
#include "core/replication/replicate.h"
#include "widgets/present/replication_present.h"

class QComboBox;

namespace greyscope::widgets {
class PlotView;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class ContextBar;
class ReplicationInspector;
class ReplicationSummary;
class ReplicationTable;

/// Every published number against what the program calculates: counts, a table with disagreements first, the degrees
/// and errors that cannot be checked beside ours. Works without a study; its numbers are carried by the program.
class ReplicationPage : public Page {
    Q_OBJECT

public:
    explicit ReplicationPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] QString key() const override { return QStringLiteral("replication"); }
    [[nodiscard]] QString title() const override { return tr("Replication"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("replication"); }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Selected value"); }
    [[nodiscard]] int inspectorWidth() const override { return 328; }
    [[nodiscard]] bool usesSeries() const override { return false; }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::FigureSpec> figures() const override;

    [[nodiscard]] ReplicationTable* table() const { return m_table; }
    [[nodiscard]] ReplicationInspector* values() const { return m_inspector; }
    [[nodiscard]] QComboBox* papers() const { return m_papers; }
    [[nodiscard]] QComboBox* tolerances() const { return m_tolerances; }
    /// The last report; null before the first.
    [[nodiscard]] widgets::Ready<replication::Report> report() const { return m_job.latest(); }
    [[nodiscard]] QString latexTable() const;
    /// Writes what the suffix says: .json, .csv, .tex, else text.
    [[nodiscard]] base::Expected<void> saveReport(const QString& path) const;

public slots:
    void recompute();
    /// Opens the view of the value that is shown, or the sample study first.
    void openValue();

protected:
    void follow() override;
    void hideEvent(QHideEvent* event) override;

private:
    void buildBar();
    void buildViews();
    void connectViews();
    void showState();
    void showReport();
    void judge();
    void chooseRow(int row);
    void showItem(std::size_t item);
    void apply(std::size_t item);
    void askWhereToSave();
    [[nodiscard]] replication::Tolerance tolerance() const;

    ContextBar* m_bar;
    QComboBox* m_papers;
    QComboBox* m_tolerances;
    ReplicationInspector* m_inspector;
    ReplicationSummary* m_summary;
    ReplicationTable* m_table;
    widgets::PlotView* m_degrees;
    widgets::PlotView* m_errors;
    widgets::ViewFrame* m_tableFrame = nullptr;
    widgets::ViewFrame* m_degreesFrame = nullptr;
    widgets::ViewFrame* m_errorsFrame = nullptr;
    replication::Judged m_judged;
    std::optional<std::size_t> m_line, m_item;  ///< what the inspector shows
    std::optional<std::size_t> m_pending;       ///< item that waits for the sample study to be opened
    Job<replication::Report> m_job{this};
};

}  // namespace greyscope::app
