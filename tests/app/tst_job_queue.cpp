#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <stdexcept>
#include <vector>

#include "app/run/job_queue.h"
#include "tests/support/test_registry.h"

namespace tests_of_job_queue {

using namespace greyscope;
using Queue = app::JobQueue<int>;

namespace {

Queue::Work returning(int value) {
    return [value](base::Progress&) -> base::Expected<int> { return value; };
}

}  // namespace

class tst_job_queue : public QObject {
    Q_OBJECT

private slots:
    void eachStepBeginsWithWhatTheOneBeforeLeft() {
        Queue queue;
        QSignalSpy ended(&queue, &Queue::ended);
        std::vector<int> finished;
        const auto step = [&] {
            return Queue::Step{{},
                               [&] { return returning(static_cast<int>(finished.size())); },
                               [&](int value) { finished.push_back(value); }};
        };
        queue.add(step());
        queue.add(step());
        queue.add(step());
        QTRY_COMPARE(ended.count(), 1);
        QCOMPARE(finished, (std::vector<int>{0, 1, 2}));
    }

    void aStepMayBeDoneAnewBeforeTheOthers() {
        Queue queue;
        std::vector<int> finished;
        const Queue::Step again{{}, [] { return returning(2); }, [&](int value) { finished.push_back(value); }};
        queue.add({{},
                   [] { return returning(1); },
                   [&](int value) {
                       finished.push_back(value);
                       queue.addFirst(again);
                   }});
        queue.add({{}, [] { return returning(3); }, [&](int value) { finished.push_back(value); }});
        QTRY_COMPARE(finished, (std::vector<int>{1, 2, 3}));
    }

    void aStepWithoutWorkIsLeftOut() {
        Queue queue;
        QSignalSpy started(&queue, &Queue::started);
        int finished = 0;
        queue.add({QStringLiteral("gone"), [] { return Queue::Work(); }, [&](int) { finished = -1; }});
        queue.add({QStringLiteral("there"), [] { return returning(1); }, [&](int value) { finished = value; }});
        QTRY_COMPARE(finished, 1);
        QCOMPARE(started.count(), 1);
        QCOMPARE(started.front().front().toString(), QStringLiteral("there"));
    }

    void cancelForgetsWhatRunsAndWhatWaits() {
        Queue queue;
        QSignalSpy ended(&queue, &Queue::ended);
        QSemaphore release;
        bool finished = false;
        const auto finish = [&](int) { finished = true; };
        queue.add({{},
                   [&] {
                       return [&](base::Progress&) -> base::Expected<int> {
                           release.acquire();
                           return 1;
                       };
                   },
                   finish});
        queue.add({{}, [] { return returning(2); }, finish});
        queue.cancel();
        QCOMPARE(ended.count(), 1);
        QVERIFY(!queue.running());
        release.release();
        int next = 0;
        queue.add({{}, [] { return returning(3); }, [&](int value) { next = value; }});  // after the thread is free
        QTRY_COMPARE(next, 3);
        QVERIFY(!finished);
    }

    void aFailureIsToldAndTheNextStepBegins() {
        Queue queue;
        QSignalSpy failed(&queue, &Queue::failed);
        int finished = 0;
        const auto finish = [&](int value) { finished = value; };
        queue.add({{},
                   [] { return [](base::Progress&) -> base::Expected<int> { throw std::runtime_error("no"); }; },
                   finish});
        queue.add({{}, [] { return returning(2); }, finish});
        QTRY_COMPARE(finished, 2);
        QCOMPARE(failed.count(), 1);
    }
};

GREYSCOPE_TEST(tst_job_queue)

}  // namespace tests_of_job_queue

#include "tst_job_queue.moc"
