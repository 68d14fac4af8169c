#pragma once

#include <QCoreApplication>

#include "app/analyses/layout/pattern_kind.h"
#include "app/pages/binding.h"

class QComboBox;
class QSpinBox;

namespace greyscope::app {

/// Makes the controls of a layout's choices, for the bar and the left panel.
class LayoutControls {
    Q_DECLARE_TR_FUNCTIONS(LayoutControls)

public:
    LayoutControls(Bindings& bindings, StudyStore& store) : m_bindings(bindings), m_store(store) {}

    [[nodiscard]] QSpinBox* processes();
    [[nodiscard]] QSpinBox* segments();
    [[nodiscard]] QComboBox* segment();
    [[nodiscard]] QComboBox* operation();
    [[nodiscard]] QComboBox* pattern();  ///< P4's classes and the two applications
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

/// Sets the pattern. P4's nine classes keep the present numbers; an application sets its own.
void choosePattern(StudyStore& store, std::size_t kind);

}  // namespace greyscope::app
