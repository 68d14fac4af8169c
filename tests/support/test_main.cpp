// Runs the test classes that are named on the command line (all without a name). Further arguments go to Qt Test.
#include <QTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>

#include "widgets/common/language.h"
#include "widgets/common/number_locale.h"
#else
#include <QCoreApplication>
#endif

#include <clocale>
#include <cstdio>

#include "tests/support/test_registry.h"

int main(int argc, char** argv) {
    // ctest stops what hangs; Qt Test would stop what goes through every figure, after five minutes.
    if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT")) {
        qputenv("QTEST_FUNCTION_TIMEOUT", "3600000");
    }
#ifdef QT_WIDGETS_LIB
    const QApplication application(argc, argv);
    greyscope::widgets::useNumberLocale();  // as main does
    greyscope::widgets::useLanguage(QLocale(QLocale::English));
#else
    const QCoreApplication application(argc, argv);
#endif
    // A locale that the machine lacks would be the C locale without a word.
    const QByteArray point = qgetenv("GREYSCOPE_DECIMAL_POINT");
    if (!point.isEmpty() && point != std::localeconv()->decimal_point) {
        std::fprintf(stderr, "the locale has no decimal mark %s\n", point.constData());
        return 1;
    }
    QStringList arguments = QCoreApplication::arguments();
    std::string only;
    if (arguments.size() > 1 && arguments.at(1).startsWith(QLatin1String("tst_"))) {
        only = arguments.takeAt(1).toStdString();
    }
    int failures = 0;
    bool ran = false;
    for (const auto& [name, make] : greyscope::test::registry()) {
        if (only.empty() || only == name) {
            ran = true;
            const auto object = make();
            failures += QTest::qExec(object.get(), arguments);
        }
    }
    if (!ran) {
        std::fprintf(stderr, "no test class named %s\n", only.c_str());
        return 1;
    }
    return failures == 0 ? 0 : 1;
}
