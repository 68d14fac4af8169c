#pragma once

#include "app/pages/binding.h"
#include "widgets/controls/context_bar.h"

class QToolButton;

namespace greyscope::app {

class CheckedList;

/// The bar of the Tree page: "Explain [Throughput] by [3 columns] leaves of [2] rows at least [pruned, one SE]".
class TreeBar : public widgets::ContextBar {
    Q_OBJECT

public:
    explicit TreeBar(StudyStore& store, QWidget* parent = nullptr);
    void showStudy(const Study& study) { m_bindings.show(study); }

private:
    void addResponse();
    void addFactors();
    void addSize();
    void showFactors(const Study& study);

    Bindings m_bindings;
    QToolButton* m_button = nullptr;
    CheckedList* m_factors = nullptr;
};

}  // namespace greyscope::app
