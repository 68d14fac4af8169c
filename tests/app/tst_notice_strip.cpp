#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <array>
#include <cstdlib>

#include "app/window/strips/notice_strip.h"
#include "tests/support/test_registry.h"
#include "widgets/common/theme/style_sheet.h"
#include "widgets/common/theme/theme.h"

namespace tests_of_notice_strip {

using namespace greyscope;
using namespace greyscope::app;

class tst_notice_strip : public QObject {
    Q_OBJECT

private slots:
    void eachKindHasItsGroundAndSign();
    void whatIsPutAwayComesBackWithOtherNews();
    void aLineThatGoesGivesTheKeyboardBack();
};

int apart(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

/// In every theme, above what follows from it.
void tst_notice_strip::eachKindHasItsGroundAndSign() {
    const QPalette before = QGuiApplication::palette();
    for (const widgets::Theme& theme : {widgets::Theme::light(), widgets::Theme::darkTheme()}) {
        QGuiApplication::setPalette(theme.palette());  // signs follow it
        NoticeStrip strip;
        strip.setPalette(theme.palette());
        strip.setStyleSheet(widgets::styleSheet(theme));
        strip.setNotices(
            {{QStringLiteral("known")},
             {QStringLiteral("“a.csv” has changed."), QStringLiteral("2 values differ."), {}, Notice::Kind::look},
             {QStringLiteral("gone"), {}, {}, Notice::Kind::error}});
        strip.resize(700, strip.sizeHint().height());
        const QImage image = strip.grab().toImage();
        const auto lines = strip.findChildren<QWidget*>(QStringLiteral("notice"));
        QCOMPARE(lines.size(), 3);
        const std::array grounds{theme.infoOn, theme.lookOn, theme.badOn};
        const std::array inks{theme.accent, theme.look, theme.bad};
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QRect place(lines[i]->mapTo(&strip, QPoint()), lines[i]->size());
            QCOMPARE(image.pixelColor(place.topLeft() + QPoint(3, 3)).name(), grounds[std::size_t(i)].name());
            const QColor ink = inks[std::size_t(i)];
            bool isSigned = false;  // strokes are thin: no pixel need have their whole colour
            for (int y = place.top(); y < place.bottom(); ++y) {
                for (int x = place.left(); x < place.left() + 40; ++x) {
                    isSigned = isSigned || apart(image.pixelColor(x, y), ink) <
                                               apart(image.pixelColor(x, y), grounds[std::size_t(i)]);
                }
            }
            QVERIFY2(isSigned, qPrintable(QString::number(i)));
        }
        const auto* head = strip.findChild<QLabel*>(QStringLiteral("noticeHead"));
        QVERIFY(head != nullptr);
        QCOMPARE(head->text(), QStringLiteral("“a.csv” has changed."));
    }
    QGuiApplication::setPalette(before);
}

void tst_notice_strip::whatIsPutAwayComesBackWithOtherNews() {
    NoticeStrip strip;
    const auto tell = [&strip](const char* more) {
        strip.setNotices({{QStringLiteral("changed"), QLatin1String(more)}});
        return !strip.isHidden();
    };
    QVERIFY(tell("2 values differ."));
    strip.findChild<QAbstractButton*>()->click();
    QVERIFY(!tell("2 values differ."));
    QVERIFY(tell("3 values differ."));
}

/// Neither the button before the strip nor the one behind it gets what the strip had.
void tst_notice_strip::aLineThatGoesGivesTheKeyboardBack() {
    QWidget window;
    QLineEdit rail(&window);
    NoticeStrip strip(&window);
    QLineEdit page(&window);
    QLineEdit behind(&window);
    const Notice changed{QStringLiteral("changed"), {}, {{QStringLiteral("Reload"), [] {}}}};
    const auto reload = [&strip]() -> QAbstractButton* {
        for (auto* button : strip.findChildren<QAbstractButton*>()) {
            if (button->text() == QLatin1String("Reload") && button->isVisible()) {
                return button;
            }
        }
        return nullptr;
    };
    strip.setNotices({changed});
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    page.setFocus();
    reload()->setFocus();
    strip.setNotices({{QStringLiteral("news")}, changed});  // it stays where it is
    QCOMPARE(window.focusWidget(), static_cast<QWidget*>(reload()));
    strip.setNotices({});
    QCOMPARE(window.focusWidget(), static_cast<QWidget*>(&page));
}

GREYSCOPE_TEST(tst_notice_strip)

}  // namespace tests_of_notice_strip

#include "tst_notice_strip.moc"
