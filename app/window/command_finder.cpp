#include "app/window/command_finder.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <utility>

#include "app/run/window_place.h"
#include "app/window/command_words.h"
#include "widgets/controls/no_match.h"
#include "widgets/controls/search_line.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

namespace {

constexpr int kName = Qt::UserRole;
constexpr int kPlace = Qt::UserRole + 1;  // index of an entry that is not a command
constexpr int kWidth = 460;
constexpr int kHeight = 360;

/// Returns the text of a command with its menus: "File: Save as…".
QString wordsOf(const QAction& action) {
    QString words = action.text();
    for (const QObject* object : action.associatedObjects()) {
        if (const auto* menu = qobject_cast<const QMenu*>(object); menu && !menu->title().isEmpty()) {
            words = widgets::withColon(menu->title(), action.text());
            break;
        }
    }
    return commandWords(words);
}

QStandardItemModel* commandsOf(const Commands& commands, const std::vector<Findable>& further, QObject* parent) {
    auto* model = new QStandardItemModel(parent);
    for (const QAction* action : commands.all()) {
        if (action->text().isEmpty() || !action->isEnabled()) {
            continue;
        }
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        auto* item =
            new QStandardItem(key.isEmpty() ? wordsOf(*action) : QStringLiteral("%1\t%2").arg(wordsOf(*action), key));
        item->setData(action->objectName(), kName);
        item->setEditable(false);
        model->appendRow(item);
    }
    for (std::size_t i = 0; i < further.size(); ++i) {
        auto* item = new QStandardItem(further[i].words);
        item->setData(static_cast<int>(i), kPlace);
        item->setEditable(false);
        model->appendRow(item);
    }
    return model;
}

}  // namespace

CommandFinder::CommandFinder(const Commands& commands, std::vector<Findable> further)
    : QDialog(&commands.window()),
      m_commands(commands),
      m_further(std::move(further)),
      m_words(new QLineEdit),
      m_list(new QListView),
      m_found(new QSortFilterProxyModel(this)) {
    setWindowTitle(tr("Find a command"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_found->setSourceModel(commandsOf(commands, m_further, this));
    m_list->setModel(m_found);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setUniformItemSizes(true);
    m_words->setPlaceholderText(tr("Part of its name"));
    m_words->setAccessibleName(tr("Part of its name"));
    widgets::addClearButton(*m_words);
    m_words->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    placeWindow(*this, {}, {kWidth, kHeight});
    connect(m_words, &QLineEdit::textChanged, this, &CommandFinder::filter);
    connect(m_words, &QLineEdit::returnPressed, this, &CommandFinder::runChosen);
    connect(m_list, &QListView::activated, this, &CommandFinder::runChosen);
    new widgets::NoMatch(*m_list, *m_words);
    filter({});
    m_words->setFocus();
}

void CommandFinder::filter(const QString& words) {
    QStringList parts;
    for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        parts << QStringLiteral("(?=.*%1)").arg(QRegularExpression::escape(word));
    }
    m_found->setFilterRegularExpression(
        QRegularExpression(parts.join(QString()), QRegularExpression::CaseInsensitiveOption));
    m_list->setCurrentIndex(m_found->index(0, 0));
}

void CommandFinder::runChosen() {
    const QString name = m_list->currentIndex().data(kName).toString();
    const QVariant place = m_list->currentIndex().data(kPlace);
    if (!m_list->currentIndex().isValid()) {
        return;  // the user corrects the text
    }
    close();  // it deletes the entry, but later
    if (place.isValid()) {
        m_further[static_cast<std::size_t>(place.toInt())].run();
    } else {
        m_commands.run(name);
    }
}

bool CommandFinder::eventFilter(QObject* watched, QEvent* event) {
    // The arrow keys move in the list while the text field keeps the focus.
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace greyscope::app
