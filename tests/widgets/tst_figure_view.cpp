#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_registry.h"
#include "widgets/figure/figure_view.h"
#include "widgets/matrix/matrix_view.h"

namespace tests_of_figure_view {

using namespace greyscope::widgets;

namespace {

MatrixSpec oneCell(const QString& title, double value) {
    MatrixSpec spec;
    spec.title = title;
    spec.subtitle = QStringLiteral("one cell");
    spec.rows.resize(1);
    spec.columns.resize(1);
    spec.cells.resize(1);
    spec.cells.front().value = value;
    return spec;
}

/// What Copy puts beside the picture.
QString copied(const FigureView& view) {
    for (auto* button : view.findChildren<QToolButton*>()) {
        if (button->toolTip().startsWith(QLatin1String("Copy"))) {
            button->click();
        }
    }
    return QGuiApplication::clipboard()->mimeData()->text();
}

}  // namespace

class tst_figure_view : public QObject {
    Q_OBJECT

private slots:
    void aFigureIsShownTitledCopiedAndExported() {
        auto* matrix = new MatrixView;
        FigureView view(matrix);
        const MatrixSpec spec = oneCell(QStringLiteral("Degrees"), 0.5);
        view.setFigure(spec);
        view.showView();
        QCOMPARE(matrix->spec(), spec);
        QCOMPARE(matrix->accessibleName(), QStringLiteral("Degrees"));
        QCOMPARE(view.figures().size(), std::size_t{1});
        QCOMPARE(copied(view), figureText(spec));
    }

    void severalFiguresAreCopiedUnderTheirTitles() {
        FigureView view(new QWidget);
        QVERIFY(view.figures().empty());
        const MatrixSpec first = oneCell(QStringLiteral("1"), 0.5);
        const MatrixSpec second = oneCell(QStringLiteral("8"), 0.25);
        view.setFigures([&] { return std::vector<FigureSpec>{first, second}; });
        view.showView();
        QCOMPARE(copied(view),
                 QStringLiteral("1\n") + figureText(first) + QStringLiteral("\n8\n") + figureText(second));
    }
};

GREYSCOPE_TEST(tst_figure_view)

}  // namespace tests_of_figure_view

#include "tst_figure_view.moc"
