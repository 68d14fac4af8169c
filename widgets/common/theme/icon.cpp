#include "widgets/common/theme/icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

namespace {

QColor colourOf(const Theme& theme, IconInk ink) {
    switch (ink) {
        case IconInk::text:
            return theme.text;
        case IconInk::quiet:
            return theme.text2;
        case IconInk::accent:
            return theme.accent;
        case IconInk::onAccent:
            return theme.onAccent;
        case IconInk::rail:
            return theme.railText;
        case IconInk::good:
            return theme.good;
        case IconInk::look:
            return theme.look;
        case IconInk::bad:
            return theme.bad;
    }
    return theme.text;
}

/// Draws the SVG in the theme's colour at any size and resolution.
class SvgInkEngine final : public QIconEngine {
public:
    SvgInkEngine(QString name, IconInk ink) : m_name(std::move(name)), m_ink(ink) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (!file.open(QIODevice::ReadOnly)) {
            return;
        }
        const QColor colour = colourOf(Theme::of(QGuiApplication::palette()), m_ink);
        QByteArray svg = file.readAll();
        svg.replace("currentColor", colour.name().toUtf8());
        QSvgRenderer renderer(svg);
        const double opacity = painter->opacity();
        painter->setOpacity(mode == QIcon::Disabled ? opacity * 0.4 : opacity);
        renderer.render(painter, rect);
        painter->setOpacity(opacity);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QColor colour = colourOf(Theme::of(QGuiApplication::palette()), m_ink);
        const QString key = QStringLiteral("greyscope-icon %1 %2 %3x%4 %5")
                                .arg(m_name, colour.name(), QString::number(size.width()),
                                     QString::number(size.height()), QString::number(mode));
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = QPixmap(size);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            paint(&painter, QRect(QPoint(0, 0), size), mode, state);
            painter.end();
            QPixmapCache::insert(key, pixmap);
        }
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SvgInkEngine(*this); }

private:
    QString m_name;
    IconInk m_ink;
};

}  // namespace

QIcon icon(const QString& name, IconInk ink) {
    return QIcon(new SvgInkEngine(name, ink));
}

}  // namespace greyscope::widgets
