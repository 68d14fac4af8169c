#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/common/names/name_lines.h"

namespace tests_of_name_lines {

using namespace greyscope;
using widgets::NameLines;

class tst_name_lines : public QObject {
    Q_OBJECT

private slots:
    /// Where there is no room at all, every piece is a line.
    void linesEndWhereNamesDo_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("pieces");
        QTest::newRow("blanks") << QStringLiteral("random read") << QStringList{"random", "read"};
        QTest::newRow("marks") << QStringLiteral("objects_per/ost-a") << QStringList{"objects_", "per/", "ost-", "a"};
        QTest::newRow("capitals") << QStringLiteral("randomRead") << QStringList{"random", "Read"};
        QTest::newRow("numbers") << QStringLiteral("3.19 10:30 2024-05-01")
                                 << QStringList{"3.19", "10:30", "2024-05-01"};
        QTest::newRow("signs") << QStringLiteral("x > -5") << QStringList{"x", ">", "-5"};
        QTest::newRow("Chinese") << QStringLiteral("写入") << QStringList{"写", "入"};
        QTest::newRow("nothing") << QString() << QStringList{QString()};
    }
    void linesEndWhereNamesDo() {
        QFETCH(QString, name);
        QFETCH(QStringList, pieces);
        QCOMPARE(NameLines(m_metrics, 0.0).of(name), pieces);
    }

    void fewLinesThatFit() {
        const QString name = QStringLiteral("objects_per_ost of the first of two systems, 写入 and randomRead");
        const double whole = m_metrics.horizontalAdvance(name);
        QCOMPARE(NameLines(m_metrics, whole + 1.0).of(name), QStringList{name});
        QCOMPARE(NameLines(m_metrics, whole).of(QStringLiteral("8\nread")), (QStringList{"8", "read"}));
        for (double width = whole; width > whole / 8.0; width -= 7.0) {
            const QStringList lines = NameLines(m_metrics, width).of(name);
            QCOMPARE(lines.join(QString()).remove(QLatin1Char(' ')), QString(name).remove(QLatin1Char(' ')));
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const double own = m_metrics.horizontalAdvance(lines[i]);
                QVERIFY2(own <= width + 1.0 || NameLines(m_metrics, 0.0).of(lines[i]).size() == 1,
                         qPrintable(lines[i]));
                // The next piece would not have found room.
                const QString next =
                    i + 1 < lines.size() ? NameLines(m_metrics, 0.0).of(lines[i + 1]).front() : QString();
                QVERIFY(next.isEmpty() || own + m_metrics.horizontalAdvance(QLatin1Char(' ') + next) > width - 1.0);
            }
        }
    }

private:
    QFontMetricsF m_metrics{QFont()};
};

GREYSCOPE_TEST(tst_name_lines)

}  // namespace tests_of_name_lines

#include "tst_name_lines.moc"
