#include "app/recipe/recipe_list.h"

#include <QAction>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::IconInk;
using widgets::Theme;

namespace {

constexpr int kLeastHead = 46;
constexpr int kWordsLeft = 60;
constexpr int kStepCross = 16;
constexpr int kEditorLeft = 14;
constexpr int kNameHeight = 26;

/// Edits the name of a step: Enter and loss of focus accept it, Escape discards it.
class NameEdit final : public QLineEdit {
public:
    NameEdit(const QString& name, QWidget* parent, std::function<void(const QString&)> keep)
        : QLineEdit(name, parent), m_keep(std::move(keep)) {
        selectAll();
    }

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride && ends(static_cast<QKeyEvent*>(event)->key())) {
            event->accept();
            return true;
        }
        return QLineEdit::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (!ends(event->key())) {
            QLineEdit::keyPressEvent(event);
            return;
        }
        if (event->key() == Qt::Key_Escape) {
            m_keep = {};
        }
        parentWidget()->parentWidget()->setFocus();
    }
    void focusOutEvent(QFocusEvent* event) override {
        QLineEdit::focusOutEvent(event);
        if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason) {
            return;
        }
        hide();
        deleteLater();
        if (const auto keep = std::exchange(m_keep, {})) {
            keep(text().trimmed());
        }
    }

private:
    static bool ends(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape; }

    std::function<void(const QString&)> m_keep;
};

}  // namespace

/// Paints handle, number, icon and text of the step, and at the end the rows after it and the difference.
class RecipeDelegate final : public QStyledItemDelegate {
public:
    explicit RecipeDelegate(RecipeList* list) : QStyledItemDelegate(list), m_list(list) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const bool edited = m_list->m_editor != nullptr && index.row() == m_list->m_editorRow;
        return {option.rect.width(), m_list->headHeight() + (edited ? m_list->m_editor->height() : 0)};
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& /*index*/) const override {
        if (editor == m_list->m_editor) {
            editor->setGeometry(option.rect.left() + 3, option.rect.top() + m_list->headHeight(),
                                option.rect.width() - 3, editor->height());
        }
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto place = static_cast<std::size_t>(index.row());
        if (place >= m_list->m_rows.size()) {
            return;
        }
        painter->save();
        const Theme& theme = Theme::of(option.palette);
        const bool isChosen = (option.state & QStyle::State_Selected) != 0;
        if (isChosen || (option.state & QStyle::State_MouseOver) != 0) {
            painter->fillRect(option.rect, isChosen ? theme.selection : theme.alternate);
        }
        if (isChosen) {
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);
        }
        painter->setPen(theme.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        paintHead(*painter, option, theme, m_list->m_rows[place], index.row());
        painter->restore();
    }

private:
    void paintHead(QPainter& painter, const QStyleOptionViewItem& option, const Theme& theme,
                   const RecipeList::Row& row, int number) const {
        const int high = m_list->headHeight();
        const QRect head(option.rect.left(), option.rect.top(), option.rect.width(), high);
        const auto iconAt = [&](const QString& name, int left, int size, IconInk ink) {
            widgets::icon(name, ink).paint(&painter,
                                           QRect(head.left() + left, head.top() + (high - size) / 2, size, size));
        };
        if (!row.fixed) {
            iconAt(QStringLiteral("drag"), 5, 14, IconInk::quiet);
            if ((option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) != 0) {
                widgets::icon(QStringLiteral("close"), IconInk::quiet).paint(&painter, m_list->crossIn(head));
            }
        }
        painter.setFont(option.font);
        painter.setPen(theme.text2);
        painter.drawText(QRect(head.left() + 18, head.top(), 18, high), Qt::AlignCenter, QString::number(number + 1));
        iconAt(row.error.isEmpty() ? row.words.icon : QStringLiteral("warning"), 38, 16,
               row.error.isEmpty() ? IconInk::quiet : IconInk::bad);
        QFont bold = option.font;
        bold.setBold(true);
        const QRect counts = head.adjusted(0, 5, -24, -5);
        const int room = std::max(QFontMetrics(bold).horizontalAdvance(row.rows),
                                  QFontMetrics(option.font).horizontalAdvance(row.gain));
        const QRect words = head.adjusted(kWordsLeft, 5, -32 - room, -5);
        const auto line = [&](const QFont& font, const QColor& ink, const QRect& rect, Qt::Alignment side,
                              const QString& text) {
            painter.setFont(font);
            painter.setPen(ink);
            painter.drawText(rect, static_cast<int>(side),
                             painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
        };
        const QString below = row.error.isEmpty() ? row.words.caption : row.error;
        line(bold, theme.text, words, (below.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop) | Qt::AlignLeft,
             row.words.title);
        line(option.font, row.error.isEmpty() ? theme.text2 : theme.bad, words, Qt::AlignBottom | Qt::AlignLeft, below);
        line(bold, theme.text, counts, (row.gain.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop) | Qt::AlignRight,
             row.rows);
        line(option.font, row.loses ? theme.bad : theme.text2, counts, Qt::AlignBottom | Qt::AlignRight, row.gain);
    }

    RecipeList* m_list;
};

RecipeList::RecipeList(QWidget* parent) : QListWidget(parent) {
    setObjectName(QStringLiteral("recipeList"));
    setFrameShape(NoFrame);
    setItemDelegate(new RecipeDelegate(this));
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setDragDropMode(InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setEditTriggers(NoEditTriggers);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setAccessibleName(tr("Recipe"));
    const auto add = [this](const QString& text, const QKeySequence& key, auto run) {
        QAction* action = addAction(text, key, this, run);
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setShortcutVisibleInContextMenu(true);
    };
    add(tr("Rename"), Qt::Key_F2, [this] { rename(currentRow()); });
    add(tr("Move up"), Qt::ALT | Qt::Key_Up, [this] { move(currentRow(), -1); });
    add(tr("Move down"), Qt::ALT | Qt::Key_Down, [this] { move(currentRow(), 1); });
    add(tr("Remove step"), QKeySequence::Delete, [this] {
        if (!isFixed(currentRow())) {
            emit removeRequested(currentRow());
        }
    });
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        m_late = m_held;
        if (!m_held) {
            emit chosen(row);
        }
    });
    connect(this, &QListWidget::itemDoubleClicked, this, [this](const QListWidgetItem* item) { rename(row(item)); });
}

RecipeList::~RecipeList() = default;

void RecipeList::setRows(const std::vector<Row>& rows, int current) {
    const QSignalBlocker quiet(this);
    m_rows = rows;
    if (m_editorRow >= static_cast<int>(rows.size())) {
        setEditor(-1, nullptr);
    }
    while (count() > static_cast<int>(rows.size())) {
        delete takeItem(count() - 1);
    }
    for (std::size_t r = 0; r < rows.size(); ++r) {
        QListWidgetItem* item = this->item(static_cast<int>(r));
        if (item == nullptr) {
            item = new QListWidgetItem(this);
        }
        const Row& row = rows[r];
        item->setText(row.words.title);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable |
                       (row.fixed ? Qt::NoItemFlags : Qt::ItemIsDragEnabled));
        const QStringList spoken{QString::number(r + 1),       row.words.title, row.words.caption,
                                 tr("rows: %1").arg(row.rows), row.gain,        row.error};
        item->setData(Qt::AccessibleTextRole, widgets::listed(spoken));
        widgets::setTip(item,
                        row.error.isEmpty() ? row.words.title + QLatin1Char('\n') + row.words.caption : row.error);
    }
    setCurrentRow(current);
    viewport()->update();
}

void RecipeList::setEditor(int row, QWidget* editor) {
    if (m_editor != nullptr) {
        if (m_editor->isAncestorOf(window()->focusWidget())) {
            setFocus();  // otherwise the focus would be lost with the controls
        }
        removeItemWidget(item(m_editorRow));
    }
    m_editor = nullptr;
    m_editorRow = row;
    if (editor == nullptr || item(row) == nullptr) {
        doItemsLayout();
        return;
    }
    editor->layout()->setContentsMargins(kEditorLeft, 0, kEditorLeft, 10);
    editor->installEventFilter(this);
    m_editor = editor;
    setItemWidget(item(row), editor);
    QWidget* before = this;
    for (QWidget* each : editor->findChildren<QWidget*>()) {
        // Excludes open lists and the text field inside a combo box, which Qt would move the focus to.
        if ((each->focusPolicy() & Qt::TabFocus) != 0 && each->window() == window() && each->focusProxy() == nullptr) {
            setTabOrder(before, each);
            before = each;
        }
    }
    fitEditor();
    scrollToItem(item(row));
}

void RecipeList::focusEditor() {
    if (m_editor != nullptr && m_editor->focusProxy() != nullptr) {
        m_editor->setFocus(Qt::TabFocusReason);
        return;
    }
    for (QWidget* each : m_editor != nullptr ? m_editor->findChildren<QWidget*>() : QList<QWidget*>()) {
        if ((each->focusPolicy() & Qt::TabFocus) != 0 && each->isVisible() && each->isEnabled()) {
            each->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

/// Sets the row's height to what its controls need at this width.
void RecipeList::fitEditor() {
    if (m_editor == nullptr) {
        return;
    }
    const int width = viewport()->width() - 3;
    m_editor->layout()->activate();
    const int height = m_editor->layout()->hasHeightForWidth() ? m_editor->layout()->totalHeightForWidth(width)
                                                               : m_editor->layout()->totalSizeHint().height();
    if (m_editor->size() != QSize(width, height)) {
        m_editor->resize(width, height);
        scheduleDelayedItemsLayout();
    }
}

bool RecipeList::eventFilter(QObject* object, QEvent* event) {
    if (object == m_editor && event->type() == QEvent::LayoutRequest) {
        QMetaObject::invokeMethod(this, &RecipeList::fitEditor, Qt::QueuedConnection);
    }
    return QListWidget::eventFilter(object, event);
}

void RecipeList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    fitEditor();
}

bool RecipeList::isFixed(int row) const {
    return row < 0 || static_cast<std::size_t>(row) >= m_rows.size() || m_rows[static_cast<std::size_t>(row)].fixed;
}

void RecipeList::move(int row, int by) {
    if (!isFixed(row) && !isFixed(row + by)) {
        emit moveRequested(row, row + by);
    }
}

/// The list's own editing would treat the controls in the row as its editor.
void RecipeList::rename(int row) {
    if (isFixed(row)) {
        return;
    }
    const QRect place = visualRect(indexFromItem(item(row)));
    auto* name =
        new NameEdit(item(row)->text(), viewport(), [this, row](const QString& text) { emit renamed(row, text); });
    name->setAccessibleName(tr("Rename"));
    name->setGeometry(place.left() + kWordsLeft - 4, place.top() + (headHeight() - kNameHeight) / 2,
                      place.width() - kWordsLeft, kNameHeight);
    name->show();
    name->setFocus();
}

void RecipeList::keyPressEvent(QKeyEvent* event) {
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!hasFocus()) {
        event->ignore();  // unused by a control in a row
    } else if (enters) {
        focusEditor();
    } else {
        QListWidget::keyPressEvent(event);
    }
}

QSize RecipeList::minimumSizeHint() const {
    return QListWidget::minimumSizeHint().expandedTo({0, headHeight() + 2 * frameWidth()});
}

/// Returns the height of two lines.
int RecipeList::headHeight() const {
    return std::max(kLeastHead, 2 * fontMetrics().height() + 10);
}

QRect RecipeList::crossIn(const QRect& head) const {
    return {head.right() - kStepCross - 4, head.top() + (headHeight() - kStepCross) / 2, kStepCross, kStepCross};
}

void RecipeList::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const QRect row = visualRect(index);
    const bool onCross =
        index.isValid() &&
        crossIn(QRect(row.left(), row.top(), row.width(), headHeight())).adjusted(-3, -6, 3, 6).contains(event->pos());
    if (onCross && event->button() == Qt::LeftButton && !isFixed(index.row())) {
        emit removeRequested(index.row());
        return;
    }
    m_held = event->button() == Qt::LeftButton;
    QListWidget::mousePressEvent(event);
}

void RecipeList::mouseReleaseEvent(QMouseEvent* event) {
    QListWidget::mouseReleaseEvent(event);
    letGo();
}

void RecipeList::startDrag(Qt::DropActions actions) {
    QListWidget::startDrag(actions);
    letGo();
}

/// Controls that open while a row is pressed would move the targets of dragging.
void RecipeList::letGo() {
    m_held = false;
    if (std::exchange(m_late, false)) {
        emit chosen(currentRow());
    }
}

/// The order is that of the study, so the list itself moves nothing. For a move action Qt would remove the row, and a
/// copy action is not offered.
void RecipeList::dropEvent(QDropEvent* event) {
    const int from = currentRow();
    const QModelIndex over = indexAt(event->position().toPoint());
    const bool below = dropIndicatorPosition() == BelowItem || dropIndicatorPosition() == OnItem;
    int to = over.isValid() ? over.row() + (below ? 1 : 0) : count();
    to = std::max(to, 1);
    event->setDropAction(Qt::IgnoreAction);
    event->accept();
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
    const int place = std::min(to > from ? to - 1 : to, count() - 1);
    if (event->source() == this && place != from && !isFixed(from) && !isFixed(place)) {
        m_late = false;
        emit moveRequested(from, place);
    }
}

}  // namespace greyscope::app
