// What holds of every dialog that asks for something: a screen reader can say what each control is.
#include <QPushButton>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include <algorithm>
#include <array>

#include "app/database/database_dialog.h"
#include "app/database/password_dialog.h"
#include "app/run/resources.h"
#include "app/study/sample_study.h"
#include "app/window/dialogs/guide_window.h"
#include "app/window/dialogs/new_table_dialog.h"
#include "app/window/dialogs/other_data_dialog.h"
#include "app/window/dialogs/preview_dialog.h"
#include "tests/support/command_run.h"
#include "tests/support/nameless_controls.h"
#include "tests/support/test_registry.h"

namespace tests_of_small_dialogs {

using namespace greyscope;
using namespace greyscope::app;

namespace {

QStringList linksOf(const QTextBrowser& page) {
    QStringList links;
    for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().isAnchor()) {
                links << part.fragment().charFormat().anchorHref();
            }
        }
    }
    return links;
}

}  // namespace

class tst_small_dialogs : public QObject {
    Q_OBJECT

private slots:
    void everyControlHasAName() {
        const PasswordDialog password({}, nullptr);
        const OtherDataDialog other(*sampleStudy(), {}, nullptr);
        PreviewDialog preview(QString::fromStdString(test::samplePath("lustre_read_1_1.csv")), true, nullptr);
        auto* open = preview.findChild<QPushButton*>(QStringLiteral("previewOpen"));
        QTRY_VERIFY(open->isEnabled());
        for (const QDialog* dialog : std::initializer_list<const QDialog*>{&password, &other, &preview}) {
            const QStringList missed = test::namelessControls(*dialog);
            QVERIFY2(missed.empty(), qPrintable(missed.join(QLatin1Char('\n'))));
        }
    }

    /// 1024 x 700 pixels at 200 %, without a title bar: none asks for more, and what is longer scrolls.
    void allFitASmallScreen() {
        const PasswordDialog password({}, nullptr);
        const OtherDataDialog other(*sampleStudy(), {}, nullptr);
        const NewTableDialog table(nullptr);
        const DatabaseDialog database(true);
        for (const QDialog* dialog : std::initializer_list<const QDialog*>{&password, &other, &table, &database}) {
            const QSize least = dialog->minimumSizeHint().expandedTo(dialog->minimumSize());
            QVERIFY2(least.width() <= 500 && least.height() <= 320, dialog->metaObject()->className());
        }
    }

    /// Its pages lead to each other, and nowhere else: no file and no server is asked.
    void theGuideShowsItsOwnPagesAlone() {
        initResources();
        QWidget window;
        openGuide(window);
        auto* guide = window.findChild<QDialog*>(QStringLiteral("guide"));
        QVERIFY(guide && test::namelessControls(*guide).empty());
        auto* pages = guide->findChild<QTextBrowser*>();
        const QUrl first = pages->source();
        int followed = 0;
        for (const QString& link : linksOf(*pages)) {
            if (link.endsWith(QLatin1String(".md"))) {
                pages->setSource(first.resolved(QUrl(link)));
                QVERIFY2(pages->source() != first && !pages->toPlainText().isEmpty(), qPrintable(link));
                pages->setSource(first);
                ++followed;
            }
        }
        QVERIFY(followed > 5);
        for (const char* elsewhere : {"file:///etc/hostname", "http://localhost/", "qrc:/docs/none.md"}) {
            pages->setSource(QUrl(QLatin1String(elsewhere)));
            QCOMPARE(pages->source(), first);
        }
    }

    /// The place that asks for something, and not the buttons.
    void theKeyboardBeginsAtTheTop() {
        PasswordDialog password({}, nullptr);
        DatabaseDialog database(true);
        for (QDialog* dialog : std::initializer_list<QDialog*>{&password, &database}) {
            dialog->show();
            QTRY_VERIFY(dialog->focusWidget() != nullptr);
            QVERIFY2(qobject_cast<QPushButton*>(dialog->focusWidget()) == nullptr, dialog->metaObject()->className());
        }
    }

    /// From left to right and then down, as the panels stand.
    void tabFollowsTheEyeInThePreview() {
        PreviewDialog preview(QString::fromStdString(test::samplePath("lustre_read_1_1.csv")), true, nullptr);
        preview.show();
        QTRY_VERIFY(preview.findChild<QPushButton*>(QStringLiteral("previewOpen"))->isEnabled());
        const std::array parts{"SourcePanel", "ValuesPanel", "ReportPanel", "QDialogButtonBox"};
        QStringList order;
        for (const QWidget* at = preview.nextInFocusChain(); at != &preview; at = at->nextInFocusChain()) {
            const bool stops = at->isVisible() && (at->focusPolicy() & Qt::TabFocus) != 0;
            for (const QWidget* in = at; stops && in != nullptr; in = in->parentWidget()) {
                const QString kind = QString::fromLatin1(in->metaObject()->className()).section(QLatin1Char(':'), -1);
                const bool isPart = std::find(parts.begin(), parts.end(), kind) != parts.end();
                if (isPart && (order.isEmpty() || order.back() != kind)) {
                    order << kind;
                }
            }
        }
        QCOMPARE(order.join(QLatin1Char(' ')), QStringLiteral("SourcePanel ValuesPanel ReportPanel QDialogButtonBox"));
    }
};

GREYSCOPE_TEST(tst_small_dialogs)

}  // namespace tests_of_small_dialogs

#include "tst_small_dialogs.moc"
