#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QThreadPool>

#include <atomic>
#include <stdexcept>

#include <pthread.h>

#include "app/run/job.h"
#include "tests/support/test_registry.h"

namespace tests_of_job {

using namespace greyscope;
using app::Job;
using base::Progress;
using widgets::Busy;
using widgets::Cancelled;
using widgets::Empty;
using widgets::Failed;
using widgets::Ready;

class tst_job : public QObject {
    Q_OBJECT

private slots:
    void deliversTheResultAndItsProgress();
    void theNewestRequestWins();
    void cancelTellsTheCalculation();
    void whatWasCancelledIsCalculatedAgain();
    void cancelDropsWhatWaitsForItsTurn();
    void cancelDropsAResultThatWaitsToBeDelivered();
    void setDropsAResultThatWaitsToBeDelivered();
    void noProgressComesAfterACancel();
    void cancelWithoutACalculationChangesNothing();
    void errorsAreWorded();
    void anExceptionIsShownNotThrown();
    void theOldResultStaysWhileANewOneIsCalculated();
    void dyingWaitsForTheCalculation();
    void paintingDoesNotWaitForJobs();
    void aThreadThatDoesNotStartIsAFailure();
};

template <class T>
static bool isIn(const widgets::ViewState<int>& state) {
    return std::holds_alternative<T>(state);
}

void tst_job::deliversTheResultAndItsProgress() {
    Job<int> job;
    QSignalSpy progress(&job, &Job<int>::progressChanged);
    job.start([](Progress& p) -> base::Expected<int> {
        p.report(0.25);
        return 42;
    });
    QVERIFY(job.running());
    QVERIFY(isIn<Busy>(job.state()));
    QTRY_VERIFY(!job.running());
    QCOMPARE(*std::get<Ready<int>>(job.state()), 42);
    QVERIFY(!progress.isEmpty());
}

void tst_job::theNewestRequestWins() {
    Job<int> job;
    QSemaphore release;
    std::vector<int> shown;
    connect(&job, &Job<int>::stateChanged, this, [&] {
        if (isIn<Ready<int>>(job.state())) {
            shown.push_back(*std::get<Ready<int>>(job.state()));
        }
    });
    const auto first = std::make_shared<int>(1);
    job.start([&release, first](Progress&) -> base::Expected<int> {
        release.acquire();
        return *first;
    });
    job.start([](Progress&) -> base::Expected<int> { return 2; });
    QTRY_COMPARE(shown, std::vector<int>{2});
    release.release();
    QTRY_COMPARE(first.use_count(), 1L);  // its thread is done with it
    QCoreApplication::processEvents();
    QCOMPARE(shown, std::vector<int>{2});
}

void tst_job::cancelTellsTheCalculation() {
    Job<int> job;
    std::atomic<bool> heard = false;
    QSemaphore started;
    job.start([&](Progress& p) -> base::Expected<int> {
        started.release();
        while (!p.cancelled()) {
            QThread::yieldCurrentThread();
        }
        heard = true;
        return base::fail(base::ErrorCode::cancelled);
    });
    started.acquire();
    job.cancel();
    QVERIFY(!job.running());
    QVERIFY(isIn<Cancelled>(job.state()));
    QTRY_VERIFY(heard);
    QCoreApplication::processEvents();
    QVERIFY(isIn<Cancelled>(job.state()));
}

void tst_job::whatWasCancelledIsCalculatedAgain() {
    Job<int> job;
    std::atomic<int> asked = 0;
    job.start([](Progress&) -> base::Expected<int> { return 1; });
    QTRY_VERIFY(job.ready());
    job.start([&asked](Progress&) -> base::Expected<int> { return ++asked; });
    job.cancel();
    QVERIFY(isIn<Cancelled>(job.state()));
    QVERIFY(!job.latest());  // the one before is shown no longer
    job.again();
    QVERIFY(isIn<Busy>(job.state()));
    QTRY_VERIFY(job.ready());
    QVERIFY(*job.ready() >= 1);
    job.again();
    QVERIFY(!job.running());  // nothing was cancelled
}

void tst_job::cancelDropsWhatWaitsForItsTurn() {
    Job<int> job;
    job.runOneAtATime();
    QSemaphore started, release;
    std::atomic<bool> began = false;
    const auto token = std::make_shared<int>(0);
    job.start([&, token](Progress&) -> base::Expected<int> {
        started.release();
        release.acquire();
        return 1;
    });
    started.acquire();
    job.start([&](Progress&) -> base::Expected<int> {
        began = true;
        return 2;
    });
    job.cancel();
    release.release();
    QTRY_COMPARE(token.use_count(), 1L);
    QCoreApplication::processEvents();
    QVERIFY(!began);
    QVERIFY(isIn<Cancelled>(job.state()));
}

/// Starts a job and returns when its result waits in the event queue: its thread has let the work go.
static void startAndFinish(Job<int>& job) {
    const auto token = std::make_shared<int>(0);
    job.start([token](Progress& p) -> base::Expected<int> {
        p.report(0.5);
        return 1;
    });
    while (token.use_count() > 2) {  // here and in the job
        QThread::yieldCurrentThread();
    }
}

void tst_job::cancelDropsAResultThatWaitsToBeDelivered() {
    Job<int> job;
    startAndFinish(job);
    job.cancel();
    QCoreApplication::processEvents();
    QVERIFY(isIn<Cancelled>(job.state()));
    QVERIFY(!job.latest());
}

void tst_job::setDropsAResultThatWaitsToBeDelivered() {
    Job<int> job;
    startAndFinish(job);
    job.set(Empty{QStringLiteral("Choose a series"), {}});
    QCoreApplication::processEvents();
    QVERIFY(isIn<Empty>(job.state()));
    QCOMPARE(std::get<Empty>(job.state()).needs, QStringLiteral("Choose a series"));
    QVERIFY(!job.latest());
}

void tst_job::noProgressComesAfterACancel() {
    Job<int> job;
    const QSignalSpy progress(&job, &Job<int>::progressChanged);
    startAndFinish(job);
    job.cancel();
    QCoreApplication::processEvents();
    QCOMPARE(progress.count(), 0);
}

void tst_job::cancelWithoutACalculationChangesNothing() {
    Job<int> job;
    startAndFinish(job);
    QTRY_VERIFY(job.ready());
    job.cancel();
    QVERIFY(isIn<Ready<int>>(job.state()));
}

void tst_job::errorsAreWorded() {
    Job<int> job;
    job.start([](Progress&) -> base::Expected<int> { return base::fail(base::ErrorCode::fileNotFound, {"a.csv"}); });
    QTRY_VERIFY(isIn<Failed>(job.state()));
    QVERIFY(std::get<Failed>(job.state()).message.contains(QLatin1String("a.csv")));
}

void tst_job::anExceptionIsShownNotThrown() {
    Job<int> job;
    job.start([](Progress&) -> base::Expected<int> { throw std::runtime_error("out of cheese"); });
    QTRY_VERIFY(isIn<Failed>(job.state()));
    QVERIFY(std::get<Failed>(job.state()).message.contains(QLatin1String("out of cheese")));
    job.start([](Progress&) -> base::Expected<int> { throw std::bad_alloc(); });
    QTRY_VERIFY(isIn<Failed>(job.state()) &&
                std::get<Failed>(job.state()).message.contains(QLatin1String("Not enough memory")));
}

void tst_job::theOldResultStaysWhileANewOneIsCalculated() {
    Job<int> job;
    QSemaphore release;
    job.start([](Progress&) -> base::Expected<int> { return 7; });
    QTRY_VERIFY(!job.running());
    job.start([&release](Progress&) -> base::Expected<int> {
        release.acquire();
        return 8;
    });
    QCOMPARE(*job.latest(), 7);
    release.release();
    QTRY_COMPARE(*job.latest(), 8);
}

void tst_job::dyingWaitsForTheCalculation() {
    std::atomic<bool> done = false;
    {
        Job<int> job;
        QSemaphore started;
        job.start([&](Progress& p) -> base::Expected<int> {
            started.release();
            while (!p.cancelled()) {
                QThread::yieldCurrentThread();
            }
            done = true;
            return 0;
        });
        started.acquire();
    }
    QVERIFY(done);
}

/// Qt paints large areas with the threads of its own pool.
void tst_job::paintingDoesNotWaitForJobs() {
    QSemaphore started, release;
    Job<int> job;
    job.start([&](Progress&) -> base::Expected<int> {
        started.release();
        release.acquire();
        return 1;
    });
    started.acquire();
    QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
    release.release();
    QTRY_VERIFY(!job.running());
}

/// As under ulimit -u: Qt prints a line and goes on waiting.
void tst_job::aThreadThatDoesNotStartIsAFailure() {
    Job<int> job;
    bool called = false;
    pthread_attr_t usual;
    pthread_attr_t huge;
    QCOMPARE(pthread_getattr_default_np(&usual), 0);
    QCOMPARE(pthread_getattr_default_np(&huge), 0);
    QCOMPARE(pthread_attr_setstacksize(&huge, std::size_t{1} << 50U), 0);  // more than a process can address
    QCOMPARE(pthread_setattr_default_np(&huge), 0);
    job.start([&called](Progress& /*progress*/) -> base::Expected<int> {
        called = true;
        return 1;
    });
    QCOMPARE(pthread_setattr_default_np(&usual), 0);
    pthread_attr_destroy(&usual);
    pthread_attr_destroy(&huge);
    QTRY_VERIFY(!job.running());
    QVERIFY(isIn<Failed>(job.state()));
    QCOMPARE(std::get<Failed>(job.state()).error.code, base::ErrorCode::outOfMemory);
    QVERIFY(!called);
    job.start([](Progress& /*progress*/) -> base::Expected<int> { return 2; });
    QTRY_VERIFY(isIn<Ready<int>>(job.state()));
}

GREYSCOPE_TEST(tst_job)

}  // namespace tests_of_job

#include "tst_job.moc"
