#pragma once

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "app/pages/data/data_page.h"
#include "app/recipe/column_combo.h"
#include "app/recipe/range_box.h"
#include "app/recipe/recipe_list.h"
#include "app/recipe/recipe_panel.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/opened_files.h"
#include "app/study/tables/table_recipe.h"
#include "tests/support/command_run.h"
#include "widgets/controls/note.h"
#include "widgets/panels/view_frame.h"
#include "widgets/table/role_header.h"
#include "widgets/table/row_table.h"

namespace greyscope::test::recipe_stage {

using namespace greyscope::app;
using widgets::RowTable;

inline constexpr const char* kRuns =
    "source,tasks,open(s),wr/rd(s),close(s)\n"
    "ext4_loop,1,0.1,1.0,0.25\next4_loop,2,0.2,1.5,0.3\next4_loop,4,0.3,2.5,0.5\n"
    "ext4_vda,1,0.2,1.1,0.2\next4_vda,2,0.3,1.4,0.35\next4_vda,4,0.4,2.9,0.7\n"
    "xfs_vda,1,0.3,1.6,0.4\nxfs_vda,2,0.35,1.9,0.5\nxfs_vda,4,0.5,2.2,0.9\n";
inline constexpr const char* kDisks = "source,disk\next4_loop,none\next4_vda,virtio\nxfs_vda,virtio\n";

/// The page over files that were opened.
struct Shown {
    using Files = std::vector<std::pair<const char*, QByteArray>>;
    Shown() : Shown(Files{{"runs.csv", kRuns}}) {}
    explicit Shown(const Files& files) {
        base::NoProgress progress;
        Study study;
        for (const auto& [name, text] : files) {
            study.tables.push_back(tableFromFile(write(name, text), {}, progress).value());
        }
        open(std::move(study));
    }
    explicit Shown(Study study) { open(std::move(study)); }
    void open(Study study) {
        store.reset(std::move(study));
        page.resize(1272, 800);
        page.show();
        page.contextBar()->show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
    }
    std::string write(const char* name, const QByteArray& text) const {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName().toStdString() : "";
    }
    [[nodiscard]] const StudyTable& table() const { return store.study().tables.front(); }
    [[nodiscard]] RecipeList* list() { return page.findChild<RecipeList*>(); }
    [[nodiscard]] RowTable* values() { return page.findChild<RowTable*>(QStringLiteral("valuesTable")); }
    [[nodiscard]] QStringList steps() {
        QStringList texts;
        for (int row = 0; row < list()->count(); ++row) {
            texts << list()->item(row)->text();
        }
        return texts;
    }
    /// A button of the page, by its text or how it begins.
    [[nodiscard]] QAbstractButton* button(const QString& text) {
        for (auto* each : page.findChildren<QAbstractButton*>()) {
            if (each->isVisible() && each->text().startsWith(text)) {
                return each;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QLineEdit* line(const QString& name) {
        for (auto* each : list()->findChildren<QLineEdit*>()) {
            if (each->accessibleName() == name) {
                return each;
            }
        }
        return nullptr;
    }
    void type(const QString& name, const QString& text) {
        line(name)->selectAll();
        QTest::keyClicks(line(name), text);
        QTest::keyClick(line(name), Qt::Key_Return);
    }
    [[nodiscard]] QString error() {
        for (const auto* note : page.findChildren<widgets::Note*>()) {
            const QString text = note->isVisible() ? note->findChild<QLabel*>()->text() : QString();
            if (text.startsWith(QStringLiteral("Step "))) {
                return text;
            }
        }
        return {};
    }
    [[nodiscard]] QString heading() {
        return values()
            ->parentWidget()
            ->parentWidget()
            ->parentWidget()
            ->findChild<QLabel*>(QStringLiteral("viewTitle"))
            ->text();
    }
    void set(const std::vector<StepWhat>& steps) {
        store.edit(QStringLiteral("recipe"), [&](Study& study) {
            data::Recipe recipe;
            for (const StepWhat& what : steps) {
                recipe.push_back({what});
            }
            base::NoProgress progress;
            QVERIFY(setRecipe(study.tables.front(), recipe, progress));
        });
    }
    /// An entry of the menu at a cell of the values.
    [[nodiscard]] QAction* entry(int row, int column, const QString& begin) {
        const QPoint at = values()->visualRect(values()->model()->index(row, column)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, values()->viewport()->mapToGlobal(at));
        QApplication::sendEvent(values()->viewport(), &event);
        return offered(begin);
    }
    /// The same by the menu key.
    [[nodiscard]] QAction* entryByKey(int row, int column, const QString& begin) {
        values()->setCurrentIndex(values()->model()->index(row, column));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QApplication::sendEvent(values(), &event);
        return offered(begin);
    }
    static QAction* offered(const QString& begin) {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* action : menu ? menu->actions() : QList<QAction*>()) {
            if (action->text().startsWith(begin)) {
                return action;
            }
        }
        return nullptr;
    }

    QTemporaryDir folder;
    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    DataPage page{{store, catalog, highlight}};
};

inline const data::Filter kSeveral{"tasks", {"1"}, data::Test::above};
inline const data::Unpivot kPhases{{"open(s)", "wr/rd(s)", "close(s)"}, "phase", "seconds"};

}  // namespace greyscope::test::recipe_stage
