#include "app/window/strips/notice_strip.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/common/theme/sign.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

namespace {

QWidget* signOf(Notice::Kind kind, QWidget* parent) {
    using widgets::IconInk;
    const bool info = kind == Notice::Kind::info;
    const IconInk ink = info ? IconInk::accent : kind == Notice::Kind::look ? IconInk::look : IconInk::bad;
    return new widgets::Sign(info ? QStringLiteral("info") : QStringLiteral("warning"), ink, parent);
}

/// The main text is emphasised if consequences follow it.
QWidget* textOf(const Notice& notice, QWidget* line) {
    auto* words = new QWidget(line);
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    for (const QString* each : {&notice.text, &notice.more}) {
        if (!each->isEmpty()) {
            auto* label = new widgets::PlainLabel(*each, words);
            label->setObjectName(each == &notice.text && !notice.more.isEmpty() ? QStringLiteral("noticeHead")
                                                                                : QString());
            label->setWordWrap(true);
            widgets::setError(label, notice.kind == Notice::Kind::error);
            column->addWidget(label);
        }
    }
    return words;
}

}  // namespace

QString Notice::whole() const {
    return widgets::paragraph({text, more});
}

NoticeStrip::NoticeStrip(QWidget* parent) : QFrame(parent), m_lines(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("noticeStrip"));
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(0);
    hide();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old, QWidget* now) {
        if (now && isAncestorOf(now) && old && old->window() == window() && !isAncestorOf(old)) {
            m_before = old;
        }
    });
}

std::optional<QString> NoticeStrip::takeKeyboard() {
    QWidget* holder = window()->focusWidget();
    if (holder == nullptr || !isAncestorOf(holder)) {
        return std::nullopt;
    }
    holder->clearFocus();
    const auto* button = qobject_cast<QAbstractButton*>(holder);
    return button ? button->text() : QString();
}

void NoticeStrip::giveKeyboard(const QString& said) {
    for (int i = 0; i < m_lines->count(); ++i) {
        for (auto* button : m_lines->itemAt(i)->widget()->findChildren<QAbstractButton*>()) {
            if (!said.isEmpty() && button->text() == said) {
                button->setFocus();
                return;
            }
        }
    }
    if (m_before && m_before->isVisibleTo(window())) {
        m_before->setFocus();
    }
}

void NoticeStrip::setNotices(const std::vector<Notice>& notices) {
    std::erase_if(m_putAway, [&notices](const QString& text) {
        return std::none_of(notices.begin(), notices.end(),
                            [&text](const Notice& each) { return each.whole() == text; });
    });
    const std::optional<QString> said = takeKeyboard();
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();  // its button may have caused the change
        delete item;
    }
    for (const Notice& notice : notices) {
        if (m_putAway.count(notice.whole()) == 0) {
            addLine(notice);
        }
    }
    setVisible(m_lines->count() > 0);
    if (said) {
        giveKeyboard(*said);
    }
}

void NoticeStrip::addLine(const Notice& notice) {
    constexpr std::array kKinds{"info", "look", "error"};
    auto* line = new QWidget(this);
    line->setObjectName(QStringLiteral("notice"));
    line->setAttribute(Qt::WA_StyledBackground);
    line->setProperty("kind", QLatin1String(kKinds[static_cast<std::size_t>(notice.kind)]));
    auto* column = new QVBoxLayout(line);
    column->setContentsMargins(16, 5, 8, 5);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    column->addLayout(row);
    row->addWidget(signOf(notice.kind, line));
    row->addWidget(textOf(notice, line), 1);
    QWidget* details = notice.details ? notice.details() : nullptr;
    if (details) {
        details->setParent(line);
        details->setVisible(m_unfolded.count(notice.whole()) > 0);
        auto* unfold = new QPushButton(tr("Show"), line);
        unfold->setCheckable(true);
        unfold->setChecked(!details->isHidden());
        connect(unfold, &QPushButton::toggled, this, [this, details, known = notice.whole()](bool shown) {
            details->setVisible(shown);
            shown ? void(m_unfolded.insert(known)) : void(m_unfolded.erase(known));
        });
        row->addWidget(unfold);
    }
    for (const NoticeAction& each : notice.actions) {
        auto* action = new QPushButton(each.text, line);
        action->setDefault(each.usual);
        connect(action, &QPushButton::clicked, this, [run = each.run] { run(); });
        row->addWidget(action);
    }
    row->addWidget(closeButton(line, notice.whole()));
    if (details) {
        column->addWidget(details);
    }
    m_lines->addWidget(line);
    line->show();  // shown now, so that it can get the focus
}

QWidget* NoticeStrip::closeButton(QWidget* line, const QString& known) {
    auto* close = new QToolButton(line);
    close->setIcon(widgets::icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    widgets::setTip(close, tr("Dismiss this notice"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, [this, line, known] {
        m_putAway.insert(known);
        const std::optional<QString> said = takeKeyboard();
        m_lines->removeWidget(line);
        line->hide();
        line->deleteLater();
        setVisible(m_lines->count() > 0);
        if (said) {
            giveKeyboard(*said);
        }
    });
    return close;
}

}  // namespace greyscope::app
