#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPaintEngine>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>

#include <algorithm>

namespace greyscope::test {

/// Takes note of every text that is painted, and paints nothing.
class TextRecorder : public QPaintEngine, public QPaintDevice {
public:
    TextRecorder() : QPaintEngine(AllFeatures) {}
    QStringList texts;

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
    void drawPath(const QPainterPath& /*path*/) override {}
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawTextItem(const QPointF& /*at*/, const QTextItem& item) override { texts << item.text(); }
    [[nodiscard]] Type type() const override { return User; }
    [[nodiscard]] QPaintEngine* paintEngine() const override { return const_cast<TextRecorder*>(this); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
            case PdmWidth:
            case PdmHeight:
                return 2000;
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return static_cast<int>(QPaintDevice::devicePixelRatioFScale());
            case PdmDepth:
                return 32;
            case PdmNumColors:
                return 1 << 24;
            default:
                return 96;
        }
    }
};

/// Every text of a window that a user may meet, with the place where it stands: labels, buttons, tips, actions, items,
/// what is spoken, what is painted.
class ShownTexts {
public:
    explicit ShownTexts(QWidget& window) {
        addWidget(window);
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            addWidget(*widget);
        }
        TextRecorder recorder;
        window.render(&recorder);
        for (const QString& text : recorder.texts) {
            add(QStringLiteral("painted"), text);
        }
    }
    [[nodiscard]] const QHash<QString, QString>& placeOf() const { return m_places; }

private:
    void add(const QString& place, const QString& text) {
        if (!text.isEmpty() && !m_places.contains(text)) {
            m_places.insert(text, place);
        }
    }

    void addWidget(const QWidget& widget) {
        if (widget.objectName().startsWith(QStringLiteral("qt_")) ||
            widget.objectName().startsWith(QStringLiteral("Scroll"))) {
            return;  // a part of one of Qt's widgets, which Qt's own catalogue words
        }
        const QString place =
            QStringLiteral("%1 %2").arg(QLatin1String(widget.metaObject()->className()), widget.objectName());
        for (const QString& text : {widget.toolTip(), widget.whatsThis(), widget.accessibleName(),
                                    widget.accessibleDescription(), widget.windowTitle()}) {
            add(place, text);
        }
        for (const QAction* action : widget.actions()) {
            for (const QString& text : {action->text(), action->toolTip()}) {  // keys are called as Qt calls them
                add(place + QStringLiteral(" action ") + action->objectName(), text.section(QLatin1Char('\t'), 0, 0));
            }
        }
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            add(place, label->text());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
            add(place, button->text());
        } else if (const auto* edit = qobject_cast<const QLineEdit*>(&widget)) {
            add(place, edit->placeholderText());
        } else if (const auto* box = qobject_cast<const QGroupBox*>(&widget)) {
            add(place, box->title());
        } else if (const auto* number = qobject_cast<const QAbstractSpinBox*>(&widget)) {
            add(place, number->text());
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                add(place, tabs->tabText(i));
                add(place, tabs->tabToolTip(i));
            }
        } else if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) {
            for (int i = 0; i < std::min(combo->count(), 40); ++i) {
                add(place, combo->itemText(i));
                add(place, combo->itemData(i, Qt::ToolTipRole).toString());
            }
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model()) {
            addItems(place, *view->model(), {});
        }
    }

    void addItems(const QString& place, const QAbstractItemModel& model, const QModelIndex& parent) {
        constexpr int kMost = 40;
        for (int column = 0; column < std::min(model.columnCount(parent), kMost); ++column) {
            add(place, model.headerData(column, Qt::Horizontal).toString());
            add(place, model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
            for (int row = 0; row < std::min(model.rowCount(parent), kMost); ++row) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::ToolTipRole),
                                       static_cast<int>(Qt::AccessibleTextRole)}) {
                    add(place, index.data(role).toString());
                }
                if (column == 0 && model.hasChildren(index)) {
                    addItems(place, model, index);
                }
            }
        }
    }

    QHash<QString, QString> m_places;  ///< by text
};

}  // namespace greyscope::test
