#pragma once

#include <memory>
#include <optional>

#include "app/pages/page.h"
#include "app/pages/transfer_choices.h"
#include "app/run/job.h"
#include "app/run/transfer_run.h"

namespace greyscope::widgets {
class GraphView;
class StripView;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class TransferBar;
class TransferPanel;

/// Predicts one series from another by way of others: the graph of systems and trained relations, and the paths
/// compared with the tree of the pair itself.
class TransferPage : public Page {
    Q_OBJECT

public:
    explicit TransferPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] QString key() const override { return QStringLiteral("transfer"); }
    [[nodiscard]] QString title() const override { return tr("Transfer"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("transfer"); }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Paths"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::FigureSpec> figures() const override;

    [[nodiscard]] TransferBar* bar() const { return m_bar; }
    [[nodiscard]] TransferPanel* panel() const { return m_panel; }
    [[nodiscard]] widgets::GraphView* graph() const { return m_graph; }
    [[nodiscard]] widgets::StripView* strips() const { return m_strips; }
    /// The last result; null before the first.
    [[nodiscard]] widgets::Ready<TransferOutcome> outcome() const { return m_job.latest(); }
    /// Whether what is shown is what the study asks for.
    [[nodiscard]] bool settled() const;

protected:
    void follow() override;
    void hideEvent(QHideEvent* event) override;

private:
    void buildViews();
    void connectViews();
    void connectControls();
    void calculate();
    void needsAction();
    void showState();
    void showResult();
    void showGrowth();

    void train(const QString& from, const QString& to);
    void addPath(const std::vector<std::string>& ids);
    void tickPair(int row, bool used);
    void moveNode(const QString& system, double x, double y);
    void setWeightKind(relative::PathWeights kind);
    void setWeights(const std::vector<double>& weights);
    [[nodiscard]] std::vector<PathWeight> byHand(const std::vector<double>& weights) const;

    TransferBar* m_bar;
    TransferPanel* m_panel;
    widgets::GraphView* m_graph;
    widgets::StripView* m_strips;
    widgets::ViewFrame* m_graphFrame;
    widgets::ViewFrame* m_stripFrame;
    std::optional<TransferRequest> m_request;
    TransferWeights m_weights;
    Job<TransferOutcome> m_job{this};
    widgets::Ready<TransferOutcome> m_shown;          ///< what m_parts refers to
    std::unique_ptr<widgets::TransferParts> m_parts;  ///< null while there is nothing to show
    std::size_t m_growthOf = 0;
};

}  // namespace greyscope::app
