#include "app/export/check/finding_list.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/sign.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

widgets::PlainLabel* line(const QString& text, bool bold = false) {
    auto* label = new widgets::PlainLabel(text);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setBold(bold);
    label->setFont(font);
    return label;
}

QWidget* signedLine(const QString& sign, widgets::IconInk ink, QWidget* text) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(new widgets::Sign(sign, ink), 0, Qt::AlignTop);
    row->addWidget(text, 1);
    return box;
}

}  // namespace

FindingList::FindingList(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout(this)) {
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(4);
    setAccessibleName(tr("Check"));
}

/// Takes the keyboard focus from a button that is about to be deleted, because Qt would pass it to any next widget.
bool FindingList::takeKeyboard() {
    QWidget* holder = window()->focusWidget();
    const bool ours = holder != nullptr && isAncestorOf(holder);
    if (ours) {
        holder->clearFocus();
    }
    return ours;
}

void FindingList::clear() {
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->setObjectName({});
            widget->hide();
            widget->deleteLater();  // one of them may be the button that was clicked
        }
        delete item;
    }
}

void FindingList::setIdle(const QString& why) {
    clear();
    m_rows->addWidget(line(why));
}

void FindingList::setChecks(const std::vector<FigureCheck>& checks, bool reloads) {
    const bool keyboard = takeKeyboard();
    clear();
    const auto broken = std::count_if(checks.begin(), checks.end(), [](const auto& check) { return check.broken(); });
    m_rows->addWidget(
        line(broken == 0 ? tr("No problems")
                         : widgets::withComma(tr("%n to review", nullptr, widgets::counted(broken)),
                                              tr("%n passed", nullptr,
                                                 widgets::counted(checks.size() - static_cast<std::size_t>(broken))))));
    for (const FigureCheck& check : checks) {
        if (check.broken()) {
            addFinding(check, reloads);
        }
    }
    m_rows->addSpacing(6);
    for (const FigureCheck& check : checks) {
        if (!check.broken()) {
            m_rows->addWidget(signedLine(QStringLiteral("good"), widgets::IconInk::good, line(check.name)));
        }
    }
    m_rows->addStretch(1);
    for (int i = 0; i < m_rows->count(); ++i) {
        if (QWidget* widget = m_rows->itemAt(i)->widget()) {
            widget->show();  // a hidden widget is not counted in the required width
        }
    }
    if (auto* next =
            keyboard ? findChild<QPushButton*>(QStringLiteral("remedy"), Qt::FindDirectChildrenOnly) : nullptr) {
        next->setFocus();
    }
}

void FindingList::addFinding(const FigureCheck& check, bool reloads) {
    m_rows->addSpacing(6);
    m_rows->addWidget(signedLine(QStringLiteral("warning"), widgets::IconInk::look, line(check.name, true)));
    m_rows->addWidget(line(check.told()));
    const bool mendable =
        check.remedy != FigureCheck::Remedy::none && (check.remedy != FigureCheck::Remedy::reload || reloads);
    if (mendable) {
        auto* button = new QPushButton(widgets::captionText(remedyText(check)));
        button->setObjectName(QStringLiteral("remedy"));
        // The button is deleted with its finding, and would take the dialog's default button with it.
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, check] { emit remedyTaken(check); });
        m_rows->addWidget(button, 0, Qt::AlignLeft);
    }
}

void paintFound(QPainter& painter, const std::vector<QRectF>& places, const QPointF& corner, double pixelsPerPoint) {
    constexpr double kClear = 2.0, kWide = 1.5;
    painter.save();
    painter.setPen(QPen(widgets::Theme::light().bad, kWide));  // for paper, whatever the window's theme
    painter.setBrush(Qt::NoBrush);
    for (const QRectF& place : places) {
        const QRectF box(corner + place.topLeft() * pixelsPerPoint, place.size() * pixelsPerPoint);
        painter.drawRect(box.adjusted(-kClear, -kClear, kClear, kClear));
    }
    painter.restore();
}

}  // namespace greyscope::app
