#include "app/window/notice_strip.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/common/icon.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

NoticeStrip::NoticeStrip(QWidget* parent) : QFrame(parent), m_lines(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("noticeStrip"));
    m_lines->setContentsMargins(16, 4, 8, 4);
    m_lines->setSpacing(2);
    hide();
}

void NoticeStrip::setNotices(const std::vector<Notice>& notices) {
    std::erase_if(m_putAway, [&notices](const QString& text) {
        return std::none_of(notices.begin(), notices.end(), [&text](const Notice& each) { return each.text == text; });
    });
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();  // its button may be what brought the change
        delete item;
    }
    for (const Notice& notice : notices) {
        if (m_putAway.count(notice.text) == 0) {
            addLine(notice);
        }
    }
    setVisible(m_lines->count() > 0);
}

void NoticeStrip::addLine(const Notice& notice) {
    auto* line = new QWidget(this);
    auto* column = new QVBoxLayout(line);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    column->addLayout(row);
    auto* text = new widgets::PlainLabel(notice.text, line);
    text->setWordWrap(true);
    widgets::setError(text, notice.error);
    row->addWidget(text, 1);
    QWidget* details = notice.details ? notice.details() : nullptr;
    if (details) {
        details->setParent(line);
        details->setVisible(m_unfolded.count(notice.text) > 0);
        auto* unfold = new QPushButton(tr("Show"), line);
        unfold->setCheckable(true);
        unfold->setChecked(!details->isHidden());
        connect(unfold, &QPushButton::toggled, this, [this, details, known = notice.text](bool shown) {
            details->setVisible(shown);
            shown ? void(m_unfolded.insert(known)) : void(m_unfolded.erase(known));
        });
        row->addWidget(unfold);
    }
    for (const NoticeAction& each : notice.actions) {
        auto* action = new QPushButton(each.text, line);
        connect(action, &QPushButton::clicked, this, [run = each.run] { run(); });
        row->addWidget(action);
    }
    auto* close = new QToolButton(line);
    close->setIcon(widgets::icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    widgets::setTip(close, tr("Put this notice away"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, [this, line, known = notice.text] {
        m_putAway.insert(known);
        m_lines->removeWidget(line);
        line->deleteLater();
        setVisible(m_lines->count() > 0);
    });
    row->addWidget(close);
    if (details) {
        column->addWidget(details);
    }
    m_lines->addWidget(line);
}

}  // namespace greyscope::app
