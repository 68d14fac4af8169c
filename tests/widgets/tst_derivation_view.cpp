// A derivation on the screen, on paper and as text.
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "core/derivation/forecast_derivation.h"
#include "core/derivation/relation_derivation.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"
#include "widgets/figure/figure.h"
#include "widgets/formula/derivation_painter.h"
#include "widgets/formula/derivation_view.h"
#include "widgets/formula/formula_layout.h"
#include "widgets/present/derivation/derivation_text.h"
#include "widgets/present/derivation/derivation_words.h"
#include "widgets/present/forecast/model_look.h"

namespace tests_of_derivation_view {

using namespace greyscope;
using namespace greyscope::widgets;

namespace {

derivation::Derivation derivationOf(grey::GreyModel model = grey::GreyModel::gm11,
                                    const derivation::Rounding& rounding = {}) {
    const data::SeriesTable table = test::tableOf({{2.874, 3.278, 3.337, 3.39, 3.679}}, {}, {"series <one>"});
    grey::ForecastOptions options;
    options.model = model;
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    return *derivation::forecastDerivation(table, 0, options, result->model, {rounding, {}});
}

DerivationSpec specOf(derivation::Derivation derivation) {
    DerivationSpec spec;
    spec.title = QStringLiteral("Working");
    spec.derivation = std::make_shared<const derivation::Derivation>(std::move(derivation));
    spec.lights = modelLink("gm11").lights;
    return spec;
}

const Style light = Style::screen(Theme::light());

}  // namespace

class tst_derivation_view : public QObject {
    Q_OBJECT

private slots:
    void changedNumbersFlash() {
        DerivationView view;
        view.resize(700, 500);
        view.setSpec(specOf(derivationOf()));
        QVERIFY(view.changed().empty());
        derivation::Derivation other = derivationOf();
        other.steps[3].lines[0].value += 1.0L;
        view.setSpec(specOf(std::move(other)));
        QCOMPARE(view.changed(), (std::vector<derivation::LineRef>{{3, 0}}));
        view.setSpec(specOf(derivationOf(grey::GreyModel::dgm)));
        QVERIFY(view.changed().empty());
    }
    void numbersOfAMatrixFlash() {
        const derivation::Derivation derivation = derivationOf();
        const auto matrix = std::find_if(derivation.steps.begin(), derivation.steps.end(),
                                         [](const derivation::Step& step) { return step.key == "BtB"; });
        const derivation::LineRef cell{static_cast<int>(matrix - derivation.steps.begin()), 3};
        const DerivationGeometry sheet = DerivationGeometry::layout(specOf(derivation), 700.0, light);
        const auto drawn = [&](const DerivationMarks& marks) {
            QImage picture(sheet.size.toSize(), QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            paintDerivation(painter, sheet, light, marks);
            return picture;
        };
        const QImage calm = drawn({-1, -1, {}, {}});
        const QImage changed = drawn({-1, -1, {}, {cell}});
        int places = 0;
        for (const DerivationFormula& formula : sheet.formulas) {
            for (const FormulaNumber& number : formula.box->numbers) {
                if (number.from == cell) {
                    const QPoint inside = number.place.translated(formula.at).topLeft().toPoint() + QPoint(1, 1);
                    places += changed.pixelColor(inside) != calm.pixelColor(inside) ? 1 : 0;
                }
            }
        }
        QVERIFY(places > 0);
    }
    void aFormulaThatComesBackIsNotSetAgain() {
        const derivation::Derivation derivation = derivationOf();
        const QFont font = formulaFont(12.0);
        const auto rule = [&](std::size_t step) { return derivation::ruleNotation(derivation.steps[step], {}); };
        SetFormulas formulas;
        const auto first = formulas.set(rule(0), font, 300.0);
        const auto second = formulas.set(rule(1), font, 300.0);
        formulas.begin();
        QCOMPARE(formulas.set(rule(0), font, 300.0).get(), first.get());
        QVERIFY(formulas.set(rule(1), font, 200.0) != second);
        formulas.begin();
        QVERIFY(formulas.set(rule(1), font, 300.0) != first);
    }
    void sectionsDoNotOverlap() {
        for (const double width : {320.0, 700.0, 1300.0}) {
            const DerivationGeometry sheet = DerivationGeometry::layout(specOf(derivationOf()), width, light);
            std::vector<QRectF> places;
            for (int i = 0; i < sheet.lineCount(); ++i) {
                if (sheet.cell(i).line.known()) {
                    places.push_back(sheet.place(i).adjusted(1, 1, -1, -1));
                }
            }
            for (const DerivationWords& words : sheet.words) {
                places.push_back(words.place.adjusted(1, 1, -1, -1));
            }
            for (std::size_t i = 0; i < places.size(); ++i) {
                QVERIFY(QRectF(QPointF(), sheet.size).adjusted(-1, -1, 1, 1).contains(places[i]));
                for (std::size_t j = 0; j < i; ++j) {
                    QVERIFY(!places[i].intersects(places[j]));
                }
            }
        }
    }

    void widerSheetsAreLower() {
        const DerivationSpec spec = specOf(derivationOf());
        QVERIFY(DerivationGeometry::layout(spec, 1400.0, light).size.height() <
                DerivationGeometry::layout(spec, 500.0, light).size.height());
    }

    void aClickPutsTheNumbersIn() {
        DerivationView view;
        view.resize(1000, 600);
        view.setSpec(specOf(derivationOf()));
        view.show();
        const QSignalSpy chosen(&view, &DerivationView::lineChosen);
        const derivation::Derivation& derivation = *view.spec().derivation;
        int x1 = 0;
        while (derivation.steps[static_cast<std::size_t>(x1)].key != "x1") {
            ++x1;
        }
        const derivation::LineRef line{x1, 2};
        const QRectF place = view.geometryOfLines().place(view.geometryOfLines().indexOf(line));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place.center().toPoint());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(view.spec().chosen, line);
        bool shown = false;
        for (const DerivationFormula& formula : view.geometryOfLines().formulas) {
            shown = shown || formula.cell.line == line;
        }
        QVERIFY(shown);
    }

    /// What comes with the line may take of the view's height: its scroll bar, a second line of the title above it.
    void aLineStaysInViewWhenItsRoomShrinks() {
        DerivationView view;
        view.resize(700, 500);
        view.setSpec(specOf(derivationOf()));
        view.show();
        const DerivationGeometry& sheet = view.geometryOfLines();
        int lowest = 0;
        for (int i = 1; i < sheet.lineCount(); ++i) {
            const bool lower = sheet.place(i).bottom() > sheet.place(lowest).bottom();
            lowest = sheet.cell(i).line.known() && lower ? i : lowest;
        }
        const derivation::LineRef last = sheet.cell(lowest).line;
        const auto isWhole = [&] {
            const double top = view.verticalScrollBar()->value();
            const QRectF place = sheet.place(sheet.indexOf(last));
            return place.top() >= top && place.bottom() <= top + view.viewport()->height();
        };
        view.showLine(last);
        QVERIFY(isWhole());
        view.resize(700, 300);
        QVERIFY(isWhole());
        view.verticalScrollBar()->setValue(0);
        view.resize(700, 250);
        QCOMPARE(view.verticalScrollBar()->value(), 0);
    }

    /// What stands before and behind it is read with it: a fifth of the view, at least, on both sides.
    void aLineThatIsOpenedStandsClearOfTheEdges() {
        DerivationView view;
        view.resize(700, 300);
        view.setSpec(specOf(derivationOf()));
        view.show();
        const DerivationGeometry& sheet = view.geometryOfLines();
        const double height = view.viewport()->height();
        int middle = 0;  // of the sheet, where it can stand anywhere
        while (sheet.place(middle).top() < sheet.size.height() / 2.0 || !sheet.cell(middle).line.known()) {
            ++middle;
        }
        const derivation::LineRef line = sheet.cell(middle).line;
        view.showLine(line, false);
        const QRectF place =
            sheet.place(sheet.indexOf(line)).translated(0.0, -static_cast<double>(view.verticalScrollBar()->value()));
        QVERIFY(place.top() > height / 5.0 && place.bottom() < height - height / 5.0);
    }

    /// A number at the lower edge goes further down by the formula that its click opens.
    void aLineThatIsClickedStaysInView() {
        DerivationView view;
        view.resize(700, 300);
        view.setSpec(specOf(derivationOf()));
        view.show();
        const DerivationGeometry& sheet = view.geometryOfLines();
        const auto placeOf = [&](const derivation::LineRef& line) {
            return sheet.place(sheet.indexOf(line)).translated(0.0, -view.verticalScrollBar()->value());
        };
        for (int i = 0; i < sheet.lineCount(); ++i) {
            const derivation::LineRef line = sheet.cell(i).line;
            if (!line.known()) {
                continue;
            }
            view.verticalScrollBar()->setValue(static_cast<int>(sheet.place(i).top()) - view.viewport()->height() + 3);
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(5, 1) + placeOf(line).topLeft().toPoint());
            QCOMPARE(view.spec().chosen, line);
            QVERIFY(placeOf(line).top() >= 0.0 && placeOf(line).bottom() <= view.viewport()->height());
        }
    }

    void pointingLightsTheModelAndThePoint() {
        Highlight highlight;
        DerivationView view;
        view.setHighlight(&highlight);
        view.resize(1000, 600);
        view.setSpec(specOf(derivationOf()));
        view.show();
        const QRectF place = view.geometryOfLines().numbers.front().place;
        QTest::mouseMove(view.viewport(), place.center().toPoint());
        QTRY_VERIFY(!highlight.hovered().empty());
        const TargetSet lit(highlight.hovered());
        QVERIFY(lit.contains(Target::model(QStringLiteral("gm11"))));
        QVERIFY(lit.contains(Target::measured(1)));  // the point that the line is of
    }

    void arrowsReachEveryNumberOfATable() {
        DerivationView view;
        view.resize(900, 500);
        view.setSpec(specOf(derivationOf()));
        view.show();
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Home);
        const QSignalSpy chosen(&view, &DerivationView::lineChosen);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(view.spec().chosen, (derivation::LineRef{0, 1}));
    }

    void isATableToAScreenReader() {
        DerivationView view;
        view.setSpec(specOf(derivationOf()));
        std::size_t lines = 0;
        for (const derivation::Step& step : view.spec().derivation->steps) {
            lines += step.lines.size();
        }
        QCOMPARE(view.valueRows(), static_cast<int>(lines));
        QCOMPARE(view.rowName(0), QString("x of 1"));
        QCOMPARE(view.valueText(0, 1), QString("2.874"));
        for (int row = 0; row < view.valueRows(); ++row) {
            QVERIFY(!view.valueText(row, 0).isEmpty() && !view.valueText(row, 1).contains("nan"));
        }
    }

    void isAFigureLikeAnyOther() {
        const FigureSpec figure = specOf(derivationOf());
        QVERIFY(figureText(figure).contains(QStringLiteral("x⁽¹⁾(k)\t5\t")));
        const PaperHeight narrow = figureHeight(figure, {300.0, 5000.0}, Style::paper(1.0));
        const PaperHeight wide = figureHeight(figure, {600.0, 5000.0}, Style::paper(1.0));
        QVERIFY(narrow.usual > wide.usual && wide.usual > 100.0);
    }

    void everySectionAndNoteHasWords() {
        for (const auto& [id, name] : derivation::sectionNames()) {
            QVERIFY2(!sectionTitle({id, derivation::SourceId::none, false, 0, 0, {}, {}, false}).isEmpty(),
                     name.c_str());
        }
        for (const auto& [id, name] : derivation::noteNames()) {
            const derivation::DerivationNote note{id, {1.0L, 2.0L, 3.0L}, {"a", "b", "c", "d"}};
            QVERIFY2(!noteText(note, {}).isEmpty(), name.c_str());
        }
        for (const auto& [id, name] : derivation::sourceNames()) {
            QCOMPARE(sourceText(id).isEmpty(), id == derivation::SourceId::none);
        }
    }

    void writtenInEveryLanguageOfDocuments() {
        const derivation::Derivation derivation = derivationOf();
        const QString text = derivationText(derivation, DerivationFormat::text, {});
        QVERIFY(text.contains(QStringLiteral("x⁽¹⁾(k) = ∑[i=1..k] x⁽⁰⁾(i)")));
        QVERIFY(text.contains(QStringLiteral("16.558")));
        QVERIFY(text.contains(QStringLiteral("x⁽⁰⁾(k) + a z⁽¹⁾(k) = u")));
        QVERIFY(text.contains(QStringLiteral("series <one>")));
        const QString latex = derivationText(derivation, DerivationFormat::latex, {});
        QVERIFY(latex.contains(QStringLiteral("\\begin{bmatrix}")) && latex.contains(QStringLiteral("\\paragraph{")));
        QCOMPARE(latex.count(QLatin1Char('{')), latex.count(QLatin1Char('}')));
        const QString markdown = derivationText(derivation, DerivationFormat::markdown, {});
        QVERIFY(markdown.contains(QStringLiteral("\n## ")) && markdown.contains(QStringLiteral("| ---: |")));
        const QString html = derivationText(derivation, DerivationFormat::mathml, {});
        QVERIFY(html.contains(QStringLiteral("<mfrac>")) && html.contains(QStringLiteral("series &lt;one&gt;")));
        QVERIFY(!html.contains(QStringLiteral("<one>")));
    }

    void roundedStepsShowBothResults() {
        const derivation::Derivation derivation =
            derivationOf(grey::GreyModel::gm11, {derivation::Rounding::Kind::decimals, 2});
        const QString text = derivationText(derivation, DerivationFormat::text, {4, false});
        QVERIFY(text.contains(QStringLiteral("4.51 (4.513)")));
        QVERIFY(text.contains(QStringLiteral("rounded to 2 decimals")));
        const DerivationGeometry sheet = DerivationGeometry::layout(specOf(derivation), 900.0, light);
        QVERIFY(std::any_of(sheet.numbers.begin(), sheet.numbers.end(),
                            [](const DerivationNumber& number) { return !number.cell.exact.isEmpty(); }));
    }
};

GREYSCOPE_TEST(tst_derivation_view)

}  // namespace tests_of_derivation_view

#include "tst_derivation_view.moc"
