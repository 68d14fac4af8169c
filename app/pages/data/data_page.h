#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/pages/binding.h"
#include "app/pages/page.h"
#include "app/run/job.h"
#include "app/study/step_words.h"
#include "app/study/tables/column_roles.h"
#include "app/tables/join_hint.h"
#include "app/tables/table_change.h"

class QComboBox;

namespace greyscope::widgets {
class ContextBar;
class ViewDeck;
}  // namespace greyscope::widgets

namespace greyscope::app {

class AccountPanel;
class FactsPanel;
class FindingsPanel;
class ReadingSentence;
class RecipeEditing;
class RecipePanel;
class ReportPanel;
class SourcePanel;
class TableList;
class ValuesPanel;

/// The Data page: shows how a file was read. It contains the source with its lines, the values with the role of each
/// column, the findings, and what happened to every line.
class DataPage : public Page {
    Q_OBJECT

public:
    explicit DataPage(PageContext context, QWidget* parent = nullptr);

    [[nodiscard]] static PageFacts facts() {
        return {QStringLiteral("data"), tr("Data"), QStringLiteral("table"), false};
    }
    [[nodiscard]] QWidget* contextBar() override;

protected:
    void follow() override;
    void addPlace(QVariantMap& place) const override;
    void takePlace(const QVariantMap& place) override;

private:
    void build();
    void connectParts();
    void connectRecipe();
    void beginStep(const StepWhat& what);
    void buildContextBar();
    [[nodiscard]] const StudyTable* shownTable() const;
    void choose(const QString& table);
    void remove(const QString& table);
    /// Calls `edit` for a copy of the shown table and puts the copy into the study. `what` names the edit in the
    /// history.
    void change(const QString& what, const TableChange::Edit& edit);

    /// Name of the shown table and all tables, as follow() last showed them.
    std::optional<std::pair<std::string, std::vector<StudyTable>>> m_followed;
    std::string m_tableName;  ///< name of the table that is shown; it is not stored in the study

    ReadingSentence* m_reading = nullptr;
    TableList* m_list = nullptr;
    SourcePanel* m_source = nullptr;
    ValuesPanel* m_values = nullptr;
    RecipePanel* m_recipe = nullptr;
    RecipeEditing* m_editing = nullptr;
    AccountPanel* m_account = nullptr;
    FindingsPanel* m_findings = nullptr;
    ReportPanel* m_report = nullptr;
    FactsPanel* m_facts = nullptr;
    widgets::ViewDeck* m_upper = nullptr;
    widgets::ViewDeck* m_views = nullptr;
    widgets::ViewDeck* m_page = nullptr;
    Job<std::optional<JoinHint>> m_hint;
    TableChange* m_change = nullptr;
    widgets::ContextBar* m_bar = nullptr;
    Bindings m_bindings;
};

}  // namespace greyscope::app
