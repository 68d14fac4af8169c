#pragma once

#include <QObject>
#include <QSettings>
#include <QVariantMap>

#include "app/study/study.h"
#include "widgets/present/spec/link.h"

// The user's last place in a study, kept in the settings instead of the study's file, because navigation is not a
// change.

namespace greyscope::app {

/// Returns the key of a study: its file, or the file of its first table; "" if there is neither.
[[nodiscard]] QString placeKey(const Study& study);

/// Returns the last place in this study; empty if none is known. The places of the last 30 studies are kept.
[[nodiscard]] QVariantMap leftPlace(const QSettings& settings, const QString& key);
void keepPlace(QSettings& settings, const QString& key, const QVariantMap& place);

class MainWindow;
class Page;

/// The place in the window's study: the current page, the view in front on each page, and the selected series or pair.
/// Stored when the study is closed.
class LastPlace : public QObject {
    Q_OBJECT

public:
    LastPlace(MainWindow& window, QSettings& settings);

    [[nodiscard]] QVariantMap place() const;
    void goTo(const QVariantMap& place);
    /// Restores the place on a page that has just been created.
    void giveTo(Page& page);
    /// Restores the place in a study that has just been opened.
    void comeBack();
    void leave();

private:
    MainWindow& m_window;
    QSettings& m_settings;
    QString m_key;        ///< key of the study's place; "": none
    QVariantMap m_pages;  ///< places on pages that have not been shown since
    bool m_opened = false;
};

}  // namespace greyscope::app
