#include "widgets/common/flow_layout.h"

#include <algorithm>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

namespace {

/// Items that stay together at any width: an item and, in a bar, the words before it.
struct Unit {
    std::vector<QLayoutItem*> items;
    [[nodiscard]] int width(int gap, bool squeezed) const {
        int width = -gap;
        for (const QLayoutItem* item : items) {
            width += gap + (squeezed ? item->minimumSize() : item->sizeHint()).width();
        }
        return width;
    }
};

std::vector<Unit> unitsOf(const std::vector<QLayoutItem*>& items, bool withWords) {
    std::vector<Unit> units;
    bool goesOn = false;
    for (QLayoutItem* item : items) {
        if (item->isEmpty()) {
            continue;
        }
        if (!goesOn) {
            units.emplace_back();
        }
        units.back().items.push_back(item);
        goesOn = withWords && qobject_cast<const PlainLabel*>(item->widget()) != nullptr;
    }
    return units;
}

/// Whether an item is a separator, which is useless at the end of a line.
bool divides(QLayoutItem& item) {
    return item.widget() != nullptr && item.maximumSize().width() == 1;
}

std::vector<int> widthsOf(const std::vector<Unit>& units, int gap, bool squeezed) {
    std::vector<int> widths;
    for (const Unit& unit : units) {
        widths.push_back(unit.width(gap, squeezed));
    }
    return widths;
}

/// The index after the last unit of the line that begins with `first`.
std::size_t endOfLine(const std::vector<int>& widths, std::size_t first, int gap, int room) {
    std::size_t end = first;
    for (int x = 0; end < widths.size() && (end == first || x + widths[end] <= room); ++end) {
        x += widths[end] + gap;
    }
    return end;
}

/// Reduces the widths by `tooMuch` in total, in proportion to what each can give.
void squeeze(std::vector<int>& widths, const std::vector<int>& least, int tooMuch) {
    int spare = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        spare += widths[i] - least[i];
    }
    for (std::size_t i = 0; i < widths.size() && tooMuch > 0 && spare > 0; ++i) {
        const int own = widths[i] - least[i];
        const int taken = std::min(own, (tooMuch * own + spare - 1) / spare);
        widths[i] -= taken;
        tooMuch -= taken;
        spare -= own;
    }
}

}  // namespace

int linesOf(const std::vector<int>& widths, int gap, int room) {
    int lines = 0;
    for (std::size_t i = 0; i < widths.size(); i = endOfLine(widths, i, gap, room)) {
        ++lines;
    }
    return lines;
}

FlowLayout::FlowLayout(int spacing, QWidget* parent, Fit fit) : QLayout(parent), m_fit(fit) {
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : m_items) {
        delete item;
    }
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr) {
        m_items.erase(m_items.begin() + index);
    }
    return item;
}

int FlowLayout::heightForWidth(int width) const {
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool move) const {
    const QRect inner = rect.marginsRemoved(contentsMargins());
    const int room = std::max(inner.width(), 1);
    const bool squeezes = m_fit == Fit::squeezed;
    const std::vector<Unit> units = unitsOf(m_items, squeezes);
    std::vector<int> breaking = widthsOf(units, spacing(), false);
    const std::vector<int> least = widthsOf(units, spacing(), true);
    if (squeezes && linesOf(breaking, spacing(), room) > linesOf(least, spacing(), room)) {
        breaking = least;
    }
    int y = inner.top();
    for (std::size_t first = 0, end = 0; first < units.size(); first = end) {
        end = endOfLine(breaking, first, spacing(), room);
        std::vector<QLayoutItem*> line;
        for (std::size_t i = first; i < end; ++i) {
            line.insert(line.end(), units[i].items.begin(), units[i].items.end());
        }
        y += first > 0 ? spacing() : 0;
        y += placeLine(line, {inner.left(), y}, room, move);
    }
    return y - inner.top() + rect.height() - inner.height();
}

int FlowLayout::placeLine(const std::vector<QLayoutItem*>& line, QPoint at, int room, bool move) const {
    std::vector<int> widths;
    std::vector<int> least;
    int height = 0;
    int tooMuch = -room - spacing();
    for (const QLayoutItem* item : line) {
        const QSize wanted = item->sizeHint();
        widths.push_back(std::min(wanted.width(), room));
        least.push_back(m_fit == Fit::whole ? widths.back() : std::min(item->minimumSize().width(), widths.back()));
        height = std::max(height, wanted.height());
        tooMuch += widths.back() + spacing();
    }
    squeeze(widths, least, tooMuch);
    for (std::size_t i = 0; move && i < line.size(); ++i) {
        // In a bar items are vertically centred in the line, as in a box layout.
        const int high = m_fit == Fit::whole ? line[i]->sizeHint().height() : height;
        if (divides(*line[i]) && (i == 0 || i + 1 == line.size())) {
            line[i]->widget()->move(-2 * spacing(), at.y());  // out of sight
            continue;
        }
        line[i]->setGeometry({at, QSize(widths[i], high)});
        at.rx() += widths[i] + spacing();
    }
    return height;
}

}  // namespace greyscope::widgets
