#pragma once

#include <functional>

#include "app/pages/binding.h"
#include "app/study/file/study_store.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/note.h"
#include "widgets/controls/section.h"

class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace greyscope::app {

class CheckedField;

/// The left panel of the Simulate page: the scenarios of the study, the presets for new ones, and the factors of the
/// current one.
class ScenariosPanel : public widgets::ScrolledColumn {
    Q_OBJECT

public:
    explicit ScenariosPanel(StudyStore& store, QWidget* parent = nullptr);
    /// Shows the scenarios of a study. `status` returns the progress of a scenario's runs as text.
    void showStudy(const Study& study, const std::function<QString(const ScenarioChoice&)>& status);
    /// Shows a note on the progress of reading a trace, or on why it failed.
    void setTraceNote(widgets::Note::Kind kind, const QString& text);

signals:
    void traceAsked();
    /// The panel has made a field for the levels of a factor.
    void fieldMade(const greyscope::app::CheckedField* field);

private:
    /// Returns the layout for rows that are visible only if the study has a scenario.
    QVBoxLayout* ofScenario();
    void buildList(QVBoxLayout* column);
    void buildTestbeds(QVBoxLayout* column);
    void buildTrace(QVBoxLayout* column);
    void buildSweep(QVBoxLayout* column);
    void showSource(const ScenarioChoice* chosen);
    void showFactors(const Study& study);
    void addFactor(const std::string& parameter);
    void removeFactor(std::size_t place);
    [[nodiscard]] base::Expected<void> setLevels(std::size_t place, const QString& text);

    StudyStore& m_store;
    Bindings m_bindings;
    std::vector<QWidget*> m_ofScenario;
    QListWidget* m_list = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_remove = nullptr;
    widgets::PlainLabel* m_source = nullptr;
    QPushButton* m_pattern = nullptr;
    widgets::Note* m_traceNote = nullptr;
    QVBoxLayout* m_factorRows = nullptr;
    std::vector<FactorChoice> m_factors;  ///< factors whose rows are shown
    std::vector<QWidget*> m_rows;
    QComboBox* m_add = nullptr;
    widgets::PlainLabel* m_count = nullptr;
    bool m_showing = false;
};

/// Adds a scenario made from a preset to the study and makes it the current one.
void startScenario(StudyStore& store, const std::string& preset);

}  // namespace greyscope::app
