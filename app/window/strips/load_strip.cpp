#include "app/window/strips/load_strip.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

LoadStrip::LoadStrip(QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("loadStrip"));
    hide();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 8, 4);
    m_what = new widgets::PlainLabel(this);
    m_bar = new QProgressBar(this);
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(240, 6);
    m_cancel = new QPushButton(tr("Cancel"), this);
    row->addWidget(m_what);
    row->addWidget(m_bar);
    row->addStretch(1);
    row->addWidget(m_cancel);
    m_delay = new QTimer(this);
    m_delay->setSingleShot(true);
    m_delay->setInterval(150);
    connect(m_delay, &QTimer::timeout, this, &QWidget::show);
}

void LoadStrip::follow(JobQueueBase& queue) {
    connect(&queue, &JobQueueBase::started, this, &LoadStrip::begin);
    connect(&queue, &JobQueueBase::progress, this, &LoadStrip::setFraction);
    connect(&queue, &JobQueueBase::ended, this, &LoadStrip::end);
    connect(m_cancel, &QPushButton::clicked, &queue, &JobQueueBase::cancel);
}

void LoadStrip::begin(const QString& what) {
    m_what->setText(what);
    m_bar->setValue(0);
    m_delay->start();
}

void LoadStrip::setFraction(double fraction) {
    m_bar->setValue(static_cast<int>(fraction * 1000.0));
}

void LoadStrip::end() {
    m_delay->stop();
    hide();
}

}  // namespace greyscope::app
