#include "app/study/choices/defaults.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

#include "app/study/choices/study_fields.h"
#include "app/study/file/server_approvals.h"
#include "app/text/replication_report.h"

namespace greyscope::app {

using published::Tolerance;

namespace {

constexpr const char* kUsualDecimalsKey = "defaults/decimals";
constexpr const char* kToleranceKey = "defaults/tolerance";
constexpr const char* kUsualFolderKey = "defaults/folder";
constexpr const char* kAlternativesKey = "defaults/alternatives";

}  // namespace

Defaults::Defaults(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {}

int Defaults::decimals() const {
    const int usual = RelationsChoices().decimals;
    return std::clamp(m_settings.value(QLatin1String(kUsualDecimalsKey), usual).toInt(), kDecimals.low, kDecimals.high);
}

void Defaults::setDecimals(int decimals) {
    set(kUsualDecimalsKey, decimals);
}

Tolerance Defaults::tolerance() const {
    const std::string stored = m_settings.value(QLatin1String(kToleranceKey)).toString().toStdString();
    for (const auto& [tolerance, name] : toleranceNames()) {
        if (name == stored) {
            return tolerance;
        }
    }
    return Tolerance::lastUnit;
}

void Defaults::setTolerance(Tolerance tolerance) {
    for (const auto& [each, name] : toleranceNames()) {
        if (each == tolerance) {
            set(kToleranceKey, QString::fromStdString(name));
        }
    }
}

QString Defaults::folder() const {
    return m_settings.value(QLatin1String(kUsualFolderKey)).toString();
}

void Defaults::setFolder(const QString& folder) {
    set(kUsualFolderKey, folder);
}

std::optional<bool> Defaults::showsAlternatives() const {
    const QVariant stored = m_settings.value(QLatin1String(kAlternativesKey));
    return stored.isValid() ? std::optional(stored.toBool()) : std::nullopt;
}

void Defaults::setShowsAlternatives(bool shows) {
    set(kAlternativesKey, shows);
}

bool Defaults::approvesServers() const {
    return hasApprovals(m_settings);
}

void Defaults::forgetServers() {
    forgetApprovals(m_settings);
    emit changed();
}

QString Defaults::pathFor(const QString& fileName) const {
    return QDir(folder()).filePath(fileName);
}

void Defaults::applyTo(Study& study) const {
    study.relations.decimals = decimals();
}

void Defaults::set(const char* key, const QVariant& value) {
    if (m_settings.value(QLatin1String(key)) != value) {
        m_settings.setValue(QLatin1String(key), value);
        emit changed();
    }
}

QString startFolder(const QSettings& settings, const QString& lastKey) {
    const QString wanted = settings.value(QLatin1String(kUsualFolderKey)).toString();
    return !wanted.isEmpty() && QFileInfo(wanted).isDir() ? wanted : settings.value(lastKey).toString();
}

}  // namespace greyscope::app
