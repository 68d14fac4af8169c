#pragma once

#include <vector>

#include "app/pages/binding.h"
#include "widgets/controls/section.h"

class QToolButton;
class QVBoxLayout;

namespace greyscope::app {

/// The access pattern, initially one of P4's nine classes, and both layouts.
class PatternPanel : public widgets::ScrolledColumn {
    Q_OBJECT

public:
    explicit PatternPanel(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study);

signals:
    /// The user wants to open the output of lfs getstripe.
    void openRequested();

private:
    void buildClasses(QVBoxLayout* column);
    void buildPattern(QVBoxLayout* column);
    void buildLayouts(QVBoxLayout* column);

    StudyStore& m_store;
    Bindings m_bindings;
    std::vector<QToolButton*> m_classes;
};

/// Returns the icon of a pattern's class, which shows which process accesses which part of which file.
[[nodiscard]] QIcon patternIcon(const access::Pattern& pattern, const QPalette& palette);

}  // namespace greyscope::app
