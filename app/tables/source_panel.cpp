#include "app/tables/source_panel.h"

#include <QFileInfo>
#include <QFontDatabase>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

#include "app/tables/row_of_line.h"
#include "app/tables/source_file.h"
#include "widgets/panels/view_frame.h"
#include "widgets/table/row_table.h"
#include "widgets/table/source_model.h"

namespace greyscope::app {

using widgets::LineMark;
using widgets::RowTable;
using widgets::SourceModel;
using widgets::ViewFrame;

namespace {

bool isBlankOrComment(const std::string& line) {
    const auto first = line.find_first_not_of(" \t");
    return first == std::string::npos || line[first] == '#';
}

/// What became of each line. A line that neither a row nor a problem names is the heading, or goes on with the record
/// above it.
SourceModel::MarkOf marksOf(const std::shared_ptr<const data::Dataset>& dataset,
                            const std::shared_ptr<const io::ReadReport>& report,
                            const std::shared_ptr<const io::TextLines>& lines) {
    std::set<std::size_t> skipped;
    for (const io::Problem& problem : report ? report->problems : std::vector<io::Problem>{}) {
        if (problem.kind == io::ProblemKind::blankLine || problem.kind == io::ProblemKind::commentLine ||
            problem.kind == io::ProblemKind::headingRepeated) {
            skipped.insert(problem.line);
        }
    }
    const bool hasHeader = report && report->header != io::Header::absent;
    return [=](std::size_t line) {
        if (rowOfLine(*dataset, line)) {
            return LineMark::read;
        }
        if (skipped.count(line) > 0 || isBlankOrComment(lines->line(line))) {
            return LineMark::skipped;
        }
        return hasHeader && line < dataset->lineOf(0) ? LineMark::heading : LineMark::none;
    };
}

std::size_t lineOfRow(int row) {
    return static_cast<std::size_t>(row + 1);
}

}  // namespace

SourcePanel::SourcePanel(QWidget* parent)
    : QWidget(parent), m_model(new SourceModel(this)), m_table(new RowTable), m_frame(new ViewFrame(m_table)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    m_frame->setTitle(tr("Source"));
    m_frame->setTools(false, false, true);
    m_table->setModel(m_model);
    m_table->setObjectName(QStringLiteral("sourceTable"));
    m_table->horizontalHeader()->hide();
    connect(m_table, &RowTable::rowHovered, this, [this](int row) { emit lineHovered(lineOfRow(row)); });
    connect(m_table, &RowTable::rowChosen, this, [this](int row) { emit lineChosen(lineOfRow(row)); });
    connect(&m_job, &JobBase::stateChanged, this, &SourcePanel::showState);
    m_job.serve({m_frame});
}

void SourcePanel::setTable(const StudyTable& table) {
    if (table.dataset == m_dataset) {
        return;
    }
    m_dataset = table.dataset;
    m_report = table.report;
    m_path = QString::fromStdString(table.path);
    m_model->setLines(nullptr, {});
    m_job.start([path = table.path](base::Progress& progress) { return sourceLines(path, progress); });
}

void SourcePanel::showState() {
    m_frame->setTitle(tr("Source"), QFileInfo(m_path).fileName());
    m_frame->show(m_job.state(), [this](const io::TextLines& found) {
        const std::shared_ptr<const io::TextLines> lines = m_job.latest();
        m_model->setLines(lines, marksOf(m_dataset, m_report, lines));
        m_frame->setTitle(tr("Source"), tr("%1, lines: %2").arg(QFileInfo(m_path).fileName()).arg(found.count()));
        const QFontMetrics fixed(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        const auto shown = static_cast<int>(std::min<std::size_t>(found.longest(), 1000));
        m_table->setColumnWidth(SourceModel::markColumn, fontMetrics().horizontalAdvance(QStringLiteral("mmmm")) + 24);
        m_table->setColumnWidth(SourceModel::textColumn, fixed.horizontalAdvance(QLatin1Char('0')) * shown + 24);
    });
}

void SourcePanel::showLine(std::size_t line) {
    m_table->showRow(static_cast<int>(line) - 1);
}

void SourcePanel::setLit(std::size_t line) {
    m_table->setLit(static_cast<int>(line) - 1, line == 0 ? -2 : static_cast<int>(line) - 1);
}

}  // namespace greyscope::app
