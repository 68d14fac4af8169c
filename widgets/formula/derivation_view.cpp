#include "widgets/formula/derivation_view.h"

#include <QResizeEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/derivation/notation/formula_text.h"
#include "widgets/formula/derivation_painter.h"
#include "widgets/formula/spoken_formula.h"
#include "widgets/present/derivation/derivation_cover.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr int kFlashMs = 700;

/// The target of an item of the geometry itself, besides those of its line.
Target ownTarget(int index) {
    return {Target::Kind::none, QStringLiteral("working"), {}, index};
}

}  // namespace

DerivationView::DerivationView(QWidget* parent) : LinkedView(parent) {
    setObjectName(QStringLiteral("working.view"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_calm.setSingleShot(true);
    m_calm.setInterval(kFlashMs);
    connect(&m_calm, &QTimer::timeout, this, [this] {
        m_changed.clear();
        viewport()->update();
    });
}

/// Collects the lines whose numbers differ from those of the previous spec of the same derivation.
void DerivationView::flash(const DerivationSpec& before) {
    m_changed.clear();
    for (const derivation::LineRef& ref : m_lines) {
        const auto lineOf = [&ref](const DerivationSpec& spec) {
            const auto& lines = spec.derivation->steps[static_cast<std::size_t>(ref.step)].lines;
            return static_cast<std::size_t>(ref.line) < lines.size() ? &lines[static_cast<std::size_t>(ref.line)]
                                                                     : nullptr;
        };
        const derivation::Line* was = lineOf(before);
        const derivation::Line* is = lineOf(m_spec);
        if (was == nullptr || is == nullptr || was->value != is->value) {
            m_changed.push_back(ref);
        }
    }
    if (!m_changed.empty()) {
        m_calm.start();
    }
}

void DerivationView::setSpec(const DerivationSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    const bool same = m_spec.derivation && spec.derivation && m_spec.derivation->name == spec.derivation->name &&
                      m_spec.derivation->steps.size() == spec.derivation->steps.size();
    const DerivationSpec before = std::exchange(m_spec, spec);
    m_lines.clear();
    for (std::size_t step = 0; spec.derivation && step < spec.derivation->steps.size(); ++step) {
        for (std::size_t line = 0; line < spec.derivation->steps[step].lines.size(); ++line) {
            m_lines.push_back({static_cast<int>(step), static_cast<int>(line)});
        }
    }
    if (same && before.derivation != spec.derivation) {
        flash(before);
    }
    if (!same) {
        m_changed.clear();
        forgetMarks();
        verticalScrollBar()->setValue(0);
    }
    setAccessibleName(spec.title);
    relayout();
}

void DerivationView::showLine(const derivation::LineRef& line, bool lights) {
    m_spec.chosen = line;
    relayout();
    const int index = m_geometry.indexOf(line);
    if (index < 0) {
        return;
    }
    // Its surroundings are shown too.
    const QRectF place = placeOf({index, 0});
    const double room = (viewport()->height() - place.height()) / 3.0;
    if (!QRectF(viewport()->rect()).contains(place) && room > 0.0) {
        reveal(place.adjusted(0.0, -room, 0.0, room));
    }
    if (lights) {
        moveCursor({index, 0});
    } else {
        placeCursor({index, 0});
        reveal(placeOf({index, 0}));
    }
}

void DerivationView::setZoom(double zoom) {
    m_zoom = zoom;
    relayout();
}

Style DerivationView::drawingStyle() const {
    Style style = LinkedView::drawingStyle();
    style.px *= m_zoom;
    return style;
}

QPointF DerivationView::origin() const {
    return {-static_cast<double>(horizontalScrollBar()->value()), -static_cast<double>(verticalScrollBar()->value())};
}

void DerivationView::relayout() {
    const Style style = drawingStyle();
    m_geometry = DerivationGeometry::layout(m_spec, viewport()->width(), style, &m_formulas);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(static_cast<int>(style.lineHeight()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    const auto beyond = [](double size, int room) { return std::max(0, static_cast<int>(std::ceil(size)) - room); };
    verticalScrollBar()->setRange(0, beyond(m_geometry.size.height(), viewport()->height()));
    horizontalScrollBar()->setRange(0, beyond(m_geometry.size.width(), viewport()->width()));
    viewport()->update();
}

/// A visible line stays visible when a scroll bar or title appears.
void DerivationView::resizeEvent(QResizeEvent* event) {
    const auto place = [this] { return placeOf({m_geometry.indexOf(m_spec.chosen), 0}); };
    const bool seen = QRectF(QPointF(), event->oldSize()).intersects(place());
    LinkedView::resizeEvent(event);
    if (seen) {
        reveal(place());
    }
}

int DerivationView::litIndex() const {
    const TargetSet set = lit();
    for (int i = 0; !set.empty() && i < m_geometry.lineCount(); ++i) {
        if (set.contains(ownTarget(i))) {
            return i;
        }
    }
    return -1;
}

void DerivationView::draw(QPainter& painter, const Style& style) {
    painter.translate(origin());
    paintDerivation(painter, m_geometry, style, {litIndex(), shownCursor().row, m_spec.chosen, m_changed});
}

Mark DerivationView::markAt(const QPointF& point) const {
    const int index = m_geometry.at(point - origin());
    return index < 0 ? Mark{} : Mark{index, 0};
}

Link DerivationView::linkOf(const Mark& mark) const {
    if (mark.row < 0 || mark.row >= m_geometry.lineCount() || !m_geometry.cell(mark.row).line.known()) {
        return {};
    }
    Targets lights = targetsOf(m_spec, m_geometry.cell(mark.row).line);
    lights.push_back(ownTarget(mark.row));
    return {{ownTarget(mark.row)}, lights};
}

QString DerivationView::tipOf(const Mark& mark) const {
    const derivation::LineRef line = m_geometry.cell(mark.row).line;
    return QString::fromStdString(derivation::plainFormula(lineNotation(*m_spec.derivation, line, m_spec.numbers)));
}

/// Arrow keys move to the nearest item in that direction.
Mark DerivationView::markBeside(const Mark& from, int key) const {
    const int count = m_geometry.lineCount();
    if (from.row < 0 || from.row >= count || key == Qt::Key_Home || key == Qt::Key_End) {
        for (int i = 0; i < count; ++i) {
            const int index = key == Qt::Key_End ? count - 1 - i : i;
            if (m_geometry.cell(index).line.known()) {
                return {index, 0};
            }
        }
        return {};
    }
    const QPointF here = m_geometry.place(from.row).center();
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const double sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1.0 : 1.0;
    int best = -1;
    double least = 0.0;
    for (int i = 0; i < count; ++i) {
        const QPointF apart = m_geometry.place(i).center() - here;
        const double ahead = sign * (across ? apart.x() : apart.y());
        const double aside = std::abs(across ? apart.y() : apart.x());
        if (i == from.row || !m_geometry.cell(i).line.known() || ahead < 1.0) {
            continue;
        }
        const double distance = ahead + 3.0 * aside;
        if (best < 0 || distance < least) {
            best = i;
            least = distance;
        }
    }
    return best < 0 ? Mark{} : Mark{best, 0};
}

QRectF DerivationView::placeOf(const Mark& mark) const {
    return mark.row >= 0 && mark.row < m_geometry.lineCount() ? m_geometry.place(mark.row).translated(origin())
                                                              : QRectF();
}

void DerivationView::activated(const Mark& mark, const Link& /*link*/) {
    if (mark.row < 0 || !m_geometry.cell(mark.row).line.known()) {
        return;
    }
    const derivation::LineRef line = m_geometry.cell(mark.row).line;
    m_spec.chosen = line;
    relayout();
    reveal(placeOf({m_geometry.indexOf(line), 0}));
    emit lineChosen(line);
}

QString DerivationView::rowName(int row) const {
    const derivation::LineRef& line = m_lines[static_cast<std::size_t>(row)];
    const derivation::Step& step = m_spec.derivation->steps[static_cast<std::size_t>(line.step)];
    const derivation::Expr symbol = symbolAt(step, step.lines[static_cast<std::size_t>(line.line)]);
    return spokenFormula(derivation::notationOf(symbol, m_spec.numbers));
}

QString DerivationView::columnName(int column) const {
    return column == 0 ? Words::tr("with the numbers inserted") : Words::tr("value");
}

QString DerivationView::valueText(int row, int column) const {
    const derivation::LineRef& ref = m_lines[static_cast<std::size_t>(row)];
    const derivation::Line& line =
        m_spec.derivation->steps[static_cast<std::size_t>(ref.step)].lines[static_cast<std::size_t>(ref.line)];
    if (line.isVeiled()) {
        return line.letter == kCoverSign ? Words::tr("covered")
                                         : Words::tr("to be found: %1").arg(QString::fromStdString(line.letter));
    }
    return column == 0 ? spokenFormula(derivation::notationOf(line.put, m_spec.numbers))
                       : QString::fromStdString(derivation::numberText(line.value, m_spec.numbers));
}

QRect DerivationView::valueRect(int row, int /*column*/) const {
    const int index = m_geometry.indexOf(m_lines[static_cast<std::size_t>(row)]);
    return index < 0 ? QRect() : placeOf({index, 0}).toRect();
}

}  // namespace greyscope::widgets
