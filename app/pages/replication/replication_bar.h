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
    /// Begins with the tolerance that `defaults` say, and follows them; null: the last unit.
    explicit ReplicationBar(const Defaults* defaults, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<published::Paper> paper() const;  ///< none: all
    [[nodiscard]] published::Tolerance tolerance() const;
    /// The paper as a place keeps it; "" for all.
    [[nodiscard]] QString paperKey() const;
    void setPaper(const QString& key);
    [[nodiscard]] QComboBox* papers() const { return m_papers; }

signals:
    /// Another paper or another tolerance.
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
