// Every place of the window that asks where to write: a file of the study is refused, a new one is written.
#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QtTest>

#include <array>
#include <functional>
#include <set>

#include "app/export/export_dialog.h"
#include "app/study/open_table.h"
#include "app/study/sample_study.h"
#include "app/study/study_file.h"
#include "app/study/study_tables.h"
#include "app/window/copy_files_dialog.h"
#include "app/window/side_dock.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"
#include "widgets/common/plain_text.h"

namespace tests_of_output_questions {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// An action of the window, or of the page in view, by its object name or its text.
struct Place {
    const char* name;
    const char* source;  ///< in which the question is asked
    const char* page;
    const char* action;
    const char* ending;
};

constexpr std::array<Place, 12> kPlaces{{
    {"a figure", "app/export/export_dialog.cpp", "trends", "figure.export", ".csv"},
    {"a picture", "app/export/export_dialog.cpp", "trends", "figure.export", ".svg"},
    {"rules", "app/pages/relative/rule_text.cpp", "relative", "Save…", ".csv"},
    {"exercises", "app/pages/exercise/exercise_page.cpp", "exercise", "exercise.student", ".pdf"},
    {"solutions", "app/pages/exercise/exercise_page.cpp", "exercise", "exercise.solution", ".pdf"},
    {"questions of Moodle", "app/pages/exercise/exercise_page.cpp", "exercise", "exercise.moodle", ".xml"},
    {"a QTI package", "app/pages/exercise/exercise_page.cpp", "exercise", "exercise.qti", ".zip"},
    {"a replication", "app/pages/replication/replication_page.cpp", "replication", "Save report…", ".csv"},
    {"a working", "app/window/workbook_saver.cpp", "relations", "working.workbook", ".xlsx"},
    {"a report", "app/window/report_writer.cpp", "trends", "file.report", ".html"},
    {"a study", "app/window/study_saver.cpp", "trends", "file.saveAs", ".greyscope"},
    {"a copy with data", "app/window/study_saver.cpp", "trends", "file.copyWithData", ".zip"},
}};

template <class Widget>
Widget* shown() {
    for (QWidget* each : QApplication::topLevelWidgets()) {
        auto* widget = qobject_cast<Widget*>(each);
        if (widget && widget->isVisible()) {
            return widget;
        }
    }
    return nullptr;
}

/// Answers what is asked on the way to a file of that name, and notes what is refused.
class Answers : public QObject {
public:
    explicit Answers(QString path) : m_path(std::move(path)) {
        again();
    }
    [[nodiscard]] QString refusal() const { return m_refusal; }

private:
    /// A timer for each look: one whose slot has opened a dialog with a loop of its own does not fire in there.
    void again() { QTimer::singleShot(20, this, &Answers::look); }
    void look() {
        again();
        if (auto* box = shown<QMessageBox>()) {
            const auto buttons = box->buttons();
            const auto agrees = [box](const QAbstractButton* button) {
                const auto role = box->buttonRole(const_cast<QAbstractButton*>(button));
                return role == QMessageBox::YesRole || (role == QMessageBox::AcceptRole && box->buttons().size() > 1);
            };
            const auto yes = std::find_if(buttons.begin(), buttons.end(), agrees);
            if (yes != buttons.end()) {
                (*yes)->click();
            } else {
                m_refusal = box->text() + '\n' + box->informativeText();
                box->close();
            }
        } else if (auto* dialog = shown<QFileDialog>()) {
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(m_path);
            QMetaObject::invokeMethod(dialog, "accept");
        } else if (auto* copy = shown<CopyFilesDialog>()) {
            copy->accept();
        } else if (auto* figure = shown<ExportDialog>()) {
            answer(*figure);
        }
    }
    void answer(ExportDialog& dialog) {
        for (const auto* label : dialog.findChildren<widgets::PlainLabel*>()) {
            if (label->isVisible() && label->text().contains(QFileInfo(m_path).fileName())) {
                m_refusal = label->text();
                dialog.reject();
                return;
            }
        }
        dialog.setPath(m_path);
        dialog.exportNow();
    }

    QString m_path;
    QString m_refusal;
};

}  // namespace

class tst_output_questions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        const QString table = m_stage.write("measured.csv", m_table);
        Study study = *sampleStudy();
        base::NoProgress progress;
        addTable(study, tableFromFile(table.toStdString(), {}, progress).value(), {});
        study.path = at("own.greyscope").toStdString();
        QVERIFY(writeStudy(study, at("own.greyscope")));
        QVERIFY(m_stage.window);
        m_stage.window->store().reset(study);
    }

    /// Whoever asks for a file to write is in the table above.
    void everyPlaceIsKnown() {
        std::set<QString> known{QStringLiteral("app/export/output_question.h"),
                                QStringLiteral("app/export/output_question.cpp")};
        for (const Place& place : kPlaces) {
            known.insert(QString::fromLatin1(place.source));
        }
        const QDir root(QStringLiteral(GREYSCOPE_SOURCE_DIR));
        const QRegularExpression asks(QStringLiteral(R"(\b(askForOutput|askToSave|chosenToSave|AcceptSave)\b)"));
        QDirIterator files(root.filePath("app"), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        std::set<QString> found;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (asks.match(QString::fromUtf8(file.readAll())).hasMatch()) {
                found.insert(root.relativeFilePath(file.fileName()));
            }
        }
        QCOMPARE(QStringList(found.begin(), found.end()), QStringList(known.begin(), known.end()));
    }

    void aFileOfTheStudyIsRefused_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < kPlaces.size(); ++i) {
            QTest::newRow(kPlaces.at(i).name) << static_cast<int>(i);
        }
    }
    void aFileOfTheStudyIsRefused() {
        QFETCH(const int, index);
        const Place& place = kPlaces.at(static_cast<std::size_t>(index));
        // By a link of the name that this place writes.
        const QString link = at(QByteArray("link") + place.ending);
        QVERIFY(QFileInfo(link).isSymLink() || QFile::link(at("measured.csv"), link));
        QAction* asks = actionOf(place);
        QVERIFY2(asks && asks->isEnabled(), place.action);
        const Answers answers(link);
        asks->trigger();
        QTRY_VERIFY(!answers.refusal().isEmpty());
        QVERIFY2(answers.refusal().contains(QFileInfo(link).fileName()), qPrintable(answers.refusal()));
        QVERIFY2(!answers.refusal().contains(QStringLiteral("--")), qPrintable(answers.refusal()));
        QFile table(at("measured.csv"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QCOMPARE(table.readAll(), m_table);
    }

    void aNewFileIsWritten_data() { aFileOfTheStudyIsRefused_data(); }
    void aNewFileIsWritten() {
        QFETCH(const int, index);
        const Place& place = kPlaces.at(static_cast<std::size_t>(index));
        if (QByteArray(place.action) == "file.report") {
            return;  // another process of the program, which a test is not
        }
        const QString path = at("new" + QByteArray::number(index) + place.ending);
        QAction* asks = actionOf(place);
        QVERIFY2(asks && asks->isEnabled(), place.action);
        const Answers answers(path);
        asks->trigger();
        QTRY_VERIFY2(QFileInfo::exists(path), qPrintable(answers.refusal()));
        QCOMPARE(answers.refusal(), QString());
    }

private:
    [[nodiscard]] QString at(const QByteArray& name) const {
        return m_stage.folder.filePath(QString::fromLatin1(name));
    }
    /// Shows its page first; a button's click as an action.
    [[nodiscard]] QAction* actionOf(const Place& place) {
        MainWindow& window = *m_stage.window;
        window.showPage(QLatin1String(place.page));
        if (QByteArray(place.action).startsWith("working")) {
            window.findChild<SideDock*>(QStringLiteral("workingDock"))->setWanted(true);
        }
        const auto settled = [&window] { return !test::isBusy(window) && !window.currentPage()->figures().empty(); };
        if (!QTest::qWaitFor(settled, 20'000)) {
            return nullptr;
        }
        const QString name = QString::fromUtf8(place.action);
        if (auto* action = window.findChild<QAction*>(name)) {
            return action;
        }
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->text() == name) {
                return action;
            }
        }
        for (QPushButton* button : window.findChildren<QPushButton*>()) {
            if (button->text() == name || button->objectName() == name) {
                auto* action = new QAction(button);
                connect(action, &QAction::triggered, button, &QPushButton::click);
                return action;
            }
        }
        return nullptr;
    }

    const QByteArray m_table = "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n";
    test::OpenedWindow m_stage;
};

GREYSCOPE_TEST(tst_output_questions)

}  // namespace tests_of_output_questions

#include "tst_output_questions.moc"
