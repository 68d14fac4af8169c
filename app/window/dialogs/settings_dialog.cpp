#include "app/window/dialogs/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/run/window_place.h"
#include "app/study/choices/study_fields.h"
#include "app/text/replication_report.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/scrolled_room.h"
#include "widgets/controls/file_dialog.h"
#include "widgets/controls/search_line.h"
#include "widgets/controls/segmented.h"
#include "widgets/present/replication/replication_words.h"

namespace greyscope::app {

namespace {

constexpr int kFieldWidth = 200;

void addHeading(QFormLayout& form, const QString& text) {
    auto* heading = new widgets::PlainLabel(text);
    heading->setObjectName(QStringLiteral("sectionTitle"));
    if (form.rowCount() > 0) {
        heading->setContentsMargins(0, 14, 0, 0);
    }
    form.addRow(heading);
}

template <class Control>
Control* named(Control* control, const char* name) {
    control->setObjectName(QLatin1String(name));
    return control;
}

}  // namespace

SettingsDialog::SettingsDialog(Appearance& appearance, Defaults& defaults, QWidget* parent)
    : QDialog(parent), m_appearance(appearance), m_defaults(defaults) {
    setAttribute(Qt::WA_DeleteOnClose);
    new QVBoxLayout(this);
    build();
    connect(&appearance, &Appearance::changed, this, &SettingsDialog::follow);
    connect(&defaults, &Defaults::changed, this, &SettingsDialog::follow);
}

void SettingsDialog::show(QWidget& window, Appearance& appearance, Defaults& defaults) {
    auto* dialog = window.findChild<SettingsDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (dialog == nullptr) {
        dialog = new SettingsDialog(appearance, defaults, &window);
    }
    dialog->QDialog::show();
    dialog->raise();
    dialog->activateWindow();
}

void SettingsDialog::build() {
    const QWidget* focus = focusWidget();
    const QString keyboard = focus ? focus->objectName() : QString();
    delete m_room;
    m_followers.clear();
    setWindowTitle(tr("Settings"));
    auto* content = new QWidget;
    m_room = new widgets::ScrolledRoom(content);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 4, 8, 0);
    column->setSpacing(12);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    column->addLayout(form);
    addAppearance(*form);
    addDefaults(*form);
    addFolder(*form);
    auto* buttons = new QDialogButtonBox;
    connect(buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole), &QPushButton::clicked, this,
            &QDialog::close);
    column->addWidget(buttons);
    column->addStretch(1);
    layout()->addWidget(m_room);
    follow();
    fit();
    if (auto* control = keyboard.isEmpty() ? nullptr : findChild<QWidget*>(keyboard)) {
        control->setFocus();
    }
}

void SettingsDialog::addAppearance(QFormLayout& form) {
    addHeading(form, tr("Appearance"));
    auto* theme = named(new widgets::Segmented({tr("As the system"), tr("Light"), tr("Dark"), tr("High contrast")}),
                        "settings.theme");
    connect(theme, &widgets::Segmented::chosen, this,
            [this](int place) { m_appearance.setTheme(static_cast<ThemeChoice>(place)); });
    form.addRow(tr("Theme"), theme);
    auto* language = named(new QComboBox, "settings.language");
    for (const auto& [code, text] : languageChoices()) {
        language->addItem(text, code);
    }
    connect(language, &QComboBox::activated, this,
            [this, language] { m_appearance.setLanguage(language->currentData().toString()); });
    form.addRow(tr("Language"), language);
    auto* larger = named(new QCheckBox(tr("Larger text")), "settings.larger");
    connect(larger, &QCheckBox::clicked, &m_appearance, &Appearance::setLargerType);
    form.addRow(QString(), larger);
    m_followers.emplace_back([this, theme, language, larger] {
        theme->setCurrent(static_cast<int>(m_appearance.theme()));
        language->setCurrentIndex(language->findData(m_appearance.language()));
        larger->setChecked(m_appearance.largerType());
    });
}

void SettingsDialog::addDefaults(QFormLayout& form) {
    addHeading(form, tr("Defaults"));
    auto* decimals = named(new QSpinBox, "settings.decimals");
    decimals->setRange(kDecimals.low, kDecimals.high);
    decimals->setFixedWidth(80);
    widgets::setTip(decimals, tr("For new studies; existing studies keep their own value."));
    connect(decimals, &QSpinBox::valueChanged, &m_defaults, &Defaults::setDecimals);
    form.addRow(tr("Decimals of degrees"), decimals);
    auto* tolerance = named(new QComboBox, "settings.tolerance");
    for (const auto& [value, name] : toleranceNames()) {
        tolerance->addItem(widgets::toleranceText(value));
    }
    widgets::setTip(tolerance, tr("Largest difference at which a number counts as equal to the printed one."));
    connect(tolerance, &QComboBox::activated, this,
            [this](int place) { m_defaults.setTolerance(toleranceNames()[static_cast<std::size_t>(place)].first); });
    form.addRow(tr("Replication tolerance"), tolerance);
    m_followers.emplace_back([this, decimals, tolerance] {
        decimals->setValue(m_defaults.decimals());
        tolerance->setCurrentIndex(static_cast<int>(m_defaults.tolerance()));
    });
}

void SettingsDialog::addFolder(QFormLayout& form) {
    addHeading(form, tr("Files"));
    auto* folder = named(new QLineEdit, "settings.folder");
    folder->setPlaceholderText(tr("folder of the last file"));
    widgets::addClearButton(*folder);
    folder->setMinimumWidth(kFieldWidth);
    auto* browse = new QPushButton(tr("Browse…"));
    browse->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(folder, 1);
    row->addWidget(browse);
    auto* problem = named(new widgets::PlainLabel(tr("There is no such folder.")), "settings.noFolder");
    widgets::setError(problem, true);
    form.addRow(tr("Folder for open and export"), row);
    form.addRow(QString(), problem);
    folder->setAccessibleName(tr("Folder for open and export"));
    connect(folder, &QLineEdit::textEdited, &m_defaults, &Defaults::setFolder);
    connect(browse, &QPushButton::clicked, this, [this] {
        widgets::askForFolder(this, {tr("Folder for open and export"), m_defaults.folder(), {}},
                              [this](const QString& folder) { m_defaults.setFolder(folder); });
    });
    m_followers.emplace_back([this, folder, problem] {
        const QString chosen = m_defaults.folder();
        if (folder->text() != chosen) {
            folder->setText(chosen);
        }
        const bool gone = !chosen.isEmpty() && !QFileInfo(chosen).isDir();
        widgets::setError(folder, gone);
        problem->setVisible(gone);
    });
    auto* forget = named(new QPushButton(tr("Ask again for every database")), "settings.forgetServers");
    forget->setAutoDefault(false);
    widgets::setTip(forget, tr("Clears the list of servers that studies may connect to."));
    connect(forget, &QPushButton::clicked, &m_defaults, &Defaults::forgetServers);
    form.addRow(QString(), forget);
    m_followers.emplace_back([this, forget] { forget->setEnabled(m_defaults.approvesServers()); });
}

void SettingsDialog::follow() {
    for (const auto& show : m_followers) {
        show();
    }
}

/// Fits the dialog to its contents, at most to the screen, where it scrolls.
void SettingsDialog::fit() {
    layout()->activate();
    const int bar = m_room->verticalScrollBar()->sizeHint().width();
    placeWindow(*this, {}, sizeHint() + QSize(bar, 0));
}

void SettingsDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        build();
    } else if (event->type() == QEvent::FontChange && m_room != nullptr) {
        // The widgets inside receive the change later.
        QMetaObject::invokeMethod(this, &SettingsDialog::fit, Qt::QueuedConnection);
    }
}

}  // namespace greyscope::app
