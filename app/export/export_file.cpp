#include "app/export/export_file.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/study/choices/defaults.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "widgets/controls/file_dialog.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

ExportFile::ExportFile(QSettings& settings, Draw draw, const std::vector<QPushButton*>& beside, QWidget* parent)
    : QWidget(parent),
      m_settings(settings),
      m_draw(std::move(draw)),
      m_format(&figureFormats().front()),
      m_problem(new widgets::PlainLabel),
      m_path(new QLineEdit),
      m_write(new QPushButton(tr("Export"))) {
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* browseButton = new QPushButton(tr("Browse…"));
    m_write->setObjectName(QStringLiteral("export"));
    m_write->setDefault(true);
    m_path->setAccessibleName(tr("File"));
    auto* row = new QHBoxLayout;
    row->addWidget(new widgets::PlainLabel(tr("File")));
    row->addWidget(m_path, 1);
    std::vector<QPushButton*> buttons{browseButton};
    buttons.insert(buttons.end(), beside.begin(), beside.end());
    buttons.push_back(m_write);
    for (QPushButton* button : buttons) {
        row->addWidget(button);
        button->setAutoDefault(button == m_write);  // Return exports, whichever widget has the focus
    }
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_problem);
    rows->addLayout(row);
    connect(browseButton, &QPushButton::clicked, this, &ExportFile::browse);
    connect(m_write, &QPushButton::clicked, this, &ExportFile::write);
    connect(m_path, &QLineEdit::textEdited, this, &ExportFile::followSuffix);
    connect(&m_writing, &JobBase::stateChanged, this, &ExportFile::followWriting);
}

void ExportFile::setPath(const QString& path) {
    m_path->setText(QDir::toNativeSeparators(path));
}

QString ExportFile::path() const {
    return QDir::fromNativeSeparators(m_path->text().trimmed());
}

void ExportFile::suggest(const QString& name) {
    const QString folders[] = {startFolder(m_settings, QStringLiteral("export/folder")),
                               QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), QDir::homePath()};
    const auto* const there = std::find_if(std::begin(folders), std::end(folders) - 1, [](const QString& folder) {
        return !folder.isEmpty() && QFileInfo(folder).isDir();
    });
    setPath(QDir(*there).filePath(name + QLatin1String(m_format->suffix)));
}

void ExportFile::setFormat(const FigureFormat& format) {
    m_format = &format;
    if (formatOf(path()) != m_format) {
        setPath(withSuffix(path(), format));
    }
}

void ExportFile::followSuffix() {
    if (const FigureFormat* named = formatOf(path())) {
        emit formatNamed(*named);
    }
}

void ExportFile::browse() {
    widgets::askToSave(this, {window()->windowTitle(), path(), formatFilters()}, [this](const QString& file) {
        setPath(file);
        m_agreed = path();  // the file dialog has asked about replacing
        followSuffix();
    });
}

void ExportFile::tell(const QString& problem) {
    widgets::setError(m_problem, true);
    m_problem->setText(problem);
    m_problem->show();
}

void ExportFile::write() {
    if (m_writing.running()) {
        return;
    }
    followSuffix();
    if (!formatOf(path())) {
        setPath(withSuffix(path(), *m_format));
    }
    const QString file = path();
    if (!QFileInfo::exists(file) || file == m_agreed) {
        replace(file);
        return;
    }
    auto* box = widgets::messageBox(QMessageBox::Question, window()->windowTitle(),
                                    tr("“%1” already exists.").arg(QFileInfo(file).fileName()),
                                    tr("Replacing it deletes its contents."), QMessageBox::Cancel, this);
    const QPushButton* agreed = box->addButton(tr("Replace"), QMessageBox::AcceptRole);
    connect(agreed, &QPushButton::clicked, this, [this, file] { replace(file); });
    box->open();
}

void ExportFile::replace(const QString& file) {
    auto drawn = m_draw(file);
    if (drawn && drawn->takesTime()) {
        m_writing.start([drawn = std::move(*drawn), file](const base::Progress& progress) -> base::Expected<QString> {
            GREYSCOPE_TRY(writeDrawn(drawn, progress));
            return file;
        });
        return;
    }
    const auto written = drawn ? writeDrawn(*drawn, base::NoProgress()) : tl::unexpected(drawn.error());
    if (!written) {
        tell(widgets::paragraph({errorText(written.error()), errorRemedy(written.error())}));
        return;
    }
    finish(file);
}

void ExportFile::followWriting() {
    m_write->setEnabled(!m_writing.running());
    if (const auto file = m_writing.ready()) {
        finish(*file);
    } else if (const auto* failed = std::get_if<widgets::Failed>(&m_writing.state())) {
        tell(widgets::paragraph({failed->message, failed->remedy}));
    } else if (m_writing.running()) {
        widgets::setError(m_problem, false);
        m_problem->setText(tr("Another program is creating the file…"));
        m_problem->show();
    }
}

void ExportFile::finish(const QString& file) {
    m_settings.setValue(QStringLiteral("export/folder"), QFileInfo(file).absolutePath());
    m_writtenTo = file;
    emit written();
}

}  // namespace greyscope::app
