#include "app/tables/table_list.h"

#include <QAction>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "widgets/common/icon.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

using widgets::Theme;

namespace {

constexpr int kCaptionRole = Qt::UserRole + 1;
constexpr int kNameRole = Qt::UserRole + 2;
constexpr int kRowHeight = 46;

QString captionOf(const StudyTable& table) {
    const QString text = table.wide ? TableList::tr("wide, rows: %1") : TableList::tr("long, rows: %1");
    return text.arg(table.dataset->rowCount());
}

/// A table's name in bold, a line about it below.
class TableDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override {
        return {option.rect.width(), kRowHeight};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        painter->save();
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
            painter->fillRect(option.rect, option.state & QStyle::State_Selected ? theme.selection : theme.alternate);
        }
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, QRect(option.rect.left() + 12, option.rect.top() + 7, 16, 16));
        const QRect words = option.rect.adjusted(38, 5, -8, -5);
        const auto line = [&](const QFont& font, const QColor& ink, Qt::Alignment side, const QString& text) {
            painter->setFont(font);
            painter->setPen(ink);
            painter->drawText(words, side | Qt::AlignLeft,
                              painter->fontMetrics().elidedText(text, Qt::ElideRight, words.width()));
        };
        QFont bold = option.font;
        bold.setBold(true);
        line(bold, theme.text, Qt::AlignTop, index.data().toString());
        line(option.font, theme.text2, Qt::AlignBottom, index.data(kCaptionRole).toString());
        painter->restore();
    }
};

/// Says that files can be dropped; the window takes them wherever they fall.
class DropHint final : public widgets::PlainLabel {
public:
    explicit DropHint(const QString& text) : widgets::PlainLabel(text) {
        setWordWrap(true);
        setAlignment(Qt::AlignCenter);
        setContentsMargins(10, 14, 10, 14);
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Theme::of(palette()).strongLine, 1.0, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter.end();
        PlainLabel::paintEvent(event);
    }
};

}  // namespace

TableList::TableList(QWidget* parent) : QWidget(parent), m_list(new QListWidget) {
    setObjectName(QStringLiteral("viewFrame"));  // white to the edge, as the views beside it
    setAttribute(Qt::WA_StyledBackground);
    auto* title = new widgets::PlainLabel(tr("Tables of this study"));
    title->setObjectName(QStringLiteral("viewTitle"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(commandButton(tr("Add…"), QStringLiteral("folder"), QStringLiteral("file.add")));
    buttons->addWidget(commandButton(tr("Paste"), QStringLiteral("clipboard"), QStringLiteral("file.paste")));
    m_list->setObjectName(QStringLiteral("tableList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new TableDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->setAccessibleName(title->text());
    auto* remove = new QAction(tr("Remove from the study"), m_list);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(remove);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 10, 0, 12);
    const auto indented = [&](auto* part) {
        auto* row = new QHBoxLayout;
        row->setContentsMargins(12, 0, 12, 0);
        if constexpr (std::is_base_of_v<QWidget, std::remove_pointer_t<decltype(part)>>) {
            row->addWidget(part);
        } else {
            row->addLayout(part);
        }
        column->addLayout(row);
    };
    indented(title);
    indented(buttons);
    column->addWidget(m_list, 1);
    indented(new DropHint(tr("Drop a CSV, TSV or TXT file anywhere in the window")));
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        emit tableChosen(item != nullptr ? item->data(kNameRole).toString() : QString());
    });
    connect(remove, &QAction::triggered, this, [this] {
        if (const QListWidgetItem* item = m_list->currentItem()) {
            emit removeRequested(item->data(kNameRole).toString());
        }
    });
}

QPushButton* TableList::commandButton(const QString& text, const QString& iconName, const QString& command) {
    auto* button = new QPushButton(widgets::icon(iconName), text);
    connect(button, &QPushButton::clicked, this, [this, command] {
        if (auto* action = window()->findChild<QAction*>(command)) {
            action->trigger();
        }
    });
    return button;
}

void TableList::setTables(const std::vector<StudyTable>& tables, const std::string& current) {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const StudyTable& table : tables) {
        auto* item =
            new QListWidgetItem(widgets::icon(QStringLiteral("table")), widgets::visibleText(table.name), m_list);
        item->setData(kCaptionRole, captionOf(table));
        item->setData(kNameRole, QString::fromStdString(table.name));
        widgets::setTip(item, widgets::visibleText(table.path));
        if (table.name == current) {
            m_list->setCurrentItem(item);
        }
    }
}

}  // namespace greyscope::app
