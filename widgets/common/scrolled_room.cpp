#include "widgets/common/scrolled_room.h"

#include <QLayout>
#include <QResizeEvent>

#include <algorithm>

namespace greyscope::widgets {

namespace {

constexpr QSize kLeastRoom{96, 64};

/// The minimum size of a widget, including the height of text wrapped at its width.
QSize leastOf(const QWidget& widget) {
    QSize least = widget.minimumSizeHint().expandedTo(widget.minimumSize());
    // The layout of a stack would return the size of the largest widget.
    const QLayout* layout = qobject_cast<const FrontStack*>(&widget) == nullptr ? widget.layout() : nullptr;
    if (layout && layout->hasHeightForWidth()) {
        least.setHeight(
            std::max(least.height(), layout->minimumHeightForWidth(std::max(widget.width(), least.width()))));
    }
    return least;
}

/// A scroll area gives a widget with wrapped text its preferred height; this widget gives it the available size.
class Ground : public QWidget {
public:
    explicit Ground(QWidget* shown) : m_shown(shown) { shown->setParent(this); }
    [[nodiscard]] QSize minimumSizeHint() const override { return leastOf(*m_shown); }

protected:
    /// The scroll area queries the minimum size again only when this widget asks for it, not when its contents do.
    bool event(QEvent* event) override {
        if (event->type() == QEvent::LayoutRequest) {
            updateGeometry();
        }
        return QWidget::event(event);
    }
    void resizeEvent(QResizeEvent* event) override {
        m_shown->resize(size());
        if (event->oldSize().width() != width()) {
            updateGeometry();
        }
    }

private:
    QWidget* m_shown;
};

}  // namespace

FrontStack::FrontStack(QWidget* parent) : QStackedWidget(parent) {
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
}

QSize FrontStack::minimumSizeHint() const {
    const QWidget* front = currentWidget();
    return front ? leastOf(*front) : QSize();
}

ScrolledRoom::ScrolledRoom(QWidget* shown, QWidget* parent) : QScrollArea(parent), m_shown(shown) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(new Ground(shown));
    setWidgetResizable(true);
    shown->show();
}

QSize ScrolledRoom::sizeHint() const {
    return m_shown->sizeHint();
}

QSize ScrolledRoom::minimumSizeHint() const {
    return leastOf(*m_shown).boundedTo(kLeastRoom);
}

}  // namespace greyscope::widgets
