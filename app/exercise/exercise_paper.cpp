#include "app/exercise/exercise_paper.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <memory>

#include "app/export/figure_export.h"
#include "app/export/pdf_page.h"
#include "core/base/try.h"
#include "core/exercise/marking.h"
#include "widgets/formula/working_painter.h"
#include "widgets/present/exercise_words.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using exercise::Exercise;
using widgets::Words;

namespace {

constexpr double kPaperPointsPerInch = 72.0;
constexpr double kMarginMm = 14.0;
constexpr double kPaperTextPt = 8.0;
constexpr double kTitlePt = 12.0;

/// Writes sheets one after the other; a row of sections that has no room begins a page.
class Paper {
public:
    explicit Paper(QPdfWriter& writer) : m_writer(writer), m_painter(&writer), m_style(styleOf(writer)) {
        m_page = QRectF(0.0, 0.0, writer.width(), writer.height());
    }

    void write(const Exercise& exercise, PaperKind kind) {
        newPage();
        heading(exercise, kind);
        std::vector<exercise::Marked> open(exercise.blanks.size());
        const auto sheet = std::make_shared<const working::Derivation>(
            kind == PaperKind::solution ? solvedSheet(exercise) : studentSheet(exercise, open));
        widgets::WorkingSpec spec;
        spec.derivation = sheet;
        spec.numbers.decimals = exercise.options.decimals;
        widgets::WorkingGeometry geometry = widgets::WorkingGeometry::layout(spec, m_page.width(), m_style);
        rows(std::move(geometry));
    }

private:
    static widgets::Style styleOf(const QPdfWriter& writer) {
        widgets::Style style = widgets::Style::paper(writer.resolution() / kPaperPointsPerInch);
        style.textPt = kPaperTextPt;
        style.titlePt = kPaperTextPt + 1.0;
        return style;
    }
    void newPage() {
        if (m_begun) {
            m_writer.newPage();
        }
        m_begun = true;
        m_y = 0.0;
    }
    void text(const QString& words, double points, bool bold) {
        m_painter.setFont(m_style.font(points, bold));
        m_painter.setPen(Qt::black);
        const QRectF room(0.0, m_y, m_page.width(), m_page.height());
        QRectF used;
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words, &used);
        m_y += used.height() + m_style.pt(3.0);
    }
    void heading(const Exercise& exercise, PaperKind kind) {
        text(kind == PaperKind::solution ? Words::tr("Solution: %1").arg(widgets::exerciseTitle(exercise.options))
                                         : widgets::exerciseTitle(exercise.options),
             kTitlePt, true);
        if (!exercise.source.empty()) {
            text(Words::tr("Series: %1").arg(QString::fromStdString(exercise.source)), kPaperTextPt, false);
        }
        if (kind == PaperKind::student) {
            text(Words::tr("Name: ______________________________   Points: ______ of %1").arg(exercise.blanks.size()),
                 kPaperTextPt + 2.0, false);
            text(widgets::instructions(exercise.options), kPaperTextPt, false);
        }
        m_y += m_style.pt(6.0);
    }
    /// Rows of sections stay whole, as far as a page holds them.
    void rows(widgets::WorkingGeometry geometry) {
        std::vector<double> tops{0.0};
        for (const QLineF& line : geometry.separators) {
            if (line.y1() == line.y2()) {
                tops.push_back(line.y1());
            }
        }
        tops.push_back(geometry.size.height());
        for (std::size_t i = 0; i + 1 < tops.size(); ++i) {
            const double height = tops[i + 1] - tops[i];
            if (m_y > 0.0 && m_y + height > m_page.height()) {
                newPage();
            }
            for (double done = 0.0; done < height; done += m_page.height()) {
                if (done > 0.0) {
                    newPage();
                }
                const double part = std::min(height - done, m_page.height() - m_y);
                m_painter.save();
                m_painter.setClipRect(QRectF(0.0, m_y, m_page.width(), part));
                m_painter.translate(0.0, m_y - tops[i] - done);
                paintWorking(m_painter, geometry, m_style, widgets::WorkingMarks{-1, -1, {}});
                m_painter.restore();
                m_y += part;
            }
        }
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
    widgets::Style m_style;
    QRectF m_page;
    double m_y = 0.0;
    bool m_begun = false;
};

}  // namespace

QByteArray exercisePdf(const std::vector<Exercise>& exercises, PaperKind kind) {
    QBuffer content;
    content.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&content);
        writer.setResolution(kVectorDpi);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter);
        writer.setTitle(exercises.empty() ? QString() : widgets::exerciseTitle(exercises.front().options));
        writer.setCreator(QStringLiteral("Greyscope"));
        Paper paper(writer);
        for (const Exercise& exercise : exercises) {
            paper.write(exercise, kind);
        }
    }
    steadyPdf(content.buffer());
    return content.data();
}

working::Derivation solvedSheet(const Exercise& exercise) {
    std::vector<exercise::Marked> marks(exercise.blanks.size());
    for (exercise::Marked& mark : marks) {
        mark.verdict = exercise::Verdict::shown;
    }
    return studentSheet(exercise, marks);
}

base::Expected<std::vector<Exercise>> exercisesFor(const exercise::Options& options, std::size_t students) {
    std::vector<Exercise> exercises;
    exercise::Options each = options;
    for (std::size_t i = 0; i < students; ++i) {
        exercises.push_back(GREYSCOPE_TRY(exercise::makeExercise(each)));
        ++each.seed;
    }
    return exercises;
}

}  // namespace greyscope::app
