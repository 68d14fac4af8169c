#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "app/pages/binding.h"
#include "widgets/controls/context_bar.h"

class QLayout;

namespace greyscope::app {

/// Drop-down lists in the bar of a page for the points of the series: the factor along which they lie, and the levels
/// at which the other factors are held constant.
class PointControls : public QObject {
    Q_OBJECT

public:
    /// Which lists there are. held: only the levels, because the axis is chosen elsewhere. alongOne: also the factor.
    /// alongOneOrAll: the list of factors begins with "all cells".
    enum class Cells { held, alongOne, alongOneOrAll };

    PointControls(widgets::ContextBar* bar, Bindings& bindings, StudyStore& store, Member<PointChoice> points,
                  Cells cells, const QString& word = {});

    /// Stores in `points` that a factor is held constant at a level.
    static void hold(PointChoice& points, const std::string& factor, const std::string& level);

private:
    void addAxis(Bindings& bindings, const QString& word);
    [[nodiscard]] Items<PointChoice> along(const Study& study) const;
    void follow(const Study& study);
    void build(const std::vector<std::string>& factors);
    [[nodiscard]] QLayout* foldedPlace(std::size_t count);
    [[nodiscard]] Member<std::string> levelOf(const std::string& factor) const;

    StudyStore& m_store;
    Member<PointChoice> m_points;
    Cells m_cells;
    widgets::ContextBar* m_bar;
    QWidget* m_levels;
    std::vector<std::string> m_factors;  ///< names of the factors that have a list of levels
    std::unique_ptr<Bindings> m_held;
};

}  // namespace greyscope::app
