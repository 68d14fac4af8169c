#include "app/window/dialogs/preview_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>

#include "app/run/open_file.h"
#include "app/sources/file_name.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/tables/panels/report_panel.h"
#include "app/tables/panels/source_panel.h"
#include "app/tables/panels/values_panel.h"
#include "app/tables/table_links.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "widgets/panels/view_deck.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

constexpr QSize kUsualPreview(1100, 720);
constexpr QSize kSmallestPreview(800, 520);

}  // namespace

PreviewDialog::PreviewDialog(const QString& path, bool adds, QWidget* parent)
    : QDialog(parent),
      m_path(path.toStdString()),
      m_source(new SourcePanel),
      m_values(new ValuesPanel),
      m_report(new ReportPanel) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Preview of %1").arg(widgets::visibleText(fileName(m_path))));
    build(adds);
    m_job.runOneAtATime();
    m_job.serve({m_values->frame()});
    connect(&m_job, &JobBase::stateChanged, this, &PreviewDialog::showOutcome);
    connect(m_source, &SourcePanel::readingTold, this,
            [this](const QString& /*table*/, const ToldReading& told, const QString& /*what*/) { start(told); });
    connect(m_values, &ValuesPanel::rolesChosen, this, [this](const QStringList& columns, ColumnRole role) {
        edit([&](StudyTable& table) {
            for (const QString& column : columns) {
                setRole(table, column.toStdString(), role);
            }
        });
    });
    connect(m_values, &ValuesPanel::unitChosen, this, [this](const QStringList& columns, const QString& unit) {
        edit([&](StudyTable& table) {
            for (const QString& column : columns) {
                readAs(table, column.toStdString(), unit.toStdString());
            }
        });
    });
    linkLines(*m_source, *m_values, *m_report);
    start({});
}

void PreviewDialog::build(bool adds) {
    auto* upper = widgets::splitterOf(Qt::Horizontal, {m_source, m_values}, {45, 55});
    auto* column = new QVBoxLayout(this);
    column->addWidget(widgets::splitterOf(Qt::Vertical, {upper, m_report}, {74, 26}), 1);
    for (auto* frame : findChildren<widgets::ViewFrame*>()) {
        frame->setTools(frame == m_values->frame(), false, false);  // a dialog has no full view
    }
    auto* buttons = new QDialogButtonBox;
    m_open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    m_open->setObjectName(QStringLiteral("previewOpen"));
    connect(m_open, &QPushButton::clicked, this, [this] { emit openRequested(*m_table); });
    if (adds) {
        m_add = buttons->addButton(tr("Add to the study"), QDialogButtonBox::AcceptRole);
        m_add->setObjectName(QStringLiteral("previewAdd"));
        connect(m_add, &QPushButton::clicked, this, [this] { emit addRequested(*m_table); });
    }
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    m_open->setDefault(true);  // the default of the present dialog
    setMinimumSize(kSmallestPreview.boundedTo(0.9 * screen()->availableSize()));
    resize(parentWidget() ? kUsualPreview.boundedTo(parentWidget()->window()->size()) : kUsualPreview);
}

base::Expected<PreviewDialog::Outcome> PreviewDialog::read(const std::string& path, const ToldReading& told,
                                                           base::Progress& progress) {
    io::ReadOptions options;
    options.format = told.reader;
    options.dialect = told.words;
    auto table = tableFromFile(path, options, progress);
    if (table) {
        return Outcome{std::move(*table), {}};
    }
    Outcome outcome{{}, table.error()};
    outcome.table.name = path;
    outcome.table.path = path;
    outcome.table.told = told;
    QFile file(QString::fromStdString(path));
    GREYSCOPE_TRY(openToRead(file));
    outcome.table.stamp = quickStamp(path);  // no checksum, because the file may be large
    io::ReadReport report;
    report.format = told.reader;
    report.dialect = told.words;
    if (outcome.error->code == base::ErrorCode::partNotChosen && outcome.error->arguments.size() > 1) {
        const bool archive = outcome.error->arguments[0] == "member";
        report.packing = archive ? "zip" : "";
        for (const QString& part :
             QString::fromStdString(outcome.error->arguments[1]).split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
            report.parts.push_back(part.toStdString());
        }
    }
    outcome.table.report = std::make_shared<const io::ReadReport>(std::move(report));
    return outcome;
}

void PreviewDialog::start(const ToldReading& told) {
    m_source->setRefused({});
    m_job.start([path = m_path, told](base::Progress& progress) { return read(path, told, progress); });
}

void PreviewDialog::showOutcome() {
    const auto ready = m_job.ready();
    for (QPushButton* button : {m_open, m_add}) {
        if (button != nullptr) {
            button->setEnabled(ready && !ready->error);
        }
    }
    if (!ready) {
        m_values->frame()->showState(m_job.state());
        return;
    }
    m_source->setTable(ready->table);
    if (ready->error) {
        m_table.reset();
        m_values->clear();
        m_values->frame()->showEmpty({errorMessage(*ready->error), {}});
        m_source->setRefused(errorRemedy(*ready->error));
        m_report->setReport(nullptr, 0);
        return;
    }
    m_table = ready->table;
    edit([](StudyTable& /*table*/) {});
    m_report->setReport(m_table->report.get(), m_table->asRead()->columns().size());
    m_open->setText(tr("Open %n rows", nullptr, widgets::counted(m_table->dataset->rowCount())));
}

void PreviewDialog::edit(const std::function<void(StudyTable&)>& change) {
    if (m_table) {
        change(*m_table);
        m_values->setTable(*m_table, m_table->recipe.size());
        m_values->frame()->showView();
    }
}

}  // namespace greyscope::app
