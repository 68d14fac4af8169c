#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/analyses/relations/relations_analysis.h"
#include "app/pages/analysis_page.h"

namespace greyscope::app {

class RelationsBar;
class RelationsInspector;
class RelationsViews;

/// The Relations page: grey relational degrees. It shows the matrix of all pairs, the ranking against the reference,
/// and the explanation of one degree, as a chart and point by point. It also shows how robust the degrees are: over
/// rho, under every image, and by the axioms.
class RelationsPage : public PageOf<RelationsAnalysis> {
    Q_OBJECT

public:
    explicit RelationsPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(RelationsAnalysis::kPage), RelationsAnalysis::title(), QStringLiteral("relations")};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::Remark> remarks() const override;
    [[nodiscard]] FigureData figureData(const widgets::FigureView& view) const override;
    [[nodiscard]] const data::LeftOut* leftOut() const override {
        return shown() ? &shown()->result->table.leftOut : nullptr;
    }
    [[nodiscard]] QString previewed() const override;
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;

protected:
    /// Returns the request of the shown result if `asked` differs from it only in rho and there are few series: the
    /// page then calculates the degrees for the new rho itself.
    [[nodiscard]] RelationsRequest servedBy(RelationsRequest asked) const override;
    [[nodiscard]] Effect effect() const override;
    void showStudy() override;
    void present(const Shown& shown) override;
    void offer(widgets::Failed& failed) const override;
    void bringMissing() override;
    /// Returns the text of the button that resolves the error that a series lacks a point; empty if there is no remedy.
    [[nodiscard]] QString gapActionText(const base::Error& error) const;
    /// Applies the remedy for the error that a series lacks a point: uses the common points, or leaves the series out.
    void mendGap(const base::Error& error);
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;
    void addPlace(QVariantMap& place) const override;
    void takePlace(const QVariantMap& place) override;

private:
    void connectViews();
    [[nodiscard]] AskedLine degreeAtRho(double rho);
    /// Adds a keyboard shortcut, which works unless a text field has the focus.
    void addKey(const QKeySequence& key, const std::function<void()>& act);

    void setRho(double rho);
    void setWeights(bool byPoint);
    void setWeight(int point, double weight);
    void setEffect(int point, const data::PointEffect& effect);
    /// Returns the number of points of the series that are shown.
    [[nodiscard]] std::size_t pointCount() const;

    /// Returns the pair of series whose degree is explained in the lower left views.
    [[nodiscard]] std::pair<std::string, std::string> explainedPair() const;
    /// Explains the degree of this pair in the lower left views.
    void choosePair(const ChosenPair& pair);
    void followHighlight();

    RelationsBar* m_bar;
    RelationsInspector* m_inspector;
    RelationsViews* m_views;
    ChosenPair m_chosenPair;
    std::optional<double> m_otherRho;  ///< rho at the selected point of a curve
    int m_drag = 0;                    ///< number of the current drag of rho; all edits of a drag are one undo step
};

}  // namespace greyscope::app
