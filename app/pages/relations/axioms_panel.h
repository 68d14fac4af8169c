#pragma once

#include <QScrollArea>

#include <vector>

#include "widgets/controls/note.h"
#include "widgets/present/relations/relations_axioms.h"

namespace greyscope::app {

/// The view of the four axioms of grey relational degrees, each with its verdict and the numbers that decide it.
class AxiomsPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit AxiomsPanel(QWidget* parent = nullptr);
    void setAxioms(const std::vector<widgets::AxiomLine>& axioms);
    /// Returns the contents as text separated by tabs, for the Copy command.
    [[nodiscard]] QString tabSeparated() const;

private:
    std::vector<widgets::AxiomLine> m_axioms;
    std::vector<widgets::Note*> m_notes;
};

}  // namespace greyscope::app
