#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/pages/page.h"
#include "app/run/job.h"
#include "app/run/relations_run.h"
#include "widgets/present/relations_present.h"

namespace greyscope::widgets {
class MatrixView;
class PlotView;
class RankingView;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class Note;
class RelationsBar;
class RelationsInspector;

/// Deng's relational degree: the table of all pairs, the ranking against the reference, why a pair has its degree, and
/// how degrees and order depend on rho.
class RelationsPage : public Page {
    Q_OBJECT

public:
    explicit RelationsPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] QString key() const override { return QStringLiteral("relations"); }
    [[nodiscard]] QString title() const override { return tr("Relations"); }
    [[nodiscard]] QString iconName() const override { return QStringLiteral("relations"); }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::vector<widgets::FigureSpec> figures() const override;

    /// Explains the degree of this pair in the lower left view.
    void choosePair(const SeriesId& first, const SeriesId& second);

protected:
    void follow() override;

private:
    void buildViews();
    void connectIntents();
    void act();
    [[nodiscard]] bool failedByGap() const;
    void addRhoKey(const QKeySequence& key, double step);

    void calculate(const RelationsRequest& request);

    void showState();
    void showNothingBeside();
    void showResult();
    void showMatrix(const widgets::RelationLook& look);
    void showRanking(const widgets::RelationLook& look);
    void showPair(const widgets::RelationLook& look);
    [[nodiscard]] std::pair<std::size_t, std::size_t> pairShown() const;

    void setRho(double rho);
    void makeReference(const widgets::Link& link);
    void chooseAgainstReference(const widgets::Link& link);
    [[nodiscard]] std::vector<widgets::ViewFrame*> frames() const;

    RelationsBar* m_bar;
    RelationsInspector* m_inspector;
    widgets::MatrixView* m_matrix;
    widgets::RankingView* m_ranking;
    widgets::PlotView* m_pair;
    widgets::PlotView* m_curves;
    Note* m_order;  ///< how far the order holds
    widgets::ViewFrame* m_matrixFrame = nullptr;
    widgets::ViewFrame* m_rankingFrame = nullptr;
    widgets::ViewFrame* m_pairFrame = nullptr;
    widgets::ViewFrame* m_curvesFrame = nullptr;

    Job<Relations>* m_job;
    std::shared_ptr<base::ErrorCode> m_failure;  ///< why the job failed, if it did
    std::optional<RelationsRequest> m_request;   ///< what the job was last asked for, or moved to
    RelationDegrees m_degrees;                   ///< what is shown: the job's, or the same at another rho
    std::vector<widgets::RelationSeries> m_series;
    std::vector<std::size_t> m_places;  ///< the series in the order of the study
    std::pair<SeriesId, SeriesId> m_chosenPair;
    std::size_t m_lowest = 1;  ///< the series with the lowest degree: explained until a pair is chosen
    int m_drag = 0;            ///< one undo step each
};

}  // namespace greyscope::app
