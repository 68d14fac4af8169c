#pragma once

#include <QCoreApplication>

#include "app/analyses/layout/pattern_kind.h"
#include "app/pages/binding.h"

class QComboBox;
class QSpinBox;

namespace greyscope::app {

/// Makes the controls for the choices of a layout, for the bar and the left panel of the Layout page.
class LayoutControls {
    Q_DECLARE_TR_FUNCTIONS(LayoutControls)

public:
    LayoutControls(Bindings& bindings, StudyStore& store) : m_bindings(bindings), m_store(store) {}

    [[nodiscard]] QSpinBox* processes();
    [[nodiscard]] QSpinBox* segments();
    [[nodiscard]] QComboBox* segment();
    [[nodiscard]] QComboBox* operation();
    [[nodiscard]] QComboBox* pattern();  ///< list of the nine pattern classes of paper P4 and the two applications
    [[nodiscard]] QComboBox* stripe();
    [[nodiscard]] QSpinBox* osts();
    [[nodiscard]] QSpinBox* firstOst();
    [[nodiscard]] QSpinBox* subset();
    [[nodiscard]] QComboBox* subfile();

private:
    QSpinBox* number(const QString& title, const char* name, int low, int high, const Member<int>& member);
    QComboBox* size(const QString& title, const char* name, const Member<double>& member);

    Bindings& m_bindings;
    StudyStore& m_store;
};

/// Sets the pattern in the study. For the nine classes of paper P4, the other parameters stay; an application sets its
/// own.
void choosePattern(StudyStore& store, std::size_t kind);

}  // namespace greyscope::app
