#include "app/exercise/exercise_paper.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <memory>

#include "app/export/devices/pdf_page.h"
#include "app/export/figure_export.h"
#include "core/base/try.h"
#include "core/exercise/marking.h"
#include "widgets/formula/derivation_painter.h"
#include "widgets/present/words/exercise_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using exercise::Exercise;
using widgets::Words;

namespace {

constexpr double kPaperPointsPerInch = 72.0;
constexpr double kMarginMm = 14.0;
constexpr double kPaperTextPt = 8.0;
constexpr double kTitlePt = 12.0;

/// Writes sheets one after the other. A row of sections that does not fit begins a new page. Every page has a line for
/// the name.
class Paper {
public:
    explicit Paper(QPdfWriter& writer)
        : m_writer(writer), m_painter(&writer), m_style(styleOf(writer)), m_page(0.0, 0.0, writer.width(), 0.0) {
        m_page.setHeight(writer.height() - kFootPt * m_style.pt(1.0));
    }

    void write(const Exercise& exercise, PaperKind kind) {
        m_title = kind == PaperKind::solution ? Words::tr("Solution: %1").arg(widgets::exerciseTitle(exercise.options))
                                              : widgets::exerciseTitle(exercise.options);
        m_kind = kind;
        newSheet();
        heading(exercise);
        std::vector<exercise::Marked> open(exercise.blanks.size());
        widgets::DerivationSpec spec;
        spec.derivation = std::make_shared<const derivation::Derivation>(
            kind == PaperKind::solution ? solvedSheet(exercise) : studentSheet(exercise, open));
        spec.numbers.decimals = exercise.options.decimals;
        const widgets::DerivationGeometry geometry = widgets::DerivationGeometry::layout(spec, m_page.width(), m_style);
        const std::vector<Part> parts = partsOf(geometry);
        const std::size_t pages = parts.empty() ? 1 : parts.back().page + 1;
        std::size_t page = 0;
        foot(page, pages);
        for (const Part& part : parts) {
            for (; page < part.page; foot(page, pages)) {
                ++page;
                m_writer.newPage();
                m_y = 0.0;
                continued();
            }
            paint(geometry, part);
        }
    }

private:
    static constexpr double kFootPt = 16.0;

    /// A part of the steps and its place.
    struct Part {
        std::size_t page = 0;  ///< from 0
        double y = 0.0;
        double top = 0.0;  ///< position in the steps
        double height = 0.0;
    };

    static widgets::Style styleOf(const QPdfWriter& writer) {
        widgets::Style style = widgets::Style::paper(writer.resolution() / kPaperPointsPerInch);
        style.textPt = kPaperTextPt;
        style.titlePt = kPaperTextPt + 1.0;
        return style;
    }
    [[nodiscard]] static QString nameLine() { return Words::tr("Name: %1").arg(QString(30, u'_')); }

    void newSheet() {
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
    void heading(const Exercise& exercise) {
        text(m_title, kTitlePt, true);
        if (!exercise.source.empty()) {
            text(Words::tr("Series: %1").arg(QString::fromStdString(exercise.source)), kPaperTextPt, false);
        }
        if (m_kind == PaperKind::student) {
            text(nameLine() + QStringLiteral("   ") + Words::tr("Points: ______ of %1").arg(exercise.blanks.size()),
                 kPaperTextPt + 2.0, false);
            text(widgets::instructions(exercise.options), kPaperTextPt, false);
        }
        m_y += m_style.pt(6.0);
    }
    /// Repeats the line for the name, because pages may be separated.
    void continued() {
        if (m_kind == PaperKind::student) {
            text(nameLine(), kPaperTextPt, false);
            m_y += m_style.pt(6.0);
        }
    }
    [[nodiscard]] double continuedHeight() const {
        const QFontMetricsF metrics(m_style.font(kPaperTextPt, false), m_painter.device());
        return m_kind == PaperKind::student ? metrics.height() + m_style.pt(9.0) : 0.0;
    }
    void foot(std::size_t page, std::size_t pages) {
        m_painter.setFont(m_style.font(kPaperTextPt - 1.0, false));
        m_painter.setPen(Qt::black);
        const QRectF room(0.0, m_page.height(), m_page.width(), m_writer.height() - m_page.height());
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom, m_title);
        m_painter.drawText(room, Qt::AlignRight | Qt::AlignBottom,
                           Words::tr("Page %1 of %2").arg(QString::number(page + 1), QString::number(pages)));
    }

    /// Rows of sections are not split, unless they are higher than a page.
    [[nodiscard]] std::vector<Part> partsOf(const widgets::DerivationGeometry& geometry) const {
        std::vector<double> tops{0.0};
        for (const QLineF& line : geometry.separators) {
            if (line.y1() == line.y2()) {
                tops.push_back(line.y1());
            }
        }
        tops.push_back(geometry.size.height());
        std::vector<Part> parts;
        std::size_t page = 0;
        double y = m_y;
        const double first = continuedHeight();
        const auto turn = [&] {
            ++page;
            y = first;
        };
        for (std::size_t i = 0; i + 1 < tops.size(); ++i) {
            const double height = tops[i + 1] - tops[i];
            if (y > first && y + height > m_page.height()) {
                turn();
            }
            for (double done = 0.0; done < height;) {
                if (done > 0.0) {
                    turn();
                }
                const double part = std::min(height - done, m_page.height() - y);
                parts.push_back({page, y, tops[i] + done, part});
                y += part;
                done += part;
            }
        }
        return parts;
    }
    void paint(const widgets::DerivationGeometry& geometry, const Part& part) {
        m_painter.save();
        m_painter.setClipRect(QRectF(0.0, part.y, m_page.width(), part.height));
        m_painter.translate(0.0, part.y - part.top);
        paintDerivation(m_painter, geometry, m_style, widgets::DerivationMarks{-1, -1, {}});
        m_painter.restore();
    }

    QPdfWriter& m_writer;
    QPainter m_painter;
    widgets::Style m_style;
    QRectF m_page;  ///< without the footer
    QString m_title;
    PaperKind m_kind = PaperKind::student;
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
