#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "app/cli/figures/study_figures.h"
#include "app/export/check/finding_list.h"
#include "app/export/figure_origin.h"
#include "app/pages/page_figures.h"
#include "app/pages/sheet/sheet_canvas.h"
#include "app/study/sample_study.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"

namespace tests_of_sheet_page {

using namespace greyscope;
using namespace greyscope::app;

/// The sheet in the window: opened from a page, filled, sized, captioned, mended and left again.
class tst_sheet_page : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_opened = std::make_unique<test::OpenedWindow>();
        QVERIFY(m_opened->window);
    }
    void init() {
        m_opened->window->store().reset(*sampleStudy());
        m_opened->window->showPage("trends");
        QTRY_VERIFY(!m_opened->window->currentPage()->figures().empty());
        m_opened->action("figure.sheet")->trigger();
        QCOMPARE(page().key(), QString("sheet"));
        newSheet();
    }
    void cleanupTestCase() { m_opened.reset(); }

    void aNewSheetShowsWhatWasInView() {
        QCOMPARE(sheet().panels, std::vector<std::string>{"trends-trends"});
        QCOMPARE(sheet().name, std::string("Figure 1"));
        QVERIFY(!m_opened->action("page.trends")->isChecked());  // it is not shown
        auto* back = bar<QToolButton>("sheet.back");
        QCOMPARE(back->text(), QString("Back to Trends"));
        back->click();
        QCOMPARE(m_opened->window->currentPage()->key(), QString("trends"));
        m_opened->window->store().undoStack().undo();
        QVERIFY(m_opened->study().sheets.empty());
    }

    void withoutASheetTheCheckSaysWhatItWaitsFor() {
        auto* check = m_opened->window->findChild<FindingList*>();
        const auto told = [check] {
            QStringList texts;
            for (const auto* label : check->findChildren<QLabel*>()) {
                texts << (label->isHidden() ? QString() : label->text());
            }
            return texts.join(QLatin1Char(' '));
        };
        QTRY_VERIFY(!told().contains("as soon as there is a sheet"));
        m_opened->window->store().undoStack().undo();
        QVERIFY(m_opened->study().sheets.empty());
        QTRY_VERIFY(told().contains("as soon as there is a sheet"));
    }

    void viewsOfAnyPageAreAdded() {
        add("relations", "relations-ranking");
        QTRY_COMPARE(shown().panels.size(), std::size_t{2});
        QVERIFY(shown().panels[1].shown);
        QVERIFY(shown().subtitle.contains("**b**"));
        QVERIFY(m_opened->window->store().undoStack().undoText().contains("Ranking"));  // as its view is called
        // in the order that was asked for
        canvas().choose(1);
        QTest::keyClick(&canvas(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(sheet().panels, (std::vector<std::string>{"relations-ranking", "trends-trends"}));
        QTest::keyClick(&canvas(), Qt::Key_Delete);
        QCOMPARE(sheet().panels, std::vector<std::string>{"trends-trends"});
        m_opened->window->store().undoStack().undo();
        QCOMPARE(sheet().panels.size(), std::size_t{2});
    }

    void viewsThatShowNothingAreNotOffered() {
        const auto offered = [this](const char* pageKey, const char* figure) {
            const auto* menu = bar<QToolButton>("sheet.add")->menu()->findChild<QMenu*>(QLatin1String(pageKey));
            return menu->findChild<QAction*>(QLatin1String(figure))->isEnabled();
        };
        const auto list = [this](const char* pageKey) {
            QMenu* views = bar<QToolButton>("sheet.add")->menu();
            emit views->aboutToShow();
            emit views->findChild<QMenu*>(QLatin1String(pageKey))->aboutToShow();
        };
        list("simulate");  // without a scenario
        QTRY_VERIFY(!offered("simulate", "simulate-simulated"));
        list("relations");
        QTRY_VERIFY(!shown().panels.empty());
        QTRY_VERIFY(offered("relations", "relations-ranking"));
        QTRY_VERIFY(!page().figures().empty());  // and stays so
        QVERIFY(offered("relations", "relations-ranking"));
        emit bar<QToolButton>("sheet.add")->menu()->aboutToHide();
    }

    void aBorderIsDraggedByWholeMillimetres() {
        add("relations", "relations-ranking");
        QTRY_COMPARE(shown().panels.size(), std::size_t{2});
        const auto drag = [this](const QPointF& from, double mm, Qt::KeyboardModifiers keys) {
            const QPoint begin = canvas().placeOf(from).toPoint();
            const QPoint end = canvas().placeOf(from + QPointF(mm, 0.0)).toPoint();
            QTest::mousePress(&canvas(), Qt::LeftButton, keys, begin);
            QTest::mouseMove(&canvas(), end);
            QTest::mouseRelease(&canvas(), Qt::LeftButton, keys, end);
        };
        drag({90.5, 20.0}, 10.3, {});
        const double width = sheet().grid.places()[0].width();
        QVERIFY2(width > 95.0 && width == std::round(width), qPrintable(QString::number(width, 'g', 12)));
        QCOMPARE(m_opened->window->store().undoStack().undoText(), QString("Figure 1: sizes of panels"));
        drag({width + 0.5, 20.0}, -7.6, Qt::AltModifier);
        const double free = sheet().grid.places()[0].width();
        QVERIFY(free < width && std::abs(free * 10.0 - std::round(free * 10.0)) < 1e-6);
    }

    void theBarSetsPresetArrangementAndLetters() {
        add("relations", "relations-ranking");
        auto* preset = bar<QComboBox>("sheet.preset");
        constexpr int kArrow = 26;
        const int name = preset->fontMetrics().horizontalAdvance(QStringLiteral("Nature, two columns"));
        QVERIFY(preset->minimumSizeHint().width() >= name + kArrow);
        choose(preset, preset->findText("IEEE", Qt::MatchStartsWith));
        QCOMPARE(sheet().grid.widthMm, 88.9);
        QCOMPARE(sheet().textPt, 8.0);
        QCOMPARE(bar<QDoubleSpinBox>("sheet.width")->value(), 88.9);
        choose(bar<QComboBox>("sheet.arrangement"), 2);
        QCOMPARE(sheet().grid.rows.size(), std::size_t{2});
        bar<QAction>("sheet.grey")->trigger();
        QVERIFY(sheet().grey);
        choose(bar<QComboBox>("sheet.letters"), 1);
        QTRY_VERIFY(!shown().panels.empty() && shown().panels[0].letter == "A");
    }

    void aCaptionThatIsEditedStays() {
        QTRY_VERIFY(caption().toPlainText().startsWith("**a**"));
        const QString written = caption().toPlainText();
        caption().setPlainText("My words on **a**.");
        QCOMPARE(sheet().caption, std::optional<std::string>("My words on **a**."));
        add("relations", "relations-ranking");
        QTRY_COMPARE(shown().panels.size(), std::size_t{2});
        QCOMPARE(caption().toPlainText(), QString("My words on **a**."));
        page().findChild<QToolButton*>("sheet.captionAgain")->click();
        QVERIFY(!sheet().caption);
        QTRY_VERIFY(caption().toPlainText().contains("**b**"));
        QVERIFY(caption().toPlainText() != written);
    }

    void aFindingIsMendedByItsButton() {
        add("forecast", "forecast-forecast");
        QTRY_COMPARE(shown().panels.size(), std::size_t{2});
        bar<QDoubleSpinBox>("sheet.text")->setValue(9.0);  // more than Nature takes
        QWidget* checks = m_opened->window->currentPage()->inspector();
        const auto remedy = [checks]() -> QPushButton* {
            for (auto* button : checks->findChildren<QPushButton*>("remedy")) {
                if (!button->isHidden() && button->text().startsWith("Use ") && button->text().contains('7')) {
                    return button;
                }
            }
            return nullptr;
        };
        QTRY_VERIFY(remedy());
        remedy()->setFocus();
        remedy()->click();
        QCOMPARE(sheet().textPt, 7.0);
        QTRY_VERIFY(!remedy());
        const QWidget* holder = m_opened->window->focusWidget();
        QVERIFY(!holder || checks->isAncestorOf(holder));  // the keyboard goes on to no other part of the window
    }

    void eachRuleOfASheetHasItsRemedy() {
        add("simulate", "simulate-simulated");  // there is no scenario
        QTRY_COMPARE(shown().panels.size(), std::size_t{2});
        bar<QComboBox>("sheet.letters")->setCurrentIndex(2);
        emit bar<QComboBox>("sheet.letters")->activated(2);
        bar<QDoubleSpinBox>("sheet.width")->setValue(190.0);  // Nature has 183
        const QWidget* checks = m_opened->window->currentPage()->inspector();
        const auto remedy = [checks](const QString& text) -> QPushButton* {
            for (auto* button : checks->findChildren<QPushButton*>("remedy")) {
                if (!button->isHidden() && button->text() == text) {
                    return button;
                }
            }
            return nullptr;
        };
        QTRY_VERIFY(remedy("Set the width to 183 mm"));
        remedy("Set the width to 183 mm")->click();
        QCOMPARE(sheet().grid.widthMm, 183.0);
        QTRY_VERIFY(remedy("Add letters"));
        remedy("Add letters")->click();
        QCOMPARE(sheet().letters, PanelLetters::lower);
        QTRY_VERIFY(remedy("Remove the panel"));
        QPushButton* remove = remedy("Remove the panel");
        remove->click();
        remove->click();  // twice in a hurry: the other panel stays
        QCOMPARE(sheet().panels, std::vector<std::string>{"trends-trends"});
    }

    void thePanelsLookIsKeptInTheStudy() {
        QTRY_VERIFY(!shown().panels.empty());
        canvas().choose(0);
        QWidget* inspector = m_opened->window->currentPage()->inspector();
        auto* title = inspector->findChild<QLineEdit*>("look.yTitle");
        QTRY_VERIFY(title->placeholderText().contains("1.1-W"));
        title->setText("my ratio");
        emit title->editingFinished();
        QCOMPARE(m_opened->study().lookOf("trends-trends").yTitle, std::optional<std::string>("my ratio"));
        QTRY_VERIFY(std::get<widgets::PlotSpec>(shown().panels[0].shown->figure).y.label == "my ratio");
    }

    /// What the window exports is what the command line makes of the study.
    void theSheetIsThatOfTheCommandLine() {
        add("relations", "relations-ranking");
        QTRY_COMPARE(shown().panels.size(), std::size_t{2});
        QTRY_VERIFY(!page().figures().empty());
        const auto study = std::make_shared<const Study>(m_opened->study());
        const StudyFigure window = studyFigures(page(), page().figures(), study).front();
        const auto batch = cli::figuresOf(*study, {"trends", "relations"}).value();
        QCOMPARE(batch.back().origin.name, std::string("Figure 1"));
        QCOMPARE(pdfOf(window.figure, *window.own).value(), pdfOf(batch.back().figure, *batch.back().own).value());
        QCOMPARE(captionOf(window.figure, window.origin), captionOf(batch.back().figure, batch.back().origin));
    }

private:
    [[nodiscard]] Page& page() const { return *m_opened->window->currentPage(); }
    [[nodiscard]] const Sheet& sheet() const { return m_opened->study().sheets.back(); }
    [[nodiscard]] SheetCanvas& canvas() const { return *page().findChild<SheetCanvas*>(); }
    [[nodiscard]] QPlainTextEdit& caption() const { return *page().findChild<QPlainTextEdit*>("sheet.caption"); }
    template <class T>
    [[nodiscard]] T* bar(const char* name) const {
        return page().contextBar()->findChild<T*>(QLatin1String(name));
    }
    /// What the page shows once nothing is calculated any more.
    [[nodiscard]] widgets::SheetSpec shown() const {
        const auto figures = page().figures();
        return figures.empty() ? widgets::SheetSpec() : std::get<widgets::SheetSpec>(figures.front().figure);
    }
    static void choose(QComboBox* combo, int row) {
        combo->setCurrentIndex(row);
        emit combo->activated(row);
    }
    void newSheet() const {
        for (QAction* action : bar<QToolButton>("sheet.more")->menu()->actions()) {
            if (action->text() == "New sheet") {
                action->trigger();
            }
        }
        QTRY_VERIFY(!shown().panels.empty());
    }
    void add(const char* pageKey, const char* figure) const {
        QMenu* views = bar<QToolButton>("sheet.add")->menu();
        emit views->aboutToShow();
        auto* menu = views->findChild<QMenu*>(QLatin1String(pageKey));
        emit menu->aboutToShow();
        menu->findChild<QAction*>(QLatin1String(figure))->trigger();
    }

    std::unique_ptr<test::OpenedWindow> m_opened;
};

GREYSCOPE_TEST(tst_sheet_page)

}  // namespace tests_of_sheet_page

#include "tst_sheet_page.moc"
