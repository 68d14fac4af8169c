#include "app/pages/small_multiples.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "widgets/plot/plot_view.h"

namespace greyscope::app {

using widgets::PlotView;

namespace {

constexpr int kRoomyWidth = 320;
constexpr int kRoomyHeight = 200;

}  // namespace

SmallMultiples::SmallMultiples(widgets::Highlight& highlight, QWidget* parent)
    : QWidget(parent), m_highlight(highlight) {
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

void SmallMultiples::setSpecs(std::vector<widgets::PlotSpec> specs) {
    m_specs = std::move(specs);
    while (m_views.size() > m_specs.size()) {
        delete m_views.back();
        m_views.pop_back();
    }
    while (m_views.size() < m_specs.size()) {
        auto* view = new PlotView(this);
        view->setHighlight(&m_highlight);
        connect(view, &PlotView::clicked, this,
                [this, index = static_cast<int>(m_views.size())] { emit chosen(index); });
        m_views.push_back(view);
        view->show();
    }
    m_columns = 0;
    arrange();
}

bool SmallMultiples::hasCommonAxis() const {
    return std::all_of(m_specs.begin(), m_specs.end(), [this](const widgets::PlotSpec& spec) {
        return spec.y.range && spec.y.range == m_specs.front().y.range;
    });
}

void SmallMultiples::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

int SmallMultiples::bestColumns() const {
    constexpr double kShape = 1.4;  // width to height of a panel
    const int count = static_cast<int>(m_views.size());
    int best = 1;
    double largest = 0.0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const double size = std::min(width() / (kShape * columns), 1.0 * height() / rows);
        if (size > largest) {
            largest = size;
            best = columns;
        }
    }
    return best;
}

void SmallMultiples::arrange() {
    if (m_views.empty()) {
        return;
    }
    constexpr int kGap = 6;
    const int count = static_cast<int>(m_views.size());
    const int columns = bestColumns();
    const int rows = (count + columns - 1) / columns;
    const int high = std::max(40, (height() - kGap * (rows - 1)) / rows);
    const bool roomy = width() / columns >= kRoomyWidth && high >= kRoomyHeight;
    if (m_columns != columns || m_roomy != roomy) {
        m_columns = columns;
        m_roomy = roomy;
        for (std::size_t i = 0; i < m_views.size(); ++i) {
            m_views[i]->setSpec(shownAs(i));
        }
    }
    // If all share the axis, the first of each row shows its labels.
    const int labels = hasCommonAxis() ? m_views.front()->labelWidth() : 0;
    const int each = std::max(60, (width() - labels - kGap * (columns + 1)) / columns);
    for (int i = 0; i < count; ++i) {
        const int column = i % columns;
        const int x = kGap + column * (each + kGap) + (column > 0 ? labels : 0);
        m_views[static_cast<std::size_t>(i)]->setGeometry(x, i / columns * (high + kGap),
                                                          each + (column == 0 ? labels : 0), high);
    }
}

widgets::PlotSpec SmallMultiples::shownAs(std::size_t i) const {
    widgets::PlotSpec spec = m_specs[i];
    const bool first = static_cast<int>(i) % m_columns == 0;
    spec.y.hideLabels = hasCommonAxis() && !first;
    if (m_roomy) {
        spec.compact = false;
        spec.heading = spec.subtitle.isEmpty() ? spec.title : spec.subtitle;
        spec.y.label = hasCommonAxis() ? QString() : spec.y.label;
        spec.labelling = spec.curves.size() > 1 ? widgets::Labelling::lineEnds : widgets::Labelling::none;
    }
    return spec;
}

}  // namespace greyscope::app
