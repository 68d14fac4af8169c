#include "widgets/controls/no_match.h"

#include <QEvent>
#include <QLineEdit>
#include <QListView>

namespace greyscope::widgets {

namespace {

bool showsNothing(const QAbstractItemView& list) {
    const auto* rows = qobject_cast<const QListView*>(&list);  // some lists hide items that do not match
    for (int row = 0; row < list.model()->rowCount(list.rootIndex()); ++row) {
        if (rows == nullptr || !rows->isRowHidden(row)) {
            return false;
        }
    }
    return true;
}

}  // namespace

NoMatch::NoMatch(QAbstractItemView& list, const QLineEdit& words)
    : PlainLabel(list.viewport()), m_list(list), m_words(words) {
    setObjectName(QStringLiteral("noMatch"));
    setWordWrap(true);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setMargin(12);
    list.viewport()->installEventFilter(this);
    connect(&words, &QLineEdit::textChanged, this, &NoMatch::follow);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(list.model(), signal, this, &NoMatch::follow);
    }
    connect(list.model(), &QAbstractItemModel::modelReset, this, &NoMatch::follow);
    follow();
}

bool NoMatch::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list.viewport() && event->type() == QEvent::Resize) {
        setGeometry(m_list.viewport()->rect());
    }
    return PlainLabel::eventFilter(watched, event);
}

void NoMatch::follow() {
    const QString words = m_words.text().trimmed();
    const bool none = !words.isEmpty() && showsNothing(m_list);
    setText(none ? tr("No match for “%1”").arg(words) : QString());
    setGeometry(m_list.viewport()->rect());
    setVisible(none);
}

}  // namespace greyscope::widgets
