#include "widgets/table/role_header.h"

#include <QComboBox>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>

#include <iterator>

#include "widgets/common/names/fitted_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

namespace {

constexpr int kHeaderPad = 8;
constexpr int kNameHeight = 26;
constexpr int kComboHeight = 26;
constexpr int kCaptionHeight = 24;
constexpr int kDot = 8;
constexpr int kComboArrow = 60;  ///< width of a combo box without its text

QIcon dotIcon(const QColor& ink) {
    QPixmap pixmap(2 * kDot, 2 * kDot);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(pixmap.rect());
    painter.end();
    pixmap.setDevicePixelRatio(2.0);
    return pixmap;
}

void fill(QComboBox* combo, const ColumnHead& columnHead) {
    combo->clear();
    for (int role = 0; role < columnHead.roles.size(); ++role) {
        const auto place = static_cast<std::size_t>(role);
        combo->addItem(place < columnHead.dots.size() ? dotIcon(columnHead.dots[place]) : QIcon(),
                       columnHead.roles[role]);
    }
    combo->setIconSize(QSize(kDot, kDot));
    combo->setCurrentIndex(columnHead.role);
    setTip(combo, columnHead.tip);
    combo->setAccessibleName(RoleHeader::tr("Role of %1").arg(columnHead.name));
}

}  // namespace

RoleHeader::RoleHeader(QTableView* table) : QHeaderView(Qt::Horizontal, table) {
    table->setHorizontalHeader(this);
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(56);
    connect(this, &QHeaderView::sectionResized, this, [this] { placeCombos(); });
    connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, [this] { placeCombos(); });
    connect(this, &QHeaderView::sectionCountChanged, this, [this] { refresh(); });
}

void RoleHeader::setHeads(HeadOf headOf) {
    m_headOf = std::move(headOf);
    refresh();
}

void RoleHeader::refresh() {
    m_heads.clear();
    m_chosen.erase(m_chosen.lower_bound(count()), m_chosen.end());
    for (auto combo = m_combos.begin(); combo != m_combos.end();) {
        const bool stays = combo->first < count() && !head(combo->first).roles.isEmpty();
        if (stays) {
            fill(combo->second, head(combo->first));  // a combo box with the focus keeps it
        } else {
            combo->second->deleteLater();
        }
        combo = stays ? std::next(combo) : m_combos.erase(combo);
    }
    placeCombos();
    viewport()->update();
}

void RoleHeader::choose(std::set<int> sections) {
    m_chosen = std::move(sections);
    viewport()->update();
}

void RoleHeader::mousePressEvent(QMouseEvent* event) {
    QHeaderView::mousePressEvent(event);
    const int section = logicalIndexAt(event->pos());
    const bool resizes = cursor().shape() == Qt::SplitHCursor;
    if (event->button() != Qt::LeftButton || resizes || section < 0 || head(section).fixed) {
        return;
    }
    std::set<int> now = (event->modifiers() & Qt::ControlModifier) != 0 ? m_chosen : std::set<int>();
    if ((event->modifiers() & Qt::ShiftModifier) != 0) {
        for (int each = std::min(section, m_lastChosen); each <= std::max(section, m_lastChosen); ++each) {
            now.insert(each);
        }
    } else if (now.erase(section) == 0 && m_chosen != std::set<int>{section}) {
        now.insert(section);
    }
    m_lastChosen = section;
    choose(std::move(now));
    emit choiceChanged();
}

QSize RoleHeader::sizeHint() const {
    return {defaultSectionSize(), kNameHeight + kComboHeight + kCaptionHeight};
}

QSize RoleHeader::sectionSizeFromContents(int section) const {
    const ColumnHead& columnHead = head(section);
    QFont bold = font();
    bold.setBold(true);
    int width = QFontMetrics(bold).horizontalAdvance(columnHead.name);
    width = std::max(width, fontMetrics().horizontalAdvance(columnHead.caption));
    for (const QString& role : columnHead.roles) {
        width = std::max(width, fontMetrics().horizontalAdvance(role) + kComboArrow - 2 * kHeaderPad);
    }
    return {width + 2 * kHeaderPad + 2, sizeHint().height()};
}

void RoleHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Theme& theme = Theme::of(palette());
    const ColumnHead& columnHead = head(section);
    painter->save();
    const bool isChosen = m_chosen.contains(section);
    painter->fillRect(rect, isChosen ? theme.selection : theme.alternate);
    if (isChosen) {
        painter->fillRect(QRect(rect.left(), rect.top(), rect.width(), 2), theme.accent);
    }
    painter->setPen(theme.line);
    painter->drawLine(rect.topRight(), rect.bottomRight());
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const QRect inner = rect.adjusted(kHeaderPad, 0, -kHeaderPad, 0);
    QFont bold = font();
    bold.setBold(true);
    constexpr int kMostToldApart = 500;
    QStringList names;
    for (int each = 0; each < std::min(count(), kMostToldApart); ++each) {
        names << head(each).name;
    }
    const auto line = [&](const QFont& lineFont, const QColor& ink, int top, int height, const QString& text) {
        painter->setFont(lineFont);
        painter->setPen(ink);
        const QRect place(inner.left(), rect.top() + top, inner.width(), height);
        painter->drawText(place, Qt::AlignVCenter | Qt::AlignLeft, fittedName(text, names, lineFont, place.width()));
    };
    line(bold, theme.text, 0, kNameHeight, columnHead.name);
    line(font(), theme.text2, kNameHeight + kComboHeight, kCaptionHeight, columnHead.caption);
    painter->restore();
}

void RoleHeader::resizeEvent(QResizeEvent* event) {
    QHeaderView::resizeEvent(event);
    placeCombos();
}

void RoleHeader::updateGeometries() {
    QHeaderView::updateGeometries();
    placeCombos();
}

const ColumnHead& RoleHeader::head(int section) const {
    const auto known = m_heads.find(section);
    return known != m_heads.end() ? known->second
                                  : m_heads.emplace(section, m_headOf ? m_headOf(section) : ColumnHead{}).first->second;
}

void RoleHeader::placeCombos() {
    for (auto& [section, combo] : m_combos) {
        const int left = sectionViewportPosition(section);
        if (left + sectionSize(section) <= 0 || left >= viewport()->width()) {
            combo->hide();
        }
    }
    const int first = std::max(0, visualIndexAt(0));
    for (int section = first; section < count(); ++section) {
        const int left = sectionViewportPosition(section);
        if (left >= viewport()->width()) {
            break;
        }
        if (QComboBox* combo = comboFor(section)) {
            combo->setGeometry(left + kHeaderPad / 2, kNameHeight, std::max(0, sectionSize(section) - kHeaderPad),
                               kComboHeight);
            combo->show();
        }
    }
}

QComboBox* RoleHeader::comboFor(int section) {
    if (const auto known = m_combos.find(section); known != m_combos.end()) {
        return known->second;
    }
    const ColumnHead& columnHead = head(section);
    if (columnHead.roles.isEmpty()) {
        return nullptr;
    }
    auto* combo = new QComboBox(viewport());
    fill(combo, columnHead);
    connect(combo, &QComboBox::activated, this, [this, section](int role) { emit roleChosen(section, role); });
    const auto behind = m_combos.lower_bound(section);
    // Combo boxes are made when they become visible; Tab still reaches them in column order, after the table.
    setTabOrder(behind == m_combos.begin() ? parentWidget() : std::prev(behind)->second, combo);
    m_combos.emplace(section, combo);
    return combo;
}

}  // namespace greyscope::widgets
