#pragma once

#include <QString>

#include <optional>

#include "app/study/choices/defaults.h"
#include "core/published/replicate.h"
#include "widgets/controls/context_bar.h"

class QComboBox;

namespace greyscope::app {

/// The bar of the Replication page: "Papers [All papers] Tolerance [last unit] | Recompute all, Copy as LaTeX table,
/// Save report…".
class ReplicationBar : public widgets::ContextBar {
    Q_OBJECT

public:
    /// Creates the bar. `defaults` contain the tolerance that the bar begins with, and follows when it changes; null:
    /// it begins with one unit of the last printed digit.
    explicit ReplicationBar(const Defaults* defaults, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<published::Paper> paper() const;  ///< the chosen paper; nullopt: all papers
    [[nodiscard]] published::Tolerance tolerance() const;
    /// Returns the chosen paper as text that can be stored in the settings; "" for all papers.
    [[nodiscard]] QString paperKey() const;
    void setPaper(const QString& key);
    [[nodiscard]] QComboBox* papers() const { return m_papers; }

signals:
    /// The user has chosen another paper or another tolerance.
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
