// What holds of every dialog that asks for something: a screen reader can say what each control is.
#include <QPushButton>
#include <QtTest>

#include "app/database/password_dialog.h"
#include "app/study/sample_study.h"
#include "app/window/other_data_dialog.h"
#include "app/window/preview_dialog.h"
#include "tests/support/command_run.h"
#include "tests/support/nameless_controls.h"
#include "tests/support/test_registry.h"

namespace tests_of_small_dialogs {

using namespace greyscope;
using namespace greyscope::app;

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
};

GREYSCOPE_TEST(tst_small_dialogs)

}  // namespace tests_of_small_dialogs

#include "tst_small_dialogs.moc"
