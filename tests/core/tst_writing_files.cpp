#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/io/files/output_file.h"
#include "tests/support/size_limit.h"
#include "tests/support/test_registry.h"

namespace tests_of_writing_files {

using namespace greyscope;
using io::OutputFile;
using io::writeWholeFile;

namespace {

constexpr std::size_t kMost = std::size_t{1} << 16U;

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

mode_t modeOf(const QString& path) {
    struct stat status {};
    ::stat(QFile::encodeName(path).constData(), &status);
    return status.st_mode & 0777;
}

/// All files of a folder, hidden ones too.
QStringList filesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System);
}

/// In memory where there is such a folder: thousands of files need not wait for a disk.
QString folderName() {
    const QString memory = QStringLiteral("/dev/shm");
    const QString place = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    return place + QStringLiteral("/greyscope-XXXXXX");
}

bool says(const base::Expected<void>& written, int reason) {
    return !written && written.error().code == base::ErrorCode::fileNotWritable &&
           written.error().arguments.at(1) == std::strerror(reason);
}

/// A file system of so many bytes, as long as this lives.
class SmallDisk {
public:
    SmallDisk(QString folder, std::size_t bytes) : m_folder(std::move(folder)) {
        QDir().mkpath(m_folder);
        const std::string size = "size=" + std::to_string(bytes);
        m_mounted = ::mount("tmpfs", QFile::encodeName(m_folder).constData(), "tmpfs", 0, size.c_str()) == 0;
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (m_mounted) {
            ::umount2(QFile::encodeName(m_folder).constData(), MNT_DETACH);
        }
    }
    [[nodiscard]] bool mounted() const { return m_mounted; }

private:
    QString m_folder;
    bool m_mounted = false;
};

}  // namespace

class tst_writing_files : public QObject {
    Q_OBJECT

private slots:
    void aFileIsReplacedAsAWhole() {
        const QString path = at("whole.txt");
        QVERIFY(writeWholeFile(path.toStdString(), "old"));
        auto file = OutputFile::open(path.toStdString());
        QVERIFY(file && file->write("new ") && file->write("text"));
        QCOMPARE(contentOf(path), QByteArray("old"));
        QVERIFY(file->commit());
        QCOMPARE(contentOf(path), QByteArray("new text"));
        {
            auto given = OutputFile::open(path.toStdString());
            QVERIFY(given && given->write("half"));
        }
        QCOMPARE(contentOf(path), QByteArray("new text"));
        QCOMPARE(filesIn(m_folder.path()).filter(QStringLiteral(".greyscope-")), QStringList());
    }

    /// At every size from 1 byte to 64 KB, one byte more than fits.
    void whatDoesNotFitLeavesTheOldFile() {
        const QString folder = folderOf("limited");
        const std::string path = QDir(folder).filePath(QStringLiteral("a.txt")).toStdString();
        QVERIFY(writeWholeFile(path, "old"));
        const std::string content(kMost, 'n');
        std::size_t wrong = 0;
        for (std::size_t size = 1; size <= kMost; ++size) {
            const test::SizeLimit limit(size - 1);
            wrong += says(writeWholeFile(path, {content.data(), size}), EFBIG) ? 0 : 1;
        }
        QCOMPARE(wrong, std::size_t{0});
        QCOMPARE(contentOf(QString::fromStdString(path)), QByteArray("old"));
        QCOMPARE(filesIn(folder), QStringList(QStringLiteral("a.txt")));
    }

    void whatFitsExactlyIsWritten() {
        const std::string path = at("exact.txt").toStdString();
        const std::string content(kMost, 'n');
        for (std::size_t size = 1; size <= kMost; size *= 2) {
            const test::SizeLimit limit(size);
            QVERIFY(writeWholeFile(path, {content.data(), size}));
            QCOMPARE(QFileInfo(QString::fromStdString(path)).size(), static_cast<qint64>(size));
        }
    }

    /// As a partition is that others fill: every size from 1 byte to 64 KB, and every number of free blocks.
    void aFullDiskLeavesTheOldFile() {
        const QString folder = folderOf("disk");
        const SmallDisk disk(folder, 2 * kMost);
        if (!disk.mounted()) {
            QSKIP("mounting a file system needs root");
        }
        const std::string path = QDir(folder).filePath(QStringLiteral("a.txt")).toStdString();
        const QString filler = QDir(folder).filePath(QStringLiteral("filler"));
        const std::string content(kMost, 'n');
        std::size_t wrong = 0, refused = 0;
        for (std::size_t size = 1; size <= kMost; size += 61) {
            QVERIFY(writeWholeFile(path, "old"));
            QFile other(filler);
            QVERIFY(other.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
            while (other.write(QByteArray(4096, 'x')) > 0) {
            }
            const qint64 freed = (static_cast<qint64>(size) * 7) % static_cast<qint64>(kMost);
            other.resize(std::max<qint64>(0, other.size() - freed));
            const auto written = writeWholeFile(path, {content.data(), size});
            const qint64 now = QFileInfo(QString::fromStdString(path)).size();
            wrong += (written ? now == static_cast<qint64>(size) : says(written, ENOSPC) && now == 3) ? 0 : 1;
            refused += written ? 0 : 1;
            other.close();
            QFile::remove(filler);
        }
        QCOMPARE(wrong, std::size_t{0});
        QVERIFY(refused > 100);
        QCOMPARE(filesIn(folder), QStringList(QStringLiteral("a.txt")));
    }

    void theReasonIsTheSystems() {
        QVERIFY(says(writeWholeFile("/dev/full", "text"), ENOSPC));
        QVERIFY(says(writeWholeFile(at("no such/a.txt").toStdString(), "text"), ENOENT));
        QVERIFY(says(writeWholeFile(m_folder.path().toStdString(), "text"), EISDIR));
        QVERIFY(says(writeWholeFile(at("whole.txt/a.txt").toStdString(), "text"), ENOTDIR));
        QVERIFY(says(writeWholeFile(at(QByteArray(300, 'n').constData()).toStdString(), "text"), ENAMETOOLONG));
        if (::geteuid() != 0) {
            QVERIFY(writeWholeFile(at("kept.txt").toStdString(), "old"));
            QVERIFY(QFile::setPermissions(at("kept.txt"), QFile::ReadOwner));
            QVERIFY(says(writeWholeFile(at("kept.txt").toStdString(), "text"), EACCES));
        }
    }

    void theLongestNamesAreWritten() {
        const QString path = at(QByteArray(255, 'n').constData());
        QVERIFY(writeWholeFile(path.toStdString(), "text"));
        QCOMPARE(contentOf(path), QByteArray("text"));
    }

    void permissionsStay() {
        const mode_t mask = ::umask(027);
        QVERIFY(writeWholeFile(at("usual.txt").toStdString(), "text"));
        QVERIFY(writeWholeFile(at("own.txt").toStdString(), "text", OutputFile::Access::ownerOnly));
        ::umask(mask);
        QCOMPARE(modeOf(at("usual.txt")), mode_t{0640});
        QCOMPARE(modeOf(at("own.txt")), mode_t{0600});
        QCOMPARE(::chmod(QFile::encodeName(at("usual.txt")).constData(), 0664), 0);
        QVERIFY(writeWholeFile(at("usual.txt").toStdString(), "more"));
        QCOMPARE(modeOf(at("usual.txt")), mode_t{0664});
        QVERIFY(writeWholeFile(at("usual.txt").toStdString(), "more", OutputFile::Access::ownerOnly));
        QCOMPARE(modeOf(at("usual.txt")), mode_t{0600});
    }

    void linksAreFollowed() {
        QDir(m_folder.path()).mkpath(QStringLiteral("real"));
        QVERIFY(writeWholeFile(at("real/a.txt").toStdString(), "old"));
        QCOMPARE(::symlink("real/a.txt", QFile::encodeName(at("one")).constData()), 0);
        QCOMPARE(::symlink(QFile::encodeName(at("one")).constData(), QFile::encodeName(at("two")).constData()), 0);
        QVERIFY(writeWholeFile(at("two").toStdString(), "new"));
        QVERIFY(QFileInfo(at("one")).isSymLink() && QFileInfo(at("two")).isSymLink());
        QCOMPARE(contentOf(at("real/a.txt")), QByteArray("new"));
        QCOMPARE(::symlink("real/b.txt", QFile::encodeName(at("dangling")).constData()), 0);
        QVERIFY(writeWholeFile(at("dangling").toStdString(), "made"));
        QCOMPARE(contentOf(at("real/b.txt")), QByteArray("made"));
        QCOMPARE(::symlink("loop", QFile::encodeName(at("loop")).constData()), 0);
        QVERIFY(says(writeWholeFile(at("loop").toStdString(), "text"), ELOOP));
    }

    void pipesAndDescriptorsAreWrittenTo() {
        int ends[2] = {-1, -1};
        QCOMPARE(::pipe(ends), 0);
        QVERIFY(writeWholeFile("/dev/fd/" + std::to_string(ends[1]), "through a pipe"));
        QByteArray got(14, '\0');
        QCOMPARE(::read(ends[0], got.data(), 14), ssize_t{14});
        QCOMPARE(got, QByteArray("through a pipe"));
        ::close(ends[0]);
        ::close(ends[1]);
        const QByteArray fifo = QFile::encodeName(at("fifo"));
        QCOMPARE(::mkfifo(fifo.constData(), 0600), 0);
        const int reader = ::open(fifo.constData(), O_RDONLY | O_NONBLOCK);
        QVERIFY(writeWholeFile(at("fifo").toStdString(), "named"));
        QCOMPARE(::read(reader, got.data(), 5), ssize_t{5});
        ::close(reader);
        QVERIFY(!QFileInfo(at("fifo")).isFile());
        // behind what the program has written there before, as a shell's > has it
        const int file = ::open(QFile::encodeName(at("redirected")).constData(), O_WRONLY | O_CREAT, 0600);
        QCOMPARE(::write(file, "before ", 7), ssize_t{7});
        QVERIFY(writeWholeFile("/proc/self/fd/" + std::to_string(file), "after"));
        ::close(file);
        QCOMPARE(contentOf(at("redirected")), QByteArray("before after"));
        QVERIFY(writeWholeFile("/dev/null", "text"));
    }

    void aKilledProgramLeavesTheOldOrTheNew() {
        const QString path = at("killed.txt");
        const std::string old(5000, 'o'), now(70'000, 'n');
        QVERIFY(writeWholeFile(path.toStdString(), old));
        for (int round = 0; round < 50; ++round) {
            const pid_t child = ::fork();
            if (child == 0) {
                for (;;) {
                    (void)writeWholeFile(path.toStdString(), now);
                    (void)writeWholeFile(path.toStdString(), old);
                }
            }
            ::usleep(static_cast<useconds_t>(round * 53));
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            const std::string there = contentOf(path).toStdString();
            QVERIFY(there == old || there == now);
        }
    }

    /// Not the half of one that still writes, nor what only has a like name.
    void whatAKilledProgramLeftIsRemoved() {
        const QString folder = folderOf("left");
        const std::string path = QDir(folder).filePath(QStringLiteral("a.txt")).toStdString();
        const QStringList others{QStringLiteral(".greyscope-1"), QStringLiteral(".greyscope-1-2-3"),
                                 QStringLiteral(".greyscope-a-1")};
        for (const QString& other : others) {
            QVERIFY(writeWholeFile(QDir(folder).filePath(other).toStdString(), "other"));
        }
        const auto left = [&] {
            QStringList names = filesIn(folder).filter(QStringLiteral(".greyscope-"));
            names.removeIf([&others](const QString& name) { return others.contains(name); });
            return names;
        };
        const pid_t child = ::fork();
        if (child == 0) {
            auto half = OutputFile::open(path);
            (void)half->write("half");
            for (;;) {
                ::pause();
            }
        }
        QTRY_COMPARE(left().size(), 1);
        QTRY_COMPARE(contentOf(QDir(folder).filePath(left().front())), QByteArray("half"));
        QVERIFY(writeWholeFile(path, "mine"));
        QCOMPARE(left().size(), 1);
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        QCOMPARE(left().size(), 1);
        QVERIFY(writeWholeFile(path, "mine again"));
        QCOMPARE(left(), QStringList());
        for (const QString& other : others) {
            QVERIFY(QFileInfo::exists(QDir(folder).filePath(other)));
        }
    }

    void twoThatWriteAtOnceLeaveOneOfBoth() {
        const QString path = at("raced.txt");
        const std::string one(5000, '1'), two(7000, '2');
        QVERIFY(writeWholeFile(path.toStdString(), one));
        std::vector<pid_t> children;
        for (const std::string& content : {one, two}) {
            children.push_back(::fork());
            if (children.back() == 0) {
                for (;;) {
                    (void)writeWholeFile(path.toStdString(), content);
                }
            }
        }
        std::size_t wrong = 0;
        for (int look = 0; look < 500; ++look) {
            const std::string there = contentOf(path).toStdString();
            wrong += there == one || there == two ? 0 : 1;
        }
        for (const pid_t child : children) {
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
        }
        QCOMPARE(wrong, std::size_t{0});
    }

private:
    [[nodiscard]] QString at(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] QString folderOf(const char* name) const {
        QDir(m_folder.path()).mkpath(QString::fromUtf8(name));
        return at(name);
    }

    QTemporaryDir m_folder{folderName()};
};

GREYSCOPE_TEST(tst_writing_files)

}  // namespace tests_of_writing_files

#include "tst_writing_files.moc"
