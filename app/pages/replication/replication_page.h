#pragma once

#include <optional>

#include "app/analyses/replication/replication_analysis.h"
#include "app/pages/analysis_page.h"
#include "app/pages/replication/replication_open.h"
#include "core/published/replicate.h"
#include "widgets/present/replication/replication_present.h"

namespace greyscope::app {

class ReplicationBar;
class ReplicationInspector;
class ReplicationSummary;
class ReplicationTable;
class StatementsView;

/// The Replication page: compares every published number with the one that the program calculates. It shows counts, a
/// table with disagreements first, and the published degrees and errors that cannot be checked, beside the program's.
/// It needs no study, because the published numbers are embedded.
class ReplicationPage : public PageOf<ReplicationAnalysis> {
    Q_OBJECT

public:
    explicit ReplicationPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QLatin1String(ReplicationAnalysis::kPage), ReplicationAnalysis::title(), QStringLiteral("replication"),
                false, &holdsSample};
    }
    [[nodiscard]] QWidget* contextBar() override;
    [[nodiscard]] QWidget* inspector() override;
    [[nodiscard]] QString inspectorTitle() const override { return tr("Selected value"); }
    [[nodiscard]] int inspectorWidth() const override { return 328; }
    [[nodiscard]] std::vector<Convention> conventions() const override;
    [[nodiscard]] std::optional<PageDerivation> derivation() const override;

    [[nodiscard]] ReplicationTable* table() const { return m_table; }
    [[nodiscard]] ReplicationInspector* values() const { return m_inspector; }
    [[nodiscard]] ReplicationBar* bar() const { return m_bar; }
    /// Returns the latest report of the comparison; null before the first one.
    [[nodiscard]] widgets::Ready<published::ReplicationReport> report() const {
        return shown() ? shown()->result : nullptr;
    }
    [[nodiscard]] QString latexTable() const;
    /// Writes the report to a file in the format of its extension: .json, .csv, .tex; otherwise as text.
    [[nodiscard]] base::Expected<void> saveReport(const QString& path) const;

public slots:
    /// Opens the page that shows the selected value; opens the sample study first if it is not open.
    void openValue();

protected:
    [[nodiscard]] Asked asked(const Study& study) const override;
    void showStudy() override;
    [[nodiscard]] std::optional<AskedLine> lineBehind(const widgets::FigureView& view, int row, int column) override;
    void addPlace(QVariantMap& place) const override;
    void takePlace(const QVariantMap& place) override;
    void presentResult(const Shown& shown) override;
    void present(const Shown& /*shown*/) override {}  // independent of the study
    void presentNothing() override;
    void bringMissing() override { recalculate(); }
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] widgets::FigureView* valuesView();
    void buildViews();
    void connectViews();
    void judge();
    /// Returns the row of the table that contains a published value; -1 if the value is not from the chosen paper.
    [[nodiscard]] int rowOf(std::size_t item) const;
    void chooseRow(int row);
    void showItem(std::size_t item);
    void apply(std::size_t item);
    void askWhereToSave();

    ReplicationBar* m_bar;
    ReplicationInspector* m_inspector;
    ReplicationSummary* m_summary;
    ReplicationTable* m_table;
    widgets::FigureView* m_values;
    widgets::FigureView* m_degrees;
    widgets::FigureView* m_errors;
    StatementsView* m_statements;
    published::Judged m_judged;
    /// Indices of the line and the value that the inspector shows; nullopt: nothing.
    std::optional<std::size_t> m_line, m_item;
    std::optional<std::size_t> m_pending;  ///< index of a value that is shown as soon as the sample study is open
};

}  // namespace greyscope::app
