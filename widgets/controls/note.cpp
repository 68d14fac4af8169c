#include "widgets/controls/note.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

Note::Note(QWidget* parent) : QFrame(parent), m_text(new PlainLabel) {
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(30, 8, 10, 8);
    row->addWidget(m_text);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    hide();
}

void Note::setNote(Kind kind, const QString& text) {
    if (kind == m_kind && text == m_text->text() && isHidden() == text.isEmpty()) {
        return;  // avoids a new layout of the surrounding panel
    }
    m_kind = kind;
    m_text->setText(text);
    setError(m_text, kind == Kind::error);
    setVisible(!text.isEmpty());
    update();
}

void Note::addButton(QPushButton* button) {
    layout()->addWidget(button);
    static_cast<QHBoxLayout*>(layout())->setStretchFactor(m_text, 1);
}

void Note::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::of(palette());
    const bool good = m_kind == Kind::good;
    const bool look = m_kind == Kind::look;
    const bool bad = m_kind == Kind::bad || m_kind == Kind::error;
    const QColor ink = good ? theme.good : (look ? theme.look : (bad ? theme.bad : theme.accent));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(good ? theme.goodOn : (look ? theme.lookOn : (bad ? theme.badOn : theme.infoOn)));
    painter.drawRoundedRect(rect(), 4, 4);
    const QPointF centre(16, 17);
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    if (good) {
        painter.drawEllipse(centre, 6, 6);
        painter.drawPolyline(
            QPolygonF({centre + QPointF(-3, 0), centre + QPointF(-1, 2.5), centre + QPointF(3, -2.5)}));
        return;
    }
    if (look || bad) {
        painter.drawPolygon(QPolygonF({centre + QPointF(0, -6), centre + QPointF(6.5, 6), centre + QPointF(-6.5, 6)}));
    } else {
        painter.drawEllipse(centre, 6.5, 6.5);
    }
    painter.drawLine(centre + QPointF(0, -1.5), centre + QPointF(0, 2));
    painter.drawPoint(centre + QPointF(0, look || bad ? 4.2 : -3.6));
}

void showRemarks(const std::map<std::string, Note*>& notes, const std::vector<Remark>& remarks) {
    for (const auto& [name, note] : notes) {
        Note::Kind kind = Note::Kind::info;
        QStringList texts;
        for (const Remark& remark : remarks) {
            if (remark.name == name && !remark.text.isEmpty()) {
                kind = texts.isEmpty() || remark.warns() ? remark.kind : kind;
                texts << remark.text;
            }
        }
        note->setNote(kind, texts.join(QLatin1Char('\n')));
    }
}

}  // namespace greyscope::widgets
