#pragma once

#include <memory>

#include "app/analyses/transfer/transfer_analysis.h"
#include "app/pages/analysis_page.h"

namespace greyscope::app {

class TransferBar;
class TransferPanel;

/// The Transfer page: predicts one series from another through other systems. It shows the graph of systems and trained
/// pairs, and compares the paths with the tree of the pair itself.
class TransferPage : public PageOf<TransferAnalysis> {
    Q_OBJECT

public:
    explicit TransferPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(TransferAnalysis::kPage), TransferAnalysis::title(), QStringLiteral("transfer")};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Paths"); }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override {
        return m_asked ? TransferAnalysis::remarks(m_asked->parts) : std::vector<widgets::Remark>();
    }
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] const data::LeftOut* leftOut() const override {
        return shown() ? &shown()->result->result.account : nullptr;
    }
    [[nodiscard]] QString previewed() const override;
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;

protected:
    [[nodiscard]] Effect effect() const override;
    [[nodiscard]] Work work(const TransferRequest& request) const override;
    void showStudy() override;
    void present(const Shown& shown) override;
    void presentNothing() override;
    void bringMissing() override;
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] widgets::FigureView* graphView();
    [[nodiscard]] widgets::FigureView* stripView();
    void train(const QString& from, const QString& to);
    void moveNode(const QString& system, double x, double y);
    /// Returns the index of the path whose derivation is shown: the selected one, otherwise the best one.
    [[nodiscard]] std::size_t workedPath() const;
    void followHighlight();

    TransferBar* m_bar;
    TransferPanel* m_panel;
    widgets::FigureView* m_graph;
    widgets::FigureView* m_strips;
    std::shared_ptr<const AskedTransfer> m_asked;  ///< the result that is shown, with the selected cell
    std::size_t m_worked = 0;                      ///< index of the path whose derivation was shown last
};

}  // namespace greyscope::app
