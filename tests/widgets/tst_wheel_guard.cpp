#include <QComboBox>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

#include "tests/support/test_registry.h"
#include "widgets/common/event_guards.h"

namespace tests_of_wheel_guard {

using greyscope::widgets::WheelGuard;

namespace {

void turnWheel(QWidget* over) {
    QWheelEvent down(QPointF(5, 5), over->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(over, &down);
}

}  // namespace

class tst_wheel_guard : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatHasTheFocusIsChanged();

private:
    WheelGuard m_guard;
};

void tst_wheel_guard::onlyWhatHasTheFocusIsChanged() {
    qApp->installEventFilter(&m_guard);
    QScrollArea area;
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    auto* combo = new QComboBox;
    combo->addItems({"a", "b", "c"});
    auto* spin = new QSpinBox;
    spin->setValue(5);
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setValue(5);
    for (QWidget* control :
         {static_cast<QWidget*>(combo), static_cast<QWidget*>(spin), static_cast<QWidget*>(slider)}) {
        column->addWidget(control);
    }
    content->setFixedHeight(2000);
    area.setWidget(content);
    area.resize(200, 200);
    area.show();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    area.setFocus();
    for (QWidget* control :
         {static_cast<QWidget*>(combo), static_cast<QWidget*>(spin), static_cast<QWidget*>(slider)}) {
        turnWheel(control);
        QVERIFY(!control->hasFocus());
    }
    QCOMPARE(combo->currentIndex(), 0);
    QCOMPARE(spin->value(), 5);
    QCOMPARE(slider->value(), 5);
    combo->setFocus();
    turnWheel(combo);
    QCOMPARE(combo->currentIndex(), 1);
    spin->setFocus();
    turnWheel(spin);
    QCOMPARE(spin->value(), 4);
    slider->setFocus();
    turnWheel(slider);
    QVERIFY(slider->value() != 5);
    qApp->removeEventFilter(&m_guard);
}

GREYSCOPE_TEST(tst_wheel_guard)

}  // namespace tests_of_wheel_guard

#include "tst_wheel_guard.moc"
