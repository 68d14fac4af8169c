#include "app/tables/panels/source_panel.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

#include "app/sources/file_name.h"
#include "app/tables/reading_bar.h"
#include "app/tables/row_of_line.h"
#include "app/tables/source_file.h"
#include "app/text/error_text.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/words/words.h"
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

/// Returns the use of each line. A line without a row or a problem is the header, or continues the record above it.
SourceModel::MarkOf marksOf(const std::shared_ptr<const data::Dataset>& dataset,
                            const std::shared_ptr<const io::ReadReport>& report,
                            const std::shared_ptr<const io::TextLines>& lines) {
    std::set<std::size_t> skipped;
    for (const io::Problem& problem : report ? report->problems : std::vector<io::Problem>{}) {
        if (problem.kind == io::ProblemKind::blankLine || problem.kind == io::ProblemKind::commentLine ||
            problem.kind == io::ProblemKind::headingRepeated || problem.kind == io::ProblemKind::titleLine ||
            problem.kind == io::ProblemKind::noteBelow || problem.kind == io::ProblemKind::tableNotRead) {
            skipped.insert(problem.line);
        }
    }
    const bool hasHeader = report && report->hasHeading;
    return [=](std::size_t line) {
        if (!dataset) {
            return LineMark::none;  // it could not be read
        }
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
    : QWidget(parent),
      m_bar(new ReadingBar),
      m_model(new SourceModel(this)),
      m_lines(new RowTable),
      m_frame(new ViewFrame(m_lines)) {
    setObjectName(QStringLiteral("viewFrame"));  // white behind the controls as well
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    m_bar->hide();
    connect(m_bar, &ReadingBar::told, this, [this](const ToldReading& reading, const QString& what) {
        emit readingTold(QString::fromStdString(m_table.name), reading, what);
    });
    column->addWidget(m_frame);
    m_frame->setTitle(tr("Source"));
    m_frame->setExplanation(
        {tr("The contents of the file, line by line. The values read from each line are in the table beside it."),
         {},
         {},
         tr("Point at a line to highlight its row; click it to go there. The settings of the reader are above the "
            "lines: choose another reader, encoding, delimiter or sheet to update the values.")});
    m_frame->setTools(false, false, true);
    m_lines->setModel(m_model);
    m_lines->setObjectName(QStringLiteral("sourceTable"));
    m_lines->horizontalHeader()->hide();
    connect(m_lines, &RowTable::rowHovered, this, [this](int row) { emit lineHovered(lineOfRow(row)); });
    connect(m_lines, &RowTable::rowChosen, this, [this](int row) { emit lineChosen(lineOfRow(row)); });
    connect(&m_job, &JobBase::stateChanged, this, &SourcePanel::showState);
    m_job.serve({m_frame});
    connect(m_frame, &ViewFrame::actionRequested, this, &SourcePanel::reloadRequested);
}

void SourcePanel::setTable(const StudyTable& table) {
    const bool same = table.asRead() == m_table.asRead() && (table.asRead() || table.path == m_table.path);
    m_table = table;
    m_bar->setTable(table);
    if (!same) {
        m_part.clear();
        read();
    }
}

const StudyTable& SourcePanel::shownTable() const {
    const auto part = std::find_if(m_table.parts.begin(), m_table.parts.end(),
                                   [this](const StudyTable& each) { return each.name == m_part; });
    return part == m_table.parts.end() ? m_table : *part;
}

void SourcePanel::clear() {
    m_table = {};
    m_part.clear();
    m_bar->hide();
    m_model->setLines(nullptr, {});
    m_job.set(widgets::Empty{});
}

void SourcePanel::lookAgain() {
    if (m_table.stamp) {
        read();
    }
}

void SourcePanel::setRefused(const QString& why) {
    m_bar->setRefused(why);
}

void SourcePanel::read() {
    m_model->setLines(nullptr, {});
    if (!shownTable().parts.empty()) {
        m_job.set(widgets::Empty{tr("Stacked from %n tables in separate files. Click a value to see its line.", nullptr,
                                    widgets::counted(m_table.parts.size())),
                                 {}});
        return;
    }
    m_job.start([table = shownTable()](base::Progress& progress) { return sourceLines(table, progress); });
}

void SourcePanel::showState() {
    const StudyTable& shown = shownTable();
    const QString name = fileName(shown.path);
    m_frame->setTitle(tr("Source"), name);
    m_frame->showState(m_job.state());
    if (const std::shared_ptr<const io::TextLines> lines = m_job.ready()) {
        m_model->setLines(lines, marksOf(shown.asRead(), shown.report, lines));
        m_frame->setTitle(tr("Source"), tr("%1, lines: %2").arg(name, QString::number(lines->count())));
        const QFontMetrics fixed(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        const auto wide = static_cast<int>(std::min<std::size_t>(lines->longest(), 1000));
        m_lines->setColumnWidth(SourceModel::markColumn, fontMetrics().horizontalAdvance(QStringLiteral("mmmm")) + 24);
        m_lines->setColumnWidth(SourceModel::textColumn, fixed.horizontalAdvance(QLatin1Char('0')) * wide + 24);
        showLine(std::exchange(m_awaited, 0), m_part);
    }
    const auto* failed = std::get_if<widgets::Failed>(&m_job.state());
    if (failed && failed->message == errorText({base::ErrorCode::fileChanged, {shown.path}, {}})) {
        m_frame->showEmpty({failed->message, tr("Reload")});
    }
}

void SourcePanel::showLine(std::size_t line, const std::string& part) {
    if (line == 0) {
        return;
    }
    if (part != m_part && !m_table.parts.empty()) {
        m_part = part;
        m_awaited = line;
        read();
    } else if (m_job.running()) {
        m_awaited = line;
    } else {
        m_lines->showRow(static_cast<int>(line) - 1);
    }
}

void SourcePanel::setLit(std::size_t line) {
    m_lines->setLit(static_cast<int>(line) - 1, line == 0 ? -2 : static_cast<int>(line) - 1);
}

}  // namespace greyscope::app
