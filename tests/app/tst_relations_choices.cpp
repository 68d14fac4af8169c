#include "app/study/choices/relations_options.h"
#include "tests/support/relations_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_relations_choices {

using namespace greyscope;
using namespace greyscope::test::relations_stage;

class tst_relations_choices : public QObject {
    Q_OBJECT

private slots:
    void everyRhoFollowsTheHandle() {
        Fixture f;
        f.show();
        const auto* rho = f.page.inspector()->findChild<widgets::SliderWithSpin*>(QStringLiteral("relations.rho"));
        PlotView* curves = f.plot("Degree");
        const double before = f.degree(0, 1);
        emit curves->handleMoved(0.8);
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 0.8);
        QCOMPARE(rho->value(), 0.8);
        QCOMPARE(rho->slider()->value(), 79);  // hundredths from 0.01
        QCOMPARE(curves->spec().guides.front().at, 0.8);
        QVERIFY(f.degree(0, 1) > before);  // at once, without going through a job
        QVERIFY(f.ranking->spec().subtitle.contains("0.8"));
        QCOMPARE(f.page.conventions().back().value, QStringLiteral("0.80"));
    }

    void oneDragIsOneStep() {
        Fixture f;
        f.show();
        PlotView* curves = f.plot("Degree");
        for (const double rho : {0.6, 0.7, 0.8}) {
            emit curves->handleMoved(rho);
        }
        emit curves->handleReleased();
        QCOMPARE(f.store.undoStack().count(), 1);
        emit curves->handleMoved(0.3);
        QCOMPARE(f.store.undoStack().count(), 2);
        f.store.undoStack().undo();
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 0.8);
        f.store.undoStack().undo();
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 0.5);
        QCOMPARE(f.plot("Degree")->spec().guides.front().at, 0.5);
    }

    void rhoStaysWhereItWasMovedWhenTheRestIsCalculatedAgain() {
        Fixture f;
        f.show();
        emit f.plot("Degree")->handleMoved(0.8);
        const double moved = f.degree(0, 1);
        f.store.edit("", [](Study& study) { study.relations.options.method = grey::RelationMethod::absolute; });
        f.store.undoStack().undo();
        QTRY_VERIFY(!f.page.figures().empty());
        QCOMPARE(f.degree(0, 1), moved);
        QVERIFY(f.ranking->spec().subtitle.contains("0.8"));
    }

    void rhoStaysInItsRange() {
        Fixture f;
        f.show();
        emit f.plot("Degree")->handleMoved(-3.0);
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 0.01);
        emit f.plot("Degree")->handleMoved(7.0);
        QCOMPARE(f.store.study().relations.options.distinguishingCoefficient, 1.0);
    }

    void pointsCanRunAlongOneFactor() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.points = {false, "objects_per_ost", {}}; });
        QTRY_VERIFY(f.plot("How") != nullptr && f.plot("How")->spec().curves[1].y.size() == 4);
    }

    /// The absolute degree of 1.1-W and 1.2-W by hand is in tst_area_degree; here everything has to follow the choice.
    void everythingFollowsTheDegree() {
        Fixture f;
        f.show();
        const double deng = f.degree(0, 1);
        f.store.edit("", [](Study& study) { study.relations.options.method = grey::RelationMethod::absolute; });
        QTRY_VERIFY(f.degree(0, 1) != deng);
        QCOMPARE(f.ranking->spec().valueTitle, QStringLiteral("ε"));
        QVERIFY(!f.ranking->spec().bars.front().low);
        QVERIFY(f.plot("How")->spec().subtitle.contains("|s − s′|"));
        QCOMPARE(f.page.figures().size(), std::size_t(4));  // nothing depends on ρ
        QVERIFY(!f.says("The order is the same for every ρ"));
        QCOMPARE(f.page.conventions().front().value, QStringLiteral("absolute ε"));
        f.store.edit("", [](Study& study) { study.relations.options.method = grey::RelationMethod::synthetic; });
        QTRY_VERIFY(f.plot("How")->spec().subtitle.contains("θ"));
        QCOMPARE(f.page.conventions().back().name, QStringLiteral("θ"));
    }

    /// Textbooks calculate degrees of areas from the series as measured; an image can still be chosen afterwards.
    void choosingADegreeOfAreasLeavesTheImageOut() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.options.image.kind = data::Image::mean; });
        auto* degrees = f.page.inspector()->findChild<QComboBox*>(QStringLiteral("relations.method"));
        const auto& options = [&]() -> const grey::RelationOptions& { return f.store.study().relations.options; };
        emit degrees->activated(static_cast<int>(grey::RelationMethod::absolute));
        degrees->setCurrentIndex(static_cast<int>(grey::RelationMethod::absolute));
        QCOMPARE(options().method, grey::RelationMethod::absolute);
        QCOMPARE(options().image.kind, data::Image::none);
        f.store.undoStack().undo();
        QCOMPARE(options().method, grey::RelationMethod::deng);
        QCOMPARE(options().image.kind, data::Image::mean);
    }

    /// A degree that compares curves shows them, its coefficients and, where they fall apart, a scale below 0.
    void aDegreeOfIncrementsShowsItsCurves() {
        Fixture f;
        f.show();
        for (const grey::RelationDegree& degree : grey::relationDegrees()) {
            if (!degree.worked) {
                continue;
            }
            const std::size_t points = f.plot("How")->spec().curves[1].y.size();
            f.store.edit("", [&](Study& study) { study.relations.options.method = degree.method; });
            QTRY_COMPARE(f.page.conventions().front().value, degreeText(degree.method));
            QTRY_VERIFY(f.plot("How") != nullptr && f.plot("How")->spec().curves.size() == 3);
            const auto& bars = f.ranking->spec().bars;
            const bool below = std::any_of(bars.begin(), bars.end(), [](const Bar& bar) { return bar.value < 0.0; });
            QCOMPARE(f.ranking->spec().low, below ? -1.0 : 0.0);
            QVERIFY(f.plot("How")->spec().curves[1].y.size() + 1 >= points);
            f.store.undoStack().undo();
        }
    }

    /// Table I of the grey-theory paper prints 0.928 for 1.1-W with 1.2-W.
    void thePrintedDegreesCanBeShown() {
        Fixture f;
        f.show();
        const int row = f.place("Case 1.1", "W");
        const int column = f.place("Case 1.2", "W");
        const double computed = f.degree(row, column);
        QVERIFY(f.says("Kendall τ"));
        f.store.edit("", [](Study& study) { study.relations.shows = MatrixShows::published; });
        QCOMPARE(f.degree(row, column), 0.928);
        f.store.edit("", [](Study& study) { study.relations.shows = MatrixShows::difference; });
        QVERIFY(std::abs(f.degree(row, column) - (computed - 0.928)) < 1e-12);
        const auto bars = f.ranking->spec().bars;
        QVERIFY(std::any_of(bars.begin(), bars.end(), [](const Bar& bar) { return bar.mark == 0.928; }));
    }

    void theMatrixCanShowCorrelations() {
        Fixture f;
        f.show();
        const int row = f.place("Case 1.1", "W");
        const int column = f.place("Case 1.2", "W");
        const double degree = f.degree(row, column);
        f.store.edit("", [](Study& study) { study.relations.shows = MatrixShows::spearman; });
        QTRY_VERIFY(f.degree(row, column) != degree);
        const auto& bars = f.ranking->spec().bars;
        const auto bar = std::find_if(bars.begin(), bars.end(), [](const Bar& each) { return each.name == "1.2-W"; });
        QCOMPARE(*bar->second, f.degree(row, column));
        QCOMPARE(f.degree(column, row), f.degree(row, column));
        QCOMPARE(f.matrix->spec().low, -1.0);
        QCOMPARE(bar->value, degree);  // the ranking stays that of the degrees
    }

    /// The pair with the reference says what its ranks say.
    void thePairSaysItsCorrelation() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.points = {false, "threads_per_ost", {}}; });
        QTRY_VERIFY(f.plot("How")->spec().subtitle.contains("at 5 shared points"));
        f.store.edit("", [](Study& study) { study.relations.mostLags = 2; });
        QTRY_VERIFY(!f.plot("How")->spec().subtitle.isEmpty());
    }

    void weightsAreSetPointByPoint() {
        Fixture f;
        f.show();
        emit f.page.findChild<RelationsInspector*>()->weightsRequested(true);
        QCOMPARE(f.store.study().relations.options.weights, std::vector<double>(20, 1.0));
        auto* points = f.page.findChild<RelationPointsModel*>();
        const double before = f.degree(0, 1);
        QVERIFY(points->flags(points->index(3, points->weightColumn())) & Qt::ItemIsEditable);
        QVERIFY(!(points->flags(points->index(3, 1)) & Qt::ItemIsEditable));
        points->setData(points->index(3, points->weightColumn()), "-1", Qt::EditRole);
        QCOMPARE(f.store.study().relations.options.weights[3], 1.0);
        points->setData(points->index(3, points->weightColumn()), "40", Qt::EditRole);
        QCOMPARE(f.store.study().relations.options.weights[3], 40.0);
        QTRY_VERIFY(f.degree(0, 1) != before);
        emit f.page.findChild<RelationsInspector*>()->weightsRequested(false);
        QTRY_COMPARE(f.degree(0, 1), before);
    }

    void criteriaAreSetPointByPoint() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.options.image.kind = data::Image::criteria; });
        auto* points = f.page.findChild<RelationPointsModel*>();
        QTRY_VERIFY(points->effectColumn() > 0);
        points->setData(points->index(2, points->effectColumn()), "smaller", Qt::EditRole);
        QCOMPARE(f.store.study().relations.options.image.effects[2].kind, data::Effect::cost);
        QTRY_COMPARE(points->data(points->index(2, points->effectColumn()), Qt::DisplayRole).toString(),
                     QStringLiteral("smaller"));
        points->setData(points->index(2, points->effectColumn()), "450", Qt::EditRole);
        QCOMPARE(f.store.study().relations.options.image.effects[2], (data::PointEffect{data::Effect::target, 450}));
    }

    void weightsOfOtherPointsCanBeGivenUp() {
        Fixture f;
        f.show();
        f.store.edit("", [](Study& study) { study.relations.options.weights = {1.0, 2.0}; });
        QTRY_VERIFY(f.says("a different number of points"));
        QPushButton* alike = nullptr;
        for (QPushButton* button : f.page.findChildren<QPushButton*>()) {
            alike = button->isVisible() && button->text().contains("equal") ? button : alike;
        }
        QVERIFY(alike != nullptr);
        alike->click();
        QVERIFY(f.store.study().relations.options.weights.empty());
    }

    /// The direction that is known is where effects begin; one that somebody sets leaves the others as they were.
    void criteriaBeginAsWhatIsKnown() {
        Fixture f;
        const auto effects = [&f] {
            QStringList texts;
            const auto* points = f.page.findChild<RelationPointsModel*>();
            for (int row = 0; points->effectColumn() > 0 && row < points->rowCount({}); ++row) {
                texts << points->data(points->index(row, points->effectColumn()), Qt::DisplayRole).toString();
            }
            return texts;
        };
        Study study = criteriaStudy({{"criterion", "", data::TextValues{{"price_usd", "rate", "age"}, {0, 1, 2}}},
                                     {"a", "", std::vector<double>{1, 2, 3}},
                                     {"b", "", std::vector<double>{3, 1, 5}},
                                     {"c", "", std::vector<double>{2, 5, 9}}});
        f.store.reset(study);
        f.page.show();
        QTRY_COMPARE(effects(), (QStringList{"smaller", "larger", "larger"}));
        QVERIFY(f.store.study().relations.options.image.effects.empty());
        QVERIFY(f.says("It is not known whether more or less is better at 1 point (age)"));
        auto* points = f.page.findChild<RelationPointsModel*>();
        points->setData(points->index(2, points->effectColumn()), "smaller", Qt::EditRole);
        QTRY_COMPARE(effects(), (QStringList{"smaller", "larger", "smaller"}));
        QVERIFY(!f.says("It is not known"));
    }

    void whatIsMeasuredSaysWhatIsBetterAtAllPoints() {
        Fixture f;
        for (const auto& [unit, effect] : {std::pair("ms", data::Effect::cost), {"MB/s", data::Effect::benefit}}) {
            f.store.reset(criteriaStudy({{"threads", "", std::vector<double>{1, 2, 4}},
                                         {"a", unit, std::vector<double>{1, 2, 3}},
                                         {"b", unit, std::vector<double>{3, 1, 5}},
                                         {"c", unit, std::vector<double>{2, 5, 9}}}));
            f.page.show();
            QTRY_VERIFY(f.page.shown() != nullptr && f.page.isSettled());
            const auto& known = f.page.shown()->result->degrees.result.options.image.effects;
            QCOMPARE(known, std::vector<data::PointEffect>(3, {effect, 0.0}));
            QVERIFY(!f.says("It is not known"));
        }
    }

    /// A missing day is called by its date; the points that all series share are offered, with their number.
    void aMissingPointCanBeLeftOut_data() {
        QTest::addColumn<std::size_t>("others");
        QTest::addColumn<QString>("label");
        QTest::newRow("a pair") << std::size_t{1} << "Use the 3 points that this pair shares";
        QTest::newRow("three series") << std::size_t{2} << "Use the 3 points that all series share";
    }
    void aMissingPointCanBeLeftOut() {
        QFETCH(const std::size_t, others);
        QFETCH(const QString, label);
        Fixture f;
        Study study = gapStudy({{1, 2, 3, 4}, {1, std::nan(""), 5, 9}, {4, 3, 2, 1}});
        study.selection.compared.resize(others);
        f.store.reset(study);
        f.page.show();
        QTRY_VERIFY(f.says("has no value at 2024-03-02"));
        QVERIFY(f.says("3 of 4 points have a value in every series"));
        QPushButton* use = f.button(label);
        QVERIFY(use != nullptr);
        use->click();
        QVERIFY(f.store.study().relations.commonPoints);
        QTRY_COMPARE(f.matrix->spec().rows.size(), others + 1);
        QVERIFY(f.matrix->spec().subtitle.startsWith("3 of 4 points"));
        f.store.undoStack().undo();
        QTRY_VERIFY(f.says("has no value at 2024-03-02"));
    }

    /// Where no point is common to all, the series that stands in the way can be left out.
    void aSeriesWithoutACommonPointCanBeLeftOut_data() {
        QTest::addColumn<bool>("wholeTable");
        QTest::addColumn<bool>("commonPoints");
        for (const bool whole : {false, true}) {
            QTest::addRow("%s", whole ? "of the whole table" : "of those compared") << whole << false;
            QTest::addRow("%s, common points", whole ? "of the whole table" : "of those compared") << whole << true;
        }
    }
    void aSeriesWithoutACommonPointCanBeLeftOut() {
        QFETCH(const bool, wholeTable);
        QFETCH(const bool, commonPoints);
        const double gap = std::nan("");
        Fixture f;
        Study study = gapStudy({{1, 2, gap, 4}, {gap, gap, 5, gap}, {4, 3, gap, gap}});
        study.relations.wholeTable = wholeTable;
        study.relations.commonPoints = commonPoints;
        f.store.reset(study);
        f.page.show();
        QTRY_VERIFY(f.says("No point has a value in every series. Without “b”, the other series share 2 points."));
        QPushButton* leave = f.button("Leave out b");
        QVERIFY(leave != nullptr);
        leave->click();
        QCOMPARE(f.store.study().selection.compared, (std::vector<SeriesId>{{"gaps", "c"}}));
        QTRY_COMPARE(f.matrix->spec().rows.size(), std::size_t(2));
        QVERIFY(f.matrix->spec().subtitle.startsWith("2 of 4 points"));
    }

    void whatNothingHelpsOffersNothing() {
        const double gap = std::nan("");
        Fixture f;
        f.store.reset(gapStudy({{1, 2, gap, gap}, {gap, gap, 5, gap}, {gap, gap, gap, 4}}));
        f.page.show();
        QTRY_VERIFY(f.says("No point has a value in every series."));
        QVERIFY(f.button("Use the") == nullptr && f.button("Leave out") == nullptr);
    }

private:
    /// Series a, b and c of a wide table, a the reference.
    static Study wideStudy(std::vector<data::Column> columns) {
        Study study;
        StudyTable table;
        table.name = "gaps";
        table.roles.factors = {columns.front().name};
        table.roles.metrics = {"a", "b", "c"};
        table.dataset = std::make_shared<data::Dataset>(data::Dataset::create(std::move(columns)).value());
        table.wide = true;
        study.tables = {table};
        study.selection = {{"gaps", "a"}, {{"gaps", "b"}, {"gaps", "c"}}};
        return study;
    }
    static Study criteriaStudy(std::vector<data::Column> columns) {
        Study study = wideStudy(std::move(columns));
        study.relations.options.image.kind = data::Image::criteria;
        return study;
    }
    /// Along four days.
    static Study gapStudy(const std::vector<std::vector<double>>& values) {
        return wideStudy(
            {{"day", "", data::TextValues{{"2024-03-01", "2024-03-02", "2024-03-03", "2024-03-04"}, {0, 1, 2, 3}}},
             {"a", "", values[0]},
             {"b", "", values[1]},
             {"c", "", values[2]}});
    }
};

GREYSCOPE_TEST(tst_relations_choices)

}  // namespace tests_of_relations_choices

#include "tst_relations_choices.moc"
