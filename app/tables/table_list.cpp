#include "app/tables/table_list.h"

#include <QAction>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <functional>

#include "app/study/tables/followed_table.h"
#include "widgets/common/flow_layout.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/common/names/name_delegate.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/common/theme/theme.h"
#include "widgets/controls/note.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Theme;

namespace {

constexpr int kCaptionRole = Qt::UserRole + 1;
constexpr int kNameRole = Qt::UserRole + 2;
constexpr int kPartRole = Qt::UserRole + 3;    ///< index of a part; not set for a table
constexpr int kStackRole = Qt::UserRole + 4;   ///< whether a table has parts
constexpr int kCopyRole = Qt::UserRole + 5;    ///< Copy of a table
constexpr int kFollowRole = Qt::UserRole + 6;  ///< Follow of a table
constexpr std::size_t kMostCarriedCells = 1000000;
constexpr int kRowHeight = 46;
constexpr int kPartHeight = 28;

/// Whether the study file stores a copy of a table, or could.
enum class Copy { none, carried, tooLarge, always };

Copy copyOf(const StudyTable& table) {
    const auto named = [](const StudyTable& source) { return source.stamp.has_value(); };
    const bool ofFiles =
        table.parts.empty() ? named(table) : std::all_of(table.parts.begin(), table.parts.end(), named);
    if (!ofFiles) {
        return Copy::always;
    }
    if (table.carried) {
        return Copy::carried;
    }
    const data::Dataset& rows = *table.asRead();
    return rows.rowCount() * rows.columns().size() > kMostCarriedCells ? Copy::tooLarge : Copy::none;
}

/// Whether a table follows its files, or could.
enum class Follow { cannot, no, files, folder };

Follow followOf(const StudyTable& table) {
    return !canBeFollowed(table) ? Follow::cannot
           : !table.followed     ? Follow::no
                                 : (table.folder.empty() ? Follow::files : Follow::folder);
}

QString rowsCaption(const StudyTable& table) {
    if (!table.parts.empty()) {
        return TableList::tr("%n stacked, rows: %1", nullptr, widgets::counted(table.parts.size()))
            .arg(table.dataset->rowCount());
    }
    const QString text = table.wide ? TableList::tr("wide, rows: %1") : TableList::tr("long, rows: %1");
    return text.arg(table.dataset->rowCount());
}

QString captionOf(const StudyTable& table) {
    return table.followed ? TableList::tr("%1, followed").arg(rowsCaption(table)) : rowsCaption(table);
}

constexpr int kPartIndent = 54;

bool isPart(const QModelIndex& index) {
    return index.data(kPartRole).isValid();
}

/// Paints a table's name in bold with a line about it below, or a part in one line with its rows.
class TableDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {option.rect.width(), isPart(index) ? kPartHeight : kRowHeight};
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& /*index*/) const override {
        editor->setGeometry(option.rect.adjusted(kPartIndent - 4, 1, -4, -1));
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& theme = Theme::of(option.palette);
        painter->save();
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
            painter->fillRect(option.rect, option.state & QStyle::State_Selected ? theme.selection : theme.alternate);
        }
        const bool part = isPart(index);
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, QRect(option.rect.left() + (part ? 32 : 12), option.rect.top() + (part ? 6 : 7), 16, 16));
        const QRect words = option.rect.adjusted(part ? kPartIndent : 38, part ? 0 : 5, -8, part ? 0 : -5);
        const QStringList names = widgets::namesBeside(index);
        const auto line = [&](const QFont& font, const QColor& ink, int side, const QString& text, int less) {
            painter->setFont(font);
            painter->setPen(ink);
            painter->drawText(words, side, widgets::fittedName(text, names, font, words.width() - less));
        };
        const QString caption = index.data(kCaptionRole).toString();
        if (part) {
            const int rows = option.fontMetrics.horizontalAdvance(caption) + 8;
            line(option.font, theme.text, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString(), rows);
            line(option.font, theme.text2, Qt::AlignVCenter | Qt::AlignRight, caption, 0);
            painter->restore();
            return;
        }
        QFont bold = option.font;
        bold.setBold(true);
        line(bold, theme.text, Qt::AlignTop | Qt::AlignLeft, index.data().toString(), 0);
        line(option.font, theme.text2, Qt::AlignBottom | Qt::AlignLeft, caption, 0);
        painter->restore();
    }
};

/// A hint that files can be dropped; the window accepts them anywhere.
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

TableList::TableList(QWidget* parent)
    : QWidget(parent),
      m_list(new QListWidget),
      m_stackButton(new QPushButton(tr("Stack tables"))),
      m_hint(new widgets::Note),
      m_join(new QPushButton) {
    setObjectName(QStringLiteral("viewFrame"));  // white to the edge, as the views beside it
    setAttribute(Qt::WA_StyledBackground);
    auto* title = new widgets::PlainLabel(tr("Tables of this study"));
    title->setObjectName(QStringLiteral("viewTitle"));
    title->setWordWrap(true);
    auto* buttons = new widgets::FlowLayout(8);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(commandButton(tr("Add…"), QStringLiteral("folder"), QStringLiteral("file.add")));
    buttons->addWidget(commandButton(tr("Paste"), QStringLiteral("clipboard"), QStringLiteral("file.addPasted")));
    m_list->setObjectName(QStringLiteral("tableList"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new TableDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->setAccessibleName(title->text());
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    addActions();
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
    indented(m_stackButton);
    indented(m_hint);
    indented(m_join);
    setHint({});
    connect(m_join, &QPushButton::clicked, this, [this] {
        if (m_hinted) {
            emit joinRequested(m_hinted->step);
        }
    });
    indented(new DropHint(tr("Drop files, or a folder of them, anywhere in the window")));
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        emit tableChosen(item != nullptr ? item->data(kNameRole).toString() : QString());
    });
    connect(m_list, &QListWidget::itemSelectionChanged, this, &TableList::enableActions);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        emit partRenamed(item->data(kNameRole).toString(), item->data(kPartRole).toInt(), item->text());
    });
}

void TableList::addActions() {
    const auto add = [this](const QString& text, const QKeySequence& key, const std::function<void()>& run) {
        QAction* action = m_list->addAction(text, key, this, run);
        action->setShortcutContext(Qt::WidgetShortcut);
        return action;
    };
    m_stack = add(m_stackButton->text(), {}, [this] {
        std::vector<std::string> names;
        for (const QString& name : chosen()) {
            names.push_back(name.toStdString());
        }
        emit stackRequested(names);
    });
    m_takeApart = add(tr("Unstack"), {}, [this] { emit takeApartRequested(chosen().value(0)); });
    m_rename = add(tr("Rename"), Qt::Key_F2, [this] { m_list->editItem(m_list->currentItem()); });
    m_carry = add(tr("Keep a copy in the study's file"), {},
                  [this] { emit carryRequested(chosen().value(0), m_carry->isChecked()); });
    m_carry->setCheckable(true);
    m_follow = add(tr("Follow its files"), {},
                   [this] { emit followRequested(chosen().value(0), m_follow->isChecked(), false); });
    m_followFolder = add(tr("Follow its folder"), {},
                         [this] { emit followRequested(chosen().value(0), m_followFolder->isChecked(), true); });
    for (QAction* action : {m_follow, m_followFolder}) {
        action->setCheckable(true);
    }
    widgets::setTip(m_follow, tr("The table is read again automatically whenever one of its files changes."));
    widgets::setTip(m_followFolder,
                    tr("New files in the folder with the same columns are added to the table as well."));
    m_remove = add(tr("Remove from the study"), QKeySequence::Delete, [this] {
        for (const QString& name : chosen()) {
            emit removeRequested(name);
        }
    });
    connect(m_stackButton, &QPushButton::clicked, m_stack, &QAction::trigger);
}

void TableList::setHint(const std::optional<JoinHint>& hint) {
    m_hinted = hint;
    m_hint->setNote(widgets::Note::Kind::info, hint ? hintText(*hint) : QString());
    m_join->setVisible(hint.has_value());
    m_join->setText(hint ? widgets::captionText(tr("Join on %1").arg(widgets::visibleText(hint->step.on.front())))
                         : QString());
}

QStringList TableList::chosen() const {
    QStringList names;
    for (const QListWidgetItem* item : m_list->selectedItems()) {
        names << item->data(kNameRole).toString();
    }
    names.removeDuplicates();
    return names;
}

void TableList::enableActions() {
    const QListWidgetItem* current = m_list->currentItem();
    const bool part = current != nullptr && current->data(kPartRole).isValid();
    const bool several = chosen().size() > 1;
    m_stack->setEnabled(several);
    m_stackButton->setEnabled(several);
    widgets::setTip(m_stackButton, several ? tr("Combine the chosen tables into one")
                                           : tr("Choose two or more tables (Ctrl+click) to combine them into one."));
    m_takeApart->setEnabled(part || (!several && current != nullptr && current->data(kStackRole).toBool()));
    m_rename->setEnabled(part);
    const auto copy = static_cast<Copy>(current != nullptr ? current->data(kCopyRole).toInt() : int{});
    m_carry->setEnabled(current != nullptr && !part && !several && (copy == Copy::none || copy == Copy::carried));
    m_carry->setChecked(copy == Copy::carried || copy == Copy::always);
    widgets::setTip(m_carry, copy == Copy::tooLarge
                                 ? tr("The table is large; use “Save a copy with data” (File menu) instead.")
                                 : tr("If the file is missing, the table opens with the rows stored in the study."));
    const auto follow = static_cast<Follow>(current != nullptr ? current->data(kFollowRole).toInt() : int{});
    for (QAction* action : {m_follow, m_followFolder}) {
        action->setEnabled(current != nullptr && !part && !several && follow != Follow::cannot);
    }
    m_follow->setChecked(follow == Follow::files || follow == Follow::folder);
    m_followFolder->setChecked(follow == Follow::folder);
    m_remove->setEnabled(current != nullptr);
}

QPushButton* TableList::commandButton(const QString& text, const QString& iconName, const QString& command) {
    auto* button = new QPushButton(widgets::icon(iconName), text);
    connect(button, &QPushButton::clicked, this, [this, command] { emit commandRequested(command); });
    return button;
}

void TableList::setTables(const std::vector<StudyTable>& tables, const std::string& current) {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const StudyTable& table : tables) {
        addTable(table);
        if (table.name == current) {
            m_list->setCurrentRow(m_list->count() - 1 - static_cast<int>(table.parts.size()));
        }
    }
    m_stackButton->setVisible(tables.size() > 1);
    enableActions();
}

void TableList::setCurrent(const std::string& current) {
    const QString name = QString::fromStdString(current);
    const auto* shown = m_list->currentItem();
    for (int row = 0; row < m_list->count() && (shown == nullptr || shown->data(kNameRole) != name); ++row) {
        if (m_list->item(row)->data(kNameRole) == name) {
            const QSignalBlocker quiet(m_list);
            m_list->setCurrentRow(row, QItemSelectionModel::ClearAndSelect);
            break;
        }
    }
    enableActions();
}

void TableList::addTable(const StudyTable& table) {
    const QString name = QString::fromStdString(table.name);
    auto* item = new QListWidgetItem(widgets::icon(QStringLiteral("table")), widgets::visibleText(table.name), m_list);
    item->setData(kCaptionRole, captionOf(table));
    item->setData(kNameRole, name);
    item->setData(kStackRole, !table.parts.empty());
    item->setData(kCopyRole, static_cast<int>(copyOf(table)));
    item->setData(kFollowRole, static_cast<int>(followOf(table)));
    widgets::setTip(item, widgets::visibleText(table.path));
    for (std::size_t p = 0; p < table.parts.size(); ++p) {
        const StudyTable& part = table.parts[p];
        auto* row = new QListWidgetItem(widgets::icon(QStringLiteral("file")), widgets::visibleText(part.name), m_list);
        row->setData(kCaptionRole, QString::number(part.dataset->rowCount()));
        row->setData(kNameRole, name);
        row->setData(kPartRole, static_cast<int>(p));
        row->setFlags(row->flags() | Qt::ItemIsEditable);
        widgets::setTip(row, widgets::visibleText(part.path));
    }
}

}  // namespace greyscope::app
