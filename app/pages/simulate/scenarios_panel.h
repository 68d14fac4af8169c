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

/// The scenarios of the study, the testbeds to start one from, and what the chosen one varies.
class ScenariosPanel : public widgets::ScrolledColumn {
    Q_OBJECT

public:
    explicit ScenariosPanel(StudyStore& store, QWidget* parent = nullptr);
    /// `status` says of each scenario how far its runs are.
    void showStudy(const Study& study, const std::function<QString(const ScenarioChoice&)>& status);
    /// How the reading of a trace goes.
    void setTraceNote(widgets::Note::Kind kind, const QString& text);

signals:
    void traceAsked();
    /// A factor has a field for its levels.
    void fieldMade(const greyscope::app::CheckedField* field);

private:
    /// Rows that are there where the study has a scenario.
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
    std::vector<FactorChoice> m_factors;  ///< that have rows
    std::vector<QWidget*> m_rows;
    QComboBox* m_add = nullptr;
    widgets::PlainLabel* m_count = nullptr;
    bool m_showing = false;
};

/// Adds a scenario made of a preset and chooses it.
void startScenario(StudyStore& store, const std::string& preset);

}  // namespace greyscope::app
