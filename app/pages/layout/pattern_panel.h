#pragma once

#include <vector>

#include "app/pages/binding.h"
#include "widgets/controls/section.h"

class QToolButton;
class QVBoxLayout;

namespace greyscope::app {

/// The left panel of the Layout page: the access pattern, initially one of the nine classes of paper P4, and both
/// layouts.
class PatternPanel : public widgets::ScrolledColumn {
    Q_OBJECT

public:
    explicit PatternPanel(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study);

signals:
    /// The user wants to open a file with the output of lfs getstripe.
    void openRequested();

private:
    void buildClasses(QVBoxLayout* column);
    void buildPattern(QVBoxLayout* column);
    void buildLayouts(QVBoxLayout* column);

    StudyStore& m_store;
    Bindings m_bindings;
    std::vector<QToolButton*> m_classes;
};

/// Returns an icon for a pattern, which shows which process accesses which part of which file.
[[nodiscard]] QIcon patternIcon(const access::Pattern& pattern, const QPalette& palette);

}  // namespace greyscope::app
