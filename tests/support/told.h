#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace greyscope::test {

/// What another program says.
inline QString told(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

}  // namespace greyscope::test
