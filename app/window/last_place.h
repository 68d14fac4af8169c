#pragma once

#include <QObject>
#include <QSettings>
#include <QVariantMap>

#include "app/study/study.h"
#include "widgets/present/spec/link.h"

// Where the user was in a study: kept in the settings, not in its file, since looking somewhere else is no change.

namespace greyscope::app {

/// What a study is known by: its file, or that of its first table; "" for none.
[[nodiscard]] QString placeKey(const Study& study);

/// The place that was left last in this study; empty where none is known. Those of the last 30 studies are kept.
[[nodiscard]] QVariantMap leftPlace(const QSettings& settings, const QString& key);
void keepPlace(QSettings& settings, const QString& key, const QVariantMap& place);

class MainWindow;
class Page;

/// The place of the window's study: the page in view, what is in front on each page, and the chosen series or pair.
/// Kept when the study goes.
class LastPlace : public QObject {
    Q_OBJECT

public:
    LastPlace(MainWindow& window, QSettings& settings);

    [[nodiscard]] QVariantMap place() const;
    void goTo(const QVariantMap& place);
    /// A page that was made has its place from now on.
    void giveTo(Page& page);
    /// Goes where a study was left that has just taken another one's place.
    void comeBack();
    void leave();

private:
    MainWindow& m_window;
    QSettings& m_settings;
    QString m_key;        ///< what the study's place is kept under; "": there is none
    QVariantMap m_pages;  ///< places on pages that nobody has looked at since
    bool m_opened = false;
};

}  // namespace greyscope::app
