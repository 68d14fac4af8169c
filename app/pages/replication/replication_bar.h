#pragma once

#include <QString>

#include <optional>

#include "app/study/choices/defaults.h"
#include "core/published/replicate.h"
#include "widgets/controls/context_bar.h"

class QComboBox;

namespace greyscope::app {

/// "Papers [All papers] Tolerance [last unit] | Recompute all, Copy as LaTeX table, Save report…".
class ReplicationBar : public widgets::ContextBar {
    Q_OBJECT

public:
    /// Starts with the tolerance of `defaults`, and follows it; null: the last unit.
    explicit ReplicationBar(const Defaults* defaults, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<published::Paper> paper() const;  ///< nullopt: all papers
    [[nodiscard]] published::Tolerance tolerance() const;
    /// Returns the paper as text for storing the place; "" for all.
    [[nodiscard]] QString paperKey() const;
    void setPaper(const QString& key);
    [[nodiscard]] QComboBox* papers() const { return m_papers; }

signals:
    /// The paper or the tolerance has changed.
    void changed();
    void recomputeRequested();
    void copyRequested();
    void saveRequested();

private:
    void addPapers();
    void addTolerances(const Defaults* defaults);

    QComboBox* m_papers;
    QComboBox* m_tolerances;
};

}  // namespace greyscope::app
