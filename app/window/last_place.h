#pragma once

#include <QObject>
#include <QSettings>
#include <QVariantMap>

#include "app/study/study.h"
#include "widgets/present/spec/link.h"

// What the user last saw of a study. It is stored in the settings and not in the study's file, because navigation is
// not a change of the study.

namespace greyscope::app {

/// Returns the key under which the settings store the place of a study: its file, its lesson, or the file of its first
/// table; "" if it has none of these.
[[nodiscard]] QString placeKey(const Study& study);

/// Returns the place that is stored for a study; empty if none is known. The settings keep the places of the last 30
/// studies.
[[nodiscard]] QVariantMap leftPlace(const QSettings& settings, const QString& key);
void keepPlace(QSettings& settings, const QString& key, const QVariantMap& place);

class MainWindow;
class Page;

/// What the user sees of the study in the window (its place): the current page, the view in front on each page, and the
/// selected series or pair. It is stored when the study is closed.
class LastPlace : public QObject {
    Q_OBJECT

public:
    LastPlace(MainWindow& window, QSettings& settings);

    [[nodiscard]] QVariantMap place() const;
    void goTo(const QVariantMap& place);
    /// Restores the stored place on a page that has just been created.
    void giveTo(Page& page);
    /// Restores the stored place of a study that has just been opened.
    void comeBack();
    void leave();

private:
    MainWindow& m_window;
    QSettings& m_settings;
    QString m_key;        ///< key of the study, from placeKey(); "": none
    QVariantMap m_pages;  ///< stored places on pages that have not been shown yet
    bool m_opened = false;
};

}  // namespace greyscope::app
