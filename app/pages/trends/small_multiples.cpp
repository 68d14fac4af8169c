#include "app/pages/trends/small_multiples.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "widgets/plot/plot_view.h"

namespace greyscope::app {

using widgets::PlotView;

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
    for (std::size_t i = 0; i < m_specs.size(); ++i) {
        widgets::PlotSpec spec = m_specs[i];
        spec.y.hideLabels = i > 0 && hasCommonAxis();
        m_views[i]->setSpec(spec);
    }
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

void SmallMultiples::arrange() {
    if (m_views.empty()) {
        return;
    }
    constexpr int gap = 4;
    const int count = static_cast<int>(m_views.size());
    std::vector<int> axes;
    for (const PlotView* view : m_views) {
        axes.push_back(axes.empty() || !hasCommonAxis() ? view->labelWidth() : 0);
    }
    const int labels = std::accumulate(axes.begin(), axes.end(), 0);
    const int each = std::max(60, (width() - labels - gap * (count + 1)) / count);
    int x = gap;
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        const int own = each + axes[i];
        m_views[i]->setGeometry(x, 0, own, height());
        x += own + gap;
    }
}

}  // namespace greyscope::app

#include "moc_small_multiples.cpp"
