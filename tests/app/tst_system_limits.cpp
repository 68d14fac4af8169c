#include <QTest>

#include <algorithm>
#include <functional>
#include <string>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/run/qt_messages.h"
#include "app/run/system_limits.h"
#include "tests/support/test_registry.h"

namespace tests_of_system_limits {

using namespace greyscope::app;

/// What a program does for which the system has too little, each in a process of its own.
class tst_system_limits : public QObject {
    Q_OBJECT

private slots:
    void tooFewFilesAreNoticed() {
        const auto child = [] {
            const rlimit few{16, 16};
            ::setrlimit(RLIMIT_NOFILE, &few);
            ::_exit(filesCanOpen(1000) ? 7 : 3);
        };
        QCOMPARE(run(child).status, 3);
        QVERIFY(filesCanOpen(12));
    }

    /// As Qt ends without a display or where it lacks a descriptor: with a warning, then for ever.
    void whatEndsQtIsOneLine() {
        const auto child = [] {
            takeQtMessages();
            qWarning("could not connect to display :77");
            qFatal("no Qt platform plugin could be initialized.\nAvailable platform plugins are: none.");
        };
        const Ended ended = run(child);
        QCOMPARE(ended.status, 1);
        QCOMPARE(std::count(ended.told.begin(), ended.told.end(), '\n'), std::ptrdiff_t{1});
        QVERIFY2(ended.told.starts_with("greyscope: ") && ended.told.find(":77") != std::string::npos,
                 ended.told.c_str());
    }

    void warningsOfQtStandBesideNothing() {
        const auto child = [] {
            takeQtMessages();
            qWarning("a warning");
            ::_exit(0);
        };
        QCOMPARE(run(child).told, std::string());
    }

private:
    struct Ended {
        int status = -1;   ///< -1 where a signal ended it
        std::string told;  ///< on standard error
    };

    static Ended run(const std::function<void()>& child) {
        int ends[2];
        if (::pipe(ends) != 0) {
            return {};
        }
        const pid_t process = ::fork();
        if (process == 0) {
            ::dup2(ends[1], STDERR_FILENO);
            child();
            ::_exit(9);
        }
        ::close(ends[1]);
        Ended ended;
        char piece[512];
        for (ssize_t got = 1; (got = ::read(ends[0], piece, sizeof piece)) > 0;) {
            ended.told.append(piece, static_cast<std::size_t>(got));
        }
        ::close(ends[0]);
        int status = 0;
        ::waitpid(process, &status, 0);
        ended.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        return ended;
    }
};

GREYSCOPE_TEST(tst_system_limits)

}  // namespace tests_of_system_limits

#include "tst_system_limits.moc"
