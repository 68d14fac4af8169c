#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

#include "tests/support/test_registry.h"
#include "widgets/common/theme/style_sheet.h"
#include "widgets/common/theme/theme.h"
#include "widgets/panels/busy_overlay.h"
#include "widgets/panels/view_frame.h"

namespace tests_of_view_frame {

using namespace greyscope::widgets;

class tst_view_frame : public QObject {
    Q_OBJECT

private slots:
    void init();
    void showsWhatTheViewNeeds();
    void showsWhatFailed();
    void whatFailedIsRed();
    void dimsTheOldPictureAfterAWhileAndCanBeCancelledLater();
    void whatIsOutOfSightTellsNothing();
    void aButtonKeepsTheKeyboardMeanwhile();
    void aShortCalculationNeverDims();
    void aStateOfAJobIsOneCall();
    void copyPutsPictureAndValuesOnTheClipboard();
    void toolsStandLeftOfTheStandardOnes();
    void controlsMakeWayForTheTitle();
    void whatIsNotShownIsNeitherCopiedNorExported();
    void whatWasCancelledCanBeCalculatedAgain();

private:
    [[nodiscard]] QString visibleText() const;
    [[nodiscard]] QToolButton* tool(const QString& tip) const;
    QWidget* m_view = nullptr;
    std::unique_ptr<ViewFrame> m_frame;
};

void tst_view_frame::init() {
    m_view = new QWidget;
    m_view->setAutoFillBackground(true);
    m_view->setPalette(QPalette(Qt::white, Qt::red));
    m_frame = std::make_unique<ViewFrame>(m_view);
    m_frame->setTitle(QStringLiteral("Degrees"), QStringLiteral("against 1.1-W"));
    m_frame->resize(400, 300);
    m_frame->setVisible(true);
    QVERIFY(QTest::qWaitForWindowExposed(m_frame.get()));
}

QString tst_view_frame::visibleText() const {
    QString text;
    for (const QLabel* label : m_frame->findChildren<QLabel*>()) {
        text += label->isVisible() ? label->text() + QLatin1Char('|') : QString();
    }
    return text;
}

QToolButton* tst_view_frame::tool(const QString& tip) const {
    for (auto* button : m_frame->findChildren<QToolButton*>()) {
        if (button->toolTip().startsWith(tip)) {
            return button;
        }
    }
    return nullptr;
}

void tst_view_frame::showsWhatTheViewNeeds() {
    const QSignalSpy asked(m_frame.get(), &ViewFrame::actionRequested);
    m_frame->showEmpty({QStringLiteral("Compare a series to draw ratios"), QStringLiteral("Compare 1.2-W")});
    QVERIFY(!m_view->isVisible());
    QVERIFY(visibleText().contains(QLatin1String("Compare a series")));
    for (auto* button : m_frame->findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Compare 1.2-W")) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QCOMPARE(asked.count(), 1);
    m_frame->showView();
    QVERIFY(m_view->isVisible());
}

void tst_view_frame::showsWhatFailed() {
    const QSignalSpy asked(m_frame.get(), &ViewFrame::actionRequested);
    m_frame->showFailed({QStringLiteral("Level 64 is missing in 3.2-R"), QStringLiteral("Hold another level.")});
    QVERIFY(visibleText().contains(QLatin1String("Level 64 is missing in 3.2-R|Hold another level.")));
    const auto* message = m_frame->findChild<QWidget*>(QStringLiteral("viewFailed"));
    auto* action = message->findChild<QPushButton*>();
    QVERIFY(!action->isVisible());
    m_frame->showFailed({QStringLiteral("Level 64 is missing in 3.2-R"), {}, QStringLiteral("Leave it out")});
    QTest::mouseClick(action, Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
}

/// Also where the frame has shown another message before.
void tst_view_frame::whatFailedIsRed() {
    for (const Theme& theme : {Theme::light(), Theme::darkTheme()}) {
        QVERIFY(!styleSheet(theme).contains(QLatin1Char('@')));
        m_frame->setStyleSheet(styleSheet(theme));
        m_frame->showEmpty({QStringLiteral("Compare a series"), {}});
        QCoreApplication::processEvents();
        m_frame->showFailed({QStringLiteral("No"), QStringLiteral("Hold another level.")});
        const auto* message = m_frame->findChild<QWidget*>(QStringLiteral("viewFailed"));
        for (const auto* label : message->findChildren<QLabel*>()) {
            QCOMPARE(label->palette().color(QPalette::WindowText), theme.bad);
        }
        m_frame->showEmpty({QStringLiteral("Compare a series"), {}});
        for (const auto* label : message->findChildren<QLabel*>()) {
            QVERIFY(label->palette().color(QPalette::WindowText) != theme.bad);
        }
    }
}

void tst_view_frame::dimsTheOldPictureAfterAWhileAndCanBeCancelledLater() {
    auto* overlay = m_frame->findChild<BusyOverlay*>();
    auto* cancel = overlay->findChild<QPushButton*>();
    const QSignalSpy cancelled(m_frame.get(), &ViewFrame::cancelRequested);
    m_frame->showBusy(0.0);
    QVERIFY(!overlay->isVisible());
    QTRY_VERIFY(overlay->isVisible());
    QVERIFY(m_view->isVisible() && !cancel->isVisible());
    m_frame->showBusy(0.4);
    QTRY_VERIFY(cancel->isVisible());
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(cancelled.count(), 1);
    m_frame->showView();
    QVERIFY(!overlay->isVisible());
}

/// A page that was left may calculate for long: its label stays as it is, so that a screen reader tells nothing of it.
void tst_view_frame::whatIsOutOfSightTellsNothing() {
    auto* share = m_frame->findChild<BusyOverlay*>()->findChild<PlainLabel*>();
    m_frame->showBusy(0.4);
    QTRY_VERIFY(share->isVisible());
    const QString said = share->text();
    m_frame->hide();
    m_frame->showBusy(0.8);
    QTimer beat;
    const QSignalSpy beats(&beat, &QTimer::timeout);
    beat.start(60);
    QTRY_VERIFY(beats.count() >= 3);  // longer than the label takes to follow
    QCOMPARE(share->text(), said);
    m_frame->show();
    QTRY_VERIFY(share->text() != said);
}

void tst_view_frame::aButtonKeepsTheKeyboardMeanwhile() {
    QToolButton* copy = tool(QStringLiteral("Copy this view as a picture"));
    QToolButton* write = tool(QStringLiteral("Export this view as a figure"));
    m_frame->showView();
    copy->setFocus();
    QTRY_VERIFY(copy->hasFocus());
    m_frame->showBusy(0.0);
    QTRY_VERIFY(!write->isEnabled());
    QVERIFY(copy->hasFocus());
    m_frame->showView();
    QVERIFY(copy->hasFocus() && write->isEnabled());
}

void tst_view_frame::aShortCalculationNeverDims() {
    auto* overlay = m_frame->findChild<BusyOverlay*>();
    m_frame->showBusy(0.0);
    m_frame->showView();
    // Longer than the wait before dimming: had it still been counting, it would show now.
    QTest::qWait(220);
    QVERIFY(!overlay->isVisible());
}

void tst_view_frame::aStateOfAJobIsOneCall() {
    ViewState<int> state = std::make_shared<const int>(5);
    m_frame->showState(state);
    QVERIFY(m_view->isVisible());
    state = Failed{QStringLiteral("No"), {}};
    m_frame->showState(state);
    QVERIFY(!m_view->isVisible());
}

void tst_view_frame::copyPutsPictureAndValuesOnTheClipboard() {
    m_frame->setCopyText([] { return QStringLiteral("1\t2"); });
    const QSignalSpy copied(m_frame.get(), &ViewFrame::copyRequested);
    QTest::mouseClick(tool(QStringLiteral("Copy")), Qt::LeftButton);
    QCOMPARE(copied.count(), 1);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(data->text(), QStringLiteral("1\t2"));
    const auto image = qvariant_cast<QImage>(data->imageData());
    QCOMPARE(image.pixelColor(image.rect().center()), QColor(Qt::red));
}

void tst_view_frame::toolsStandLeftOfTheStandardOnes() {
    QToolButton* tool = m_frame->addTool(QStringLiteral("gear"), QStringLiteral("Open in Working"));
    QTRY_VERIFY(tool->isVisible());
    for (auto* button : m_frame->findChildren<QToolButton*>()) {
        if (button != tool && button->isVisible()) {
            QVERIFY(tool->geometry().right() < button->geometry().left());
        }
    }
}

void tst_view_frame::controlsMakeWayForTheTitle() {
    auto* control = new QWidget;
    control->setMinimumSize(40, 20);
    control->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_frame->addControl(control);
    const auto* title = m_frame->findChild<QLabel*>(QStringLiteral("viewTitle"));
    const auto top = [this](const QWidget* part) { return part->mapTo(m_frame.get(), QPoint()).y(); };
    m_frame->resize(900, 300);
    QTRY_VERIFY(control->isVisible() && top(control) <= top(title));
    const int beside = m_frame->minimumSizeHint().width();
    control->setMinimumWidth(400);  // says more than it did
    m_frame->resize(440, 300);
    QTRY_VERIFY(top(control) > top(title) + title->height());
    QVERIFY(m_frame->minimumSizeHint().width() < beside + 400);
    QCOMPARE(m_frame->width(), 440);
    m_frame->resize(900, 300);
    QTRY_VERIFY(top(control) <= top(title));
}

void tst_view_frame::whatIsNotShownIsNeitherCopiedNorExported() {
    m_frame->setCopyText([] { return QStringLiteral("of the table before"); });
    QToolButton* copy = tool(QStringLiteral("Copy"));
    QToolButton* exporting = tool(QStringLiteral("Export"));
    const QSignalSpy exported(m_frame.get(), &ViewFrame::exportRequested);
    QGuiApplication::clipboard()->setText(QStringLiteral("kept"));
    m_frame->showEmpty({QStringLiteral("Open a table"), {}});
    QVERIFY(!copy->isEnabled() && !exporting->isEnabled());
    m_frame->showFailed({QStringLiteral("No"), {}});
    QVERIFY(!copy->isEnabled() && !exporting->isEnabled());
    m_frame->showCancelled();
    QVERIFY(!copy->isEnabled() && !exporting->isEnabled());
    m_frame->showView();
    QVERIFY(copy->isEnabled() && exporting->isEnabled());
    m_frame->showBusy(0.0);  // at once, though the buttons only tell it when the view dims
    copy->click();
    exporting->click();
    QTRY_VERIFY(!copy->isEnabled() && !exporting->isEnabled());
    QCOMPARE(exported.count(), 0);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("kept"));
}

void tst_view_frame::whatWasCancelledCanBeCalculatedAgain() {
    const QSignalSpy again(m_frame.get(), &ViewFrame::againRequested);
    const QSignalSpy acted(m_frame.get(), &ViewFrame::actionRequested);
    ViewState<int> state = Cancelled{};
    m_frame->showState(state);
    QVERIFY(visibleText().contains(QLatin1String("cancelled")));
    QPushButton* button = nullptr;
    for (auto* each : m_frame->findChildren<QPushButton*>()) {
        button = each->isVisible() ? each : button;
    }
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(again.count(), 1);
    QCOMPARE(acted.count(), 0);
}

GREYSCOPE_TEST(tst_view_frame)

}  // namespace tests_of_view_frame

#include "tst_view_frame.moc"
