#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/pages/page.h"
#include "app/pages/relations_shown.h"
#include "app/run/job.h"
#include "app/run/relations_run.h"

namespace greyscope::app {

class RelationsBar;
class RelationsInspector;
class RelationsViews;

/// Relational degrees: the table of all pairs, the ranking against the reference, why a pair has its degree (as a chart
/// and point by point), and how far it holds: over rho, under every image, and by the axioms.
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

    /// Explains the degree of this pair in the lower left views.
    void choosePair(const SeriesId& first, const SeriesId& second);

protected:
    void follow() override;

private:
    void connectIntents();
    void connectFrames();
    void act();
    void addRhoKey(const QKeySequence& key, double step);

    void calculate(const RelationsRequest& request);
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] bool failedBy(base::ErrorCode code) const;

    void showState();
    void showResult();

    void setRho(double rho);
    void setWeights(bool byPoint);
    void setWeight(int point, double weight);
    void setEffect(int point, const data::PointEffect& effect);
    void makeReference(const widgets::Link& link);
    void chooseAgainstReference(const widgets::Link& link);

    RelationsBar* m_bar;
    RelationsInspector* m_inspector;
    RelationsViews* m_views;
    Job<Relations>* m_job;
    std::shared_ptr<base::ErrorCode> m_failure;  ///< why the job failed, if it did
    std::optional<RelationsRequest> m_request;   ///< what the job was last asked for, or moved to
    RelationDegrees m_degrees;                   ///< what is shown: the job's, or the same at another rho
    RelationsShown m_shown;
    ChosenPair m_chosenPair;
    int m_drag = 0;  ///< one undo step each
};

}  // namespace greyscope::app
