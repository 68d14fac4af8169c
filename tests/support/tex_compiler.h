#pragma once

#include <QFile>
#include <QProcess>
#include <QString>

namespace greyscope::test {

/// What TeX complains of in page.tex of a folder: its preamble and what is between begin and end of the document; ""
/// where all is well. No line may be too long, unless `longLines`. The page is page.pdf then.
inline QString compileTex(const QString& folder, const QByteArray& preamble, const QByteArray& body,
                          bool longLines = false) {
    QFile file(folder + "/page.tex");
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    file.write(preamble + "\\begin{document}\n" + body + "\\end{document}\n");
    file.close();
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start("pdflatex", {"-interaction=nonstopmode", "-halt-on-error", "page.tex"});
    if (!process.waitForFinished(120000)) {
        return process.errorString();
    }
    const QString log = QString::fromUtf8(process.readAllStandardOutput());
    const bool good = process.exitCode() == 0 && (longLines || !log.contains("Overfull \\hbox")) &&
                      !log.contains("Missing character");
    return good ? QString() : log.right(3000);
}

}  // namespace greyscope::test
