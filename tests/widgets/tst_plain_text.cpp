#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/common/names/eliding_label.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"

namespace tests_of_plain_text {

using namespace greyscope::widgets;

namespace {

const QString kName = QStringLiteral("<img src=\":/none\">threads & <b>objects</b>");

}  // namespace

class tst_plain_text : public QObject {
    Q_OBJECT

private slots:
    void aLabelShowsMarkupAsItIs() {
        const QString line = kName + QStringLiteral("\nsecond line");
        PlainLabel label(line);
        QLabel like;
        like.setTextFormat(Qt::PlainText);
        like.setText(line);
        QCOMPARE(label.text(), line);
        QCOMPARE(label.sizeHint(), like.sizeHint());
        QVERIFY(ElidingLabel(kName).textFormat() == Qt::PlainText);
    }

    void controlsAreShownAndNotObeyed() {
        PlainLabel label(QStringLiteral("a\u202Eb\x1b[31m\tc\nd"));
        QCOMPARE(label.text(), QStringLiteral("a\\u202Eb␛[31m␉c\nd"));
        QCOMPARE(visibleText(std::string("a\nb")), QStringLiteral("a␊b"));
    }

    void aTipReadsAsTheNameItself() {
        QWidget widget;
        setTip(&widget, kName + QStringLiteral("\nsecond"));
        QTextDocument document;
        document.setHtml(widget.toolTip());  // Qt takes it for HTML: then it has to say the name
        QVERIFY(Qt::mightBeRichText(widget.toolTip()));
        QCOMPARE(document.toPlainText(), kName + QStringLiteral("\nsecond"));
        QCOMPARE(tipText(QStringLiteral("1 < 2 & 3")), QStringLiteral("1 < 2 & 3"));
    }

    void anAmpersandOfANameIsNoAccessKey() { QCOMPARE(captionText(QStringLiteral("R&D\n")), QStringLiteral("R&&D␊")); }

    void aMessageShowsMarkupAsItIs() {
        const QPointer<QMessageBox> box =
            messageBox(QMessageBox::Warning, QStringLiteral("title"), kName, kName, QMessageBox::Ok, nullptr);
        box->open();
        QCOMPARE(box->textFormat(), Qt::PlainText);
        QCOMPARE(box->text(), kName);
        for (const QLabel* label : box->findChildren<QLabel*>()) {
            QVERIFY(label->textFormat() == Qt::PlainText || !label->text().contains(QStringLiteral("<img")));
        }
        box->close();
        QTRY_VERIFY(!box);
    }
};

GREYSCOPE_TEST(tst_plain_text)

}  // namespace tests_of_plain_text

#include "tst_plain_text.moc"
