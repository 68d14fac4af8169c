#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/name_widths.h"
#include "widgets/common/theme/style.h"

namespace tests_of_name_widths {

using namespace greyscope;

class tst_name_widths : public QObject {
    Q_OBJECT

private slots:
    void everyNameIsAsWideAsMeasuredByItself() {
        const QFont font = widgets::Style::paper(10.0).text(true);
        widgets::NameWidths widths(font);
        for (const QString& name : {QStringLiteral("1"), QStringLiteral("1024"), QStringLiteral("4711"),
                                    QStringLiteral("ext4"), QStringLiteral("ext3"), QStringLiteral("exit4"),
                                    QStringLiteral("−0.5"), QStringLiteral("读 16"), QString()}) {
            QCOMPARE(widths.of(name), widgets::bitNameWidth(name, font));
            QCOMPARE(widths.of(name), widgets::bitNameWidth(name, font));  // and when it is known
        }
    }
};

GREYSCOPE_TEST(tst_name_widths)

}  // namespace tests_of_name_widths

#include "tst_name_widths.moc"
