#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/pages/binding.h"
#include "widgets/controls/context_bar.h"
#include "widgets/present/latency/latency_result.h"

class QComboBox;

namespace greyscope::app {

/// The bar of the Latency page: "Draw [Percentiles | ECDF | ...] compare [a] with [b] over time [a]".
class LatencyBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit LatencyBar(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }
    /// Sets the runs that can be chosen, and those that are compared and shown over time.
    void setResult(const widgets::LatencyResult& result);

private:
    void addCompared(const QString& word, const char* name, std::size_t which);
    void addOverTime();

    StudyStore& m_store;
    Bindings m_bindings;
    std::vector<std::string> m_runs;   ///< names of all runs
    std::vector<std::string> m_timed;  ///< names of the runs with times
    /// Names of the compared runs, the first one second; empty if no runs are compared.
    std::vector<std::string> m_compared;
    std::string m_overTime;
};

}  // namespace greyscope::app
