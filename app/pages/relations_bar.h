#pragma once

#include <QComboBox>

#include <vector>

#include "app/pages/page_parts.h"
#include "app/study/study_store.h"

namespace greyscope::app {

/// "Degrees of [the chosen series] over [all cells], show [computed]": which series and points the page relates, and
/// whether its matrix shows what is computed, what is published, or the difference.
class RelationsBar : public ContextBar {
    Q_OBJECT

public:
    explicit RelationsBar(StudyStore& store, QWidget* parent = nullptr);

private:
    /// Keeps a factor at one level while the series run along another.
    struct Hold {
        QComboBox* combo;
        std::string factor;
    };

    void show(const Study& study);
    void showPoints(const StudyTable* table, const PointChoice& points);
    void showMode(const StudyTable* table, const RelationsChoices& choices);
    void showHolds(const StudyTable* table, const PointChoice& points);
    void hold(const std::string& factor, const std::string& level);

    StudyStore& m_store;
    QComboBox* m_scope;
    QComboBox* m_points;
    std::vector<Hold> m_holds;
    Segmented* m_mode;
};

}  // namespace greyscope::app
