#pragma once

#include <QSettings>
#include <QVariantMap>

#include "app/study/study.h"
#include "widgets/present/link.h"

// Where the user was in a study: kept in the settings, not in its file, since looking somewhere else is no change.

namespace greyscope::app {

/// What a study is known by: its file, or that of its first table; "" for none.
[[nodiscard]] QString placeKey(const Study& study);

/// The place that was left last in this study; empty where none is known. Those of the last 30 studies are kept.
[[nodiscard]] QVariantMap leftPlace(const QSettings& settings, const QString& key);
void keepPlace(QSettings& settings, const QString& key, const QVariantMap& place);

/// Chosen series and pairs, which mean the same in every session; nodes, cells and models of a result do not.
[[nodiscard]] QStringList textsOf(const widgets::Targets& chosen);
[[nodiscard]] widgets::Targets targetsOf(const QStringList& texts);

}  // namespace greyscope::app
