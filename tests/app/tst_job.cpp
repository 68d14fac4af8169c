#include <QSemaphore>
#include <QSignalSpy>
#include <QtTest>

#include <atomic>
#include <stdexcept>

#include "app/run/job.h"
#include "tests/support/test_registry.h"

using namespace greyscope;
using app::Job;
using base::Progress;
using widgets::Busy;
using widgets::Empty;
using widgets::Failed;
using widgets::Ready;

class tst_job : public QObject {
    Q_OBJECT

private slots:
    void deliversTheResultAndItsProgress();
    void theNewestRequestWins();
    void cancelTellsTheCalculation();
    void errorsAreWorded();
    void anExceptionIsShownNotThrown();
    void theOldResultStaysWhileANewOneIsCalculated();
    void dyingWaitsForTheCalculation();
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
    job.start([&release](Progress&) -> base::Expected<int> {
        release.acquire();
        return 1;
    });
    job.start([](Progress&) -> base::Expected<int> { return 2; });
    QTRY_COMPARE(shown, std::vector<int>{2});
    release.release();
    QTRY_COMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
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
    QVERIFY(isIn<Empty>(job.state()));
    QTRY_VERIFY(heard);
    QCoreApplication::processEvents();
    QVERIFY(isIn<Empty>(job.state()));
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

GREYSCOPE_TEST(tst_job)
#include "tst_job.moc"
