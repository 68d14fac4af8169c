#include "app/window/menus.h"

#include <QActionGroup>
#include <QMenuBar>

#include <algorithm>
#include <array>
#include <optional>

#include "app/glossary/glossary.h"
#include "app/lessons/lesson.h"
#include "app/sources/file_name.h"
#include "app/study/series_edits.h"
#include "app/window/command_finder.h"
#include "app/window/command_words.h"
#include "app/window/dialogs/about_dialog.h"
#include "app/window/dialogs/guide_window.h"
#include "app/window/dialogs/settings_dialog.h"
#include "app/window/document/table_following.h"
#include "app/window/panes/panes.h"
#include "app/window/panes/side_dock.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

void fillRecent(QMenu& menu, StudyDocument& document) {
    menu.clear();
    for (const QString& path : document.recent().list()) {
        QAction* action = menu.addAction(widgets::captionText(fileName(path.toStdString())), &document,
                                         [&document, path] { document.open(path); });
        widgets::setTip(action, path);
        action->setData(path);
    }
    menu.setEnabled(!menu.isEmpty());
    if (!menu.isEmpty()) {
        menu.addSeparator();
        menu.addAction(Words::tr("Clear this list"), &document.recent(), &RecentFiles::clear);
    }
}

/// Commands for one series, in all kinds of menus.
constexpr std::array kSeriesCommands{"series.reference", "series.compare", "series.remove", "series.compareGroup"};

std::vector<SeriesId> seriesIn(const widgets::Targets& targets) {
    std::vector<SeriesId> ids;
    for (const widgets::Target& target : targets) {
        if (target.kind == widgets::Target::Kind::series) {
            ids.push_back(idFromText(target.first));
        }
    }
    return ids;
}

/// Returns the series that a shortcut applies to: the selected ones, else those under the pointer.
std::vector<SeriesId> seriesMeant(const widgets::Highlight& highlight) {
    std::vector<SeriesId> chosen = seriesIn(highlight.chosen());
    return chosen.empty() ? seriesIn(highlight.hovered()) : chosen;
}

/// Compares every series that has the same first key.
void compareGroup(StudyStore& store, const SeriesCatalog& catalog, const SeriesId& id) {
    const SeriesEntry* meant = catalog.find(id);
    std::vector<SeriesId> group;
    for (const SeriesEntry& entry : catalog.entries()) {
        if (meant && entry.id.table == id.table && entry.firstKey == meant->firstKey) {
            group.push_back(entry.id);
        }
    }
    alsoCompare(store, group);
}

}  // namespace

void buildFileMenu(Commands& commands, StudyDocument& document, StudyStore& store) {
    QMenu& menu = *commands.window().menuBar()->addMenu(Words::tr("&File"));
    commands.add(menu, QStringLiteral("file.open"), Words::tr("&Open a study or a table…"), QKeySequence::Open,
                 [&document] { document.askForFiles(); });
    commands.add(menu, QStringLiteral("file.preview"), Words::tr("Open with a pre&view…"),
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), [&document] { document.askToPreview(); });
    commands.add(menu, QStringLiteral("file.folder"), Words::tr("Open a &folder of results…"), {},
                 [&document] { document.askForFolder(); });
    commands.add(menu, QStringLiteral("file.database"), Words::tr("Open a &database…"),
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B), [&document] { document.askForDatabase(); });
    QAction* add = commands.add(menu, QStringLiteral("file.add"), Words::tr("&Add a table to the study…"), {},
                                [&document] { document.askForTablesToAdd(); });
    commands.add(menu, QStringLiteral("file.addPasted"), Words::tr("Add a table from the clip&board"),
                 QKeySequence::Paste, [&document] { document.pasteTable(true); });
    commands.add(menu, QStringLiteral("file.paste"), Words::tr("New study from &clipboard"),
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), [&document] { document.pasteTable(); });
    commands.add(menu, QStringLiteral("file.new"), Words::tr("&New table…"), QKeySequence(Qt::CTRL | Qt::Key_N),
                 [&document] { document.askForNewTable(); });
    commands.add(menu, QStringLiteral("file.sample"), Words::tr("Open the sa&mple study"), {},
                 [&document] { document.openSample(); });
    QMenu* recent = menu.addMenu(Words::tr("Open &recent"));
    recent->setObjectName(QStringLiteral("file.recent"));
    recent->setToolTipsVisible(true);
    fillRecent(*recent, document);
    QObject::connect(&document.recent(), &RecentFiles::changed, recent,
                     [recent, &document] { fillRecent(*recent, document); });
    menu.addSeparator();
    QAction* save = commands.add(menu, QStringLiteral("file.save"), Words::tr("&Save"), QKeySequence::Save,
                                 [&document] { document.saver().save(); });
    QAction* saveAs =
        commands.add(menu, QStringLiteral("file.saveAs"), Words::tr("Sav&e as…"),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [&document] { document.saver().saveAs(); });
    QAction* copy = commands.add(menu, QStringLiteral("file.copyWithData"), Words::tr("Save a copy &with data…"), {},
                                 [&document] { document.saver().saveCopyWithData(); });
    menu.addSeparator();
    QAction* other = commands.add(menu, QStringLiteral("file.otherData"), Words::tr("Apply the study to o&ther data…"),
                                  {}, [&document] { document.askForOtherData(); });
    QAction* followed = commands.add(menu, QStringLiteral("file.follow"), Words::tr("Follow file chan&ges"), {}, {});
    followed->setCheckable(true);
    QObject::connect(followed, &QAction::triggered, &commands.window(), [&store](bool on) { followAll(store, on); });
    menu.addSeparator();
    QAction* report = commands.add(menu, QStringLiteral("file.report"), Words::tr("Write a re&port…"), {}, [] {});
    menu.addSeparator();
    QAction* close = commands.add(menu, QStringLiteral("file.close"), Words::tr("C&lose study"), QKeySequence::Close,
                                  [&document] { document.closeStudy(); });
    commands.add(menu, QStringLiteral("file.quit"), Words::tr("&Quit"), QKeySequence::Quit,
                 [window = &commands.window()] { window->close(); });
    const auto follow = [followed, add, save, saveAs, copy, other, report, close, &store] {
        for (QAction* action : {add, save, saveAs, copy, other, report, close}) {
            action->setEnabled(!store.study().tables.empty());
        }
        const auto& tables = store.study().tables;
        followed->setEnabled(std::any_of(tables.begin(), tables.end(), canBeFollowed));
        followed->setChecked(allFollow(store.study()));
    };
    QObject::connect(&store, &StudyStore::changed, add, follow);
    follow();
}

void buildEditMenu(Commands& commands, StudyStore& store, Appearance& appearance, Defaults& defaults) {
    QMenu& menu = *commands.window().menuBar()->addMenu(Words::tr("&Edit"));
    QUndoStack& stack = store.undoStack();
    QMainWindow& window = commands.window();
    commands.add(menu, QStringLiteral("edit.undo"), stack.createUndoAction(&window, Words::tr("&Undo")))
        ->setShortcut(QKeySequence::Undo);
    commands.add(menu, QStringLiteral("edit.redo"), stack.createRedoAction(&window, Words::tr("&Redo")))
        ->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    menu.addSeparator();
    commands
        .add(menu, QStringLiteral("edit.settings"), Words::tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
             [&window, &appearance, &defaults] { SettingsDialog::show(window, appearance, defaults); })
        ->setMenuRole(QAction::PreferencesRole);
}

namespace {

/// Shows whether a setting of the appearance is chosen, wherever it was changed.
void checkWhile(QAction* action, Appearance& appearance, const std::function<bool()>& chosen) {
    action->setCheckable(true);
    const auto follow = [action, chosen] { action->setChecked(chosen()); };
    QObject::connect(&appearance, &Appearance::changed, action, follow);
    follow();
}

QMenu* languageMenu(Commands& commands, Appearance& appearance) {
    auto* menu = new QMenu(Words::tr("La&nguage"), &commands.window());
    auto* group = new QActionGroup(menu);
    for (const auto& [code, text] : languageChoices()) {
        QAction* action = commands.add(*menu, QStringLiteral("view.language.") + code, text, {},
                                       [&appearance, code = code] { appearance.setLanguage(code); });
        group->addAction(action);
        checkWhile(action, appearance, [&appearance, code = code] { return appearance.language() == code; });
    }
    return menu;
}

}  // namespace

QMenu* buildAppearanceMenu(Commands& commands, Appearance& appearance) {
    auto* menu = new QMenu(Words::tr("&Appearance"), &commands.window());
    auto* themes = new QActionGroup(menu);
    const std::pair<ThemeChoice, QString> choices[] = {{ThemeChoice::system, Words::tr("As the &system")},
                                                       {ThemeChoice::light, Words::tr("&Light")},
                                                       {ThemeChoice::dark, Words::tr("&Dark")},
                                                       {ThemeChoice::highContrast, Words::tr("&High contrast")}};
    const QStringList names{QStringLiteral("view.theme.system"), QStringLiteral("view.theme.light"),
                            QStringLiteral("view.theme.dark"), QStringLiteral("view.theme.highContrast")};
    for (const auto& [choice, text] : choices) {
        QAction* action = commands.add(*menu, names.at(static_cast<int>(choice)), text, {},
                                       [&appearance, choice = choice] { appearance.setTheme(choice); });
        themes->addAction(action);
        checkWhile(action, appearance, [&appearance, choice = choice] { return appearance.theme() == choice; });
    }
    menu->addSeparator();
    menu->addMenu(languageMenu(commands, appearance));
    QAction* larger = commands.add(*menu, QStringLiteral("view.larger"), Words::tr("Lar&ger text"), {}, {});
    checkWhile(larger, appearance, [&appearance] { return appearance.largerType(); });
    QObject::connect(larger, &QAction::triggered, &appearance, &Appearance::setLargerType);
    return menu;
}

void buildSeriesMenu(Commands& commands, StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight,
                     const std::function<void()>& focusFilter) {
    QMenu& menu = *commands.window().menuBar()->addMenu(Words::tr("&Series"));
    const auto onMeant = [&highlight](const std::function<void(const std::vector<SeriesId>&)>& act) {
        return [&highlight, act] {
            if (const std::vector<SeriesId> ids = seriesMeant(highlight); !ids.empty()) {
                act(ids);
            }
        };
    };
    const std::vector<QAction*> actions{
        commands.add(menu, QStringLiteral("series.reference"), Words::tr("Set as &reference"), Qt::Key_R,
                     onMeant([&store](const std::vector<SeriesId>& ids) { setReference(store, ids.front()); })),
        commands.add(menu, QStringLiteral("series.compare"), Words::tr("&Compare or stop comparing"), Qt::Key_C,
                     onMeant([&store](const std::vector<SeriesId>& ids) { toggleCompared(store, ids); })),
        commands.add(menu, QStringLiteral("series.remove"), Words::tr("Re&move from its role"), Qt::Key_X,
                     onMeant([&store](const std::vector<SeriesId>& ids) { removeSeries(store, ids); })),
        commands.add(menu, QStringLiteral("series.compareGroup"), Words::tr("Compare the whole &group"), {},
                     onMeant([&store, &catalog](const std::vector<SeriesId>& ids) {
                         compareGroup(store, catalog, ids.front());
                     }))};
    const auto follow = [actions, &highlight] {
        for (QAction* action : actions) {
            action->setEnabled(!seriesMeant(highlight).empty());
        }
    };
    QObject::connect(&highlight, &widgets::Highlight::changed, &menu, follow);
    follow();
    menu.addSeparator();
    commands.add(menu, QStringLiteral("series.filter"), Words::tr("&Filter series"), Qt::Key_Slash, focusFilter);
    commands.add(menu, QStringLiteral("series.clear"), Words::tr("C&lear highlight"), Qt::Key_Escape,
                 [&highlight] { highlight.clear(); });
}

void addSeriesCommands(QMenu& menu, const Commands& commands, widgets::Highlight& highlight) {
    if (!seriesIn(highlight.hovered()).empty()) {
        highlight.choose(highlight.hovered());
    }
    if (!seriesMeant(highlight).empty()) {
        menu.addSeparator();
        for (const char* name : kSeriesCommands) {
            menu.addAction(commands.named(QLatin1String(name)));
        }
    }
}

void buildWindowMenu(Commands& commands, WorkArea& area, const std::function<void()>& reset) {
    QMenu& menu = *commands.window().menuBar()->addMenu(Words::tr("&Window"));
    const QStringList names{Words::tr("&Series"), Words::tr("&Inspector"), Words::tr("&History"), Words::tr("&Working"),
                            Words::tr("&Lesson")};
    for (qsizetype d = 0; d < names.size(); ++d) {
        SideDock* dock = area.docks()[static_cast<std::size_t>(d)];
        const QKeySequence key = dock == &area.derivationDock() ? QKeySequence(Qt::Key_F9) : QKeySequence();
        QAction* action = commands.add(menu, QStringLiteral("window.") + dock->objectName(), names[d], key, {});
        action->setCheckable(true);
        action->setChecked(dock->open());
        action->setEnabled(dock->useful());
        QObject::connect(action, &QAction::triggered, dock, &SideDock::setWanted);
        QObject::connect(dock, &SideDock::openChanged, action, &QAction::setChecked);
        QObject::connect(dock, &SideDock::usefulChanged, action, &QAction::setEnabled);
    }
    menu.addSeparator();
    commands.add(menu, QStringLiteral("window.nextPane"), Words::tr("&Next pane"), Qt::Key_F6,
                 [&area] { focusNextPane(area.panes(), true); });
    commands.add(menu, QStringLiteral("window.previousPane"), Words::tr("&Previous pane"),
                 QKeySequence(Qt::SHIFT | Qt::Key_F6), [&area] { focusNextPane(area.panes(), false); });
    commands.add(menu, QStringLiteral("window.reset"), Words::tr("&Reset layout"), {}, reset);
}

namespace {

void buildLessonMenu(Commands& commands, StudyDocument& document, QMenu& help) {
    QMenu& menu = *help.addMenu(Words::tr("&Lessons"));
    for (const Lesson& lesson : lessons()) {
        commands.add(menu, QStringLiteral("lesson.") + QString::fromStdString(lesson.key),
                     widgets::captionText(lesson.title), {},
                     [&document, key = lesson.key] { document.openLesson(key); });
    }
}

std::vector<Findable> findableTerms(const std::function<void(const QString& key)>& showTerm) {
    std::vector<Findable> found;
    for (const GlossaryTerm& term : glossary()) {
        QStringList names{term.name};
        names << term.others;
        found.push_back({Words::tr("Glossary: %1").arg(names.join(QStringLiteral(" · "))),
                         [showTerm, key = QString::fromStdString(term.key)] { showTerm(key); }});
    }
    return found;
}

}  // namespace

void buildHelpMenu(Commands& commands, StudyDocument& document, const std::function<void()>& explain,
                   const std::function<void(const QString& key)>& showTerm) {
    QMainWindow& window = commands.window();
    QMenu& menu = *window.menuBar()->addMenu(Words::tr("&Help"));
    commands.add(menu, QStringLiteral("help.explain"), Words::tr("&Explain this pane"), Qt::Key_F1, explain);
    commands.add(menu, QStringLiteral("help.find"), Words::tr("&Find a command…"), QKeySequence(Qt::CTRL | Qt::Key_K),
                 [&commands, showTerm] { (new CommandFinder(commands, findableTerms(showTerm)))->open(); });
    buildLessonMenu(commands, document, menu);
    commands.add(menu, QStringLiteral("help.exercises"), Words::tr("E&xercises"),
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X), [] {});  // the window moves the focus there
    commands.add(menu, QStringLiteral("help.guide"), Words::tr("G&uide"), {}, [&window] { openGuide(window); });
    commands.add(menu, QStringLiteral("help.glossary"), Words::tr("&Glossary"),
                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G), [showTerm] { showTerm({}); });
    commands.add(menu, QStringLiteral("help.keys"), Words::tr("&Keys"), {}, [&window] {
        QString rows;
        for (const QAction* action : window.findChildren<QAction*>()) {
            if (!action->objectName().isEmpty() && !action->shortcut().isEmpty()) {
                rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                            .arg(action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped(),
                                 commandWords(action->text()).toHtmlEscaped());
            }
        }
        widgets::ownHtmlBox(Words::tr("Keys"), QStringLiteral("<table>%1</table>").arg(rows), &window)->open();
    });
    commands.add(menu, QStringLiteral("help.about"), Words::tr("&About Greyscope"), {},
                 [&window] { openAbout(window); });
}

}  // namespace greyscope::app
