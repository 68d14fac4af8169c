#include <QTest>

#include "core/io/csv/csv_reader.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_csv_cancelling {

using namespace greyscope;

class tst_csv_cancelling : public QObject {
    Q_OBJECT

private slots:
    /// Wherever the work is, it stops before much more is done: the questions of a whole read, one after the other.
    void canBeCancelledInEveryPhase() {
        std::string text = "# comment\nlate,word\n";
        for (int i = 0; i < 20'000; ++i) {
            text += (i < 300 ? "1" : "w" + std::to_string(i)) + "," + std::to_string(i) + "\n";
        }
        class CancelAfter final : public base::Progress {
        public:
            explicit CancelAfter(int questions) : m_left(questions) {}
            void report(double fraction) override { last = fraction; }
            [[nodiscard]] bool cancelled() const override { return --m_left < 0; }
            double last = 0.0;
            [[nodiscard]] int left() const { return m_left; }

        private:
            mutable int m_left;
        };
        CancelAfter all(1'000'000);
        io::TextSource source(text);
        QVERIFY(io::readCsv(source, "", {}, all).has_value());
        const int questions = 1'000'000 - all.left();
        QVERIFY(questions >= 2 * static_cast<int>(text.size() >> 17U));  // read twice: the first records mislead
        for (int n = 0; n < questions; n += 1 + questions / 16) {
            CancelAfter progress(n);
            const auto imported = io::readCsv(source, "", {}, progress);
            QVERIFY(!imported);
            QCOMPARE(imported.error().code, base::ErrorCode::cancelled);
        }
    }
};

GREYSCOPE_TEST(tst_csv_cancelling)

}  // namespace tests_of_csv_cancelling

#include "tst_csv_cancelling.moc"
