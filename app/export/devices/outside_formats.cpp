#include "app/export/devices/outside_formats.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtEndian>

#include <cmath>

#include "app/run/write_file.h"
#include "core/base/try.h"

namespace greyscope::app {

namespace {

constexpr int kOutsidePatienceMs = 60000;
constexpr int kLookForCancelMs = 30;

struct Tool {
    const char* program;
    const char* package;
    const char* from;  ///< file extensions
    const char* to;
    QStringList (*arguments)(const QString& from, const QString& to);
};

/// Waits for the process and returns whether it finished. It is stopped when cancelled or after a time limit.
bool ends(QProcess& process, const base::Progress& progress) {
    QElapsedTimer since;
    since.start();
    while (process.state() != QProcess::NotRunning && !process.waitForFinished(kLookForCancelMs)) {
        if (progress.cancelled() || since.elapsed() > kOutsidePatienceMs) {
            process.kill();
            process.waitForFinished();
            return false;
        }
    }
    return process.error() != QProcess::FailedToStart && process.exitStatus() == QProcess::NormalExit;
}

base::Expected<QByteArray> converted(const Tool& tool, const QByteArray& content, const base::Progress& progress) {
    const std::string made = std::string("figure.") + tool.to;
    const auto failed = [&](const std::string& why) {
        return base::fail(base::ErrorCode::fileNotWritable, {made, std::string(tool.program) + ' ' + why});
    };
    const QString program = QStandardPaths::findExecutable(QLatin1String(tool.program));
    if (program.isEmpty()) {
        return base::fail(
            base::ErrorCode::fileNotWritable,
            {made, std::string(tool.program) + " of the package " + tool.package + " is not installed", tool.package});
    }
    const QTemporaryDir folder;
    const QString from = folder.filePath(QStringLiteral("figure.") + QLatin1String(tool.from));
    const QString to = folder.filePath(QString::fromStdString(made));
    GREYSCOPE_TRY(writeFile(from, content));
    QProcess process;
    process.start(program, tool.arguments(from, to));
    if (!ends(process, progress) || process.exitCode() != 0) {
        return progress.cancelled() ? base::fail(base::ErrorCode::cancelled)
                                    : failed("says: " + process.readAllStandardError().simplified().toStdString());
    }
    QFile output(to);
    return output.open(QIODevice::ReadOnly) ? base::Expected<QByteArray>(output.readAll())
                                            : failed(output.errorString().toStdString());
}

ExportOptions opaque(ExportOptions options) {
    options.opaque = true;
    return options;
}

}  // namespace

base::Expected<QByteArray> opaquePdfOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    return pdfOf(figure, opaque(options));
}

base::Expected<QByteArray> opaqueSvgOf(const widgets::FigureSpec& figure, const ExportOptions& options) {
    return svgOf(figure, opaque(options));
}

base::Expected<QByteArray> epsOf(const QByteArray& pdf, const QSizeF& /*sizeMm*/, const base::Progress& progress) {
    static const Tool tool{"pdftops", "poppler-utils", "pdf", "eps", [](const QString& from, const QString& to) {
                               return QStringList{QStringLiteral("-eps"), QStringLiteral("-level3"), from, to};
                           }};
    const QByteArray eps = GREYSCOPE_TRY(converted(tool, pdf, progress));
    // without the date, so that the same figure always gives the same bytes
    static const QRegularExpression date(QStringLiteral("^%%CreationDate:.*\\n"), QRegularExpression::MultilineOption);
    return QString::fromLatin1(eps).remove(date).toLatin1();
}

QByteArray withFrame(QByteArray emf, const QSizeF& sizeMm) {
    constexpr qsizetype kFrame = 24, kSignature = 40;  // in the header: left, top, right and bottom in 0.01 mm
    if (emf.size() < kSignature + 4 || emf.mid(kSignature, 4) != " EMF") {
        return emf;
    }
    char* at = emf.data() + kFrame;
    for (const double edge : {0.0, 0.0, sizeMm.width(), sizeMm.height()}) {
        qToLittleEndian(static_cast<qint32>(std::lround(100.0 * edge)), at);
        at += sizeof(qint32);
    }
    return emf;
}

base::Expected<QByteArray> emfOf(const QByteArray& svg, const QSizeF& sizeMm, const base::Progress& progress) {
    static const Tool tool{"inkscape", "inkscape", "svg", "emf", [](const QString& from, const QString& to) {
                               return QStringList{QStringLiteral("--export-filename=") + to, from};
                           }};
    return withFrame(GREYSCOPE_TRY(converted(tool, svg, progress)), sizeMm);
}

}  // namespace greyscope::app
