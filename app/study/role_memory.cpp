#include "app/study/role_memory.h"

#include <QCryptographicHash>

#include <algorithm>

#include "app/study/column_roles.h"

namespace greyscope::app {

namespace {

constexpr const char* kLayouts = "roles/layouts";
constexpr const char* kHeader = "header";
constexpr int kAtMost = 60;
constexpr char kBetween = '\x1F';  // no name holds it
constexpr const char* kNumbers = "numbers";

/// Stands for the names of the columns and what they hold.
QString headerOf(const StudyTable& table) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const data::Column& column : table.dataset->columns()) {
        const bool read = std::any_of(table.readings.begin(), table.readings.end(),
                                      [&](const ColumnReading& reading) { return reading.column == column.name; });
        hash.addData(QByteArray::fromStdString(column.name) + kBetween +
                     (column.isNumeric() && !read ? "number" : "text") + kBetween);
    }
    return QString::fromLatin1(hash.result().toHex());
}

QStringList textsOf(const std::vector<std::string>& names) {
    QStringList texts;
    for (const std::string& name : names) {
        texts << QString::fromStdString(name);
    }
    return texts;
}

bool isOf(const QVariant& entry, const QString& header) {
    return entry.toMap().value(QLatin1String(kHeader)) == header;
}

}  // namespace

void keepRoles(QSettings& settings, const StudyTable& table) {
    if (!table.dataset || table.path.empty() || table.path.starts_with(":/")) {
        return;
    }
    const QString header = headerOf(table);
    QVariantMap entry{{QLatin1String(kHeader), header},
                      {QStringLiteral("wide"), table.wide},
                      {QStringLiteral("chosenMetric"), QString::fromStdString(table.metric)},
                      {QStringLiteral("aggregation"),
                       QString::fromStdString(base::nameOf(data::aggregationNames(), table.aggregation))}};
    data::Roles roles = table.roles;
    for (const auto& [role, name] : data::roleNames()) {
        if (const auto* names = data::listOf(roles, role)) {
            entry.insert(QString::fromStdString(name), textsOf(*names));
        }
    }
    QStringList readings;
    for (const ColumnReading& each : table.readings) {
        readings << QString::fromStdString(each.column + kBetween + each.unit +
                                           (each.ofNumbers ? kBetween + std::string(kNumbers) : std::string()));
    }
    entry.insert(QStringLiteral("readings"), readings);
    QVariantList layouts = keptRoles(settings);
    layouts.removeIf([&](const QVariant& each) { return isOf(each, header); });
    layouts.prepend(entry);
    settings.setValue(QLatin1String(kLayouts), layouts.mid(0, kAtMost));
}

QVariantList keptRoles(const QSettings& settings) {
    return settings.value(QLatin1String(kLayouts)).toList();
}

bool recallRoles(const QVariantList& kept, StudyTable& table) {
    const QString header = headerOf(table);
    const auto found = std::find_if(kept.begin(), kept.end(), [&](const QVariant& each) { return isOf(each, header); });
    if (found == kept.end()) {
        return false;
    }
    const QVariantMap entry = found->toMap();
    StudyTable recalled = table;
    std::vector<ColumnReading> readings;
    for (const QString& reading : entry.value(QStringLiteral("readings")).toStringList()) {
        const QStringList parts = reading.split(QLatin1Char(kBetween));
        readings.push_back(
            {parts.value(0).toStdString(), parts.value(1).toStdString(), parts.value(2) == QLatin1String(kNumbers)});
    }
    applyReadings(recalled, readings);
    recalled.roles = {};
    for (const auto& [role, name] : data::roleNames()) {
        auto* names = data::listOf(recalled.roles, role);
        for (const QString& column : entry.value(QString::fromStdString(name)).toStringList()) {
            const auto place = recalled.dataset->find(column.toStdString());
            const bool fits = place && (role != data::Role::metric || recalled.dataset->columns()[*place].isNumeric());
            if (names && fits) {
                names->push_back(column.toStdString());
            }
        }
    }
    recalled.wide = entry.value(QStringLiteral("wide")).toBool();
    const std::string metric = entry.value(QStringLiteral("chosenMetric")).toString().toStdString();
    const bool known = data::roleOf(recalled.roles, metric) == data::Role::metric;
    if (recalled.roles.metrics.empty() || (recalled.wide && recalled.roles.factors.empty())) {
        return false;  // somebody else wrote these settings
    }
    recalled.metric = recalled.wide ? std::string() : known ? metric : recalled.roles.metrics.front();
    recalled.aggregation =
        base::choiceNamed(data::aggregationNames(), entry.value(QStringLiteral("aggregation")).toString().toStdString())
            .value_or(data::Aggregation::none);
    const bool other = !(recalled == table);
    table = std::move(recalled);
    return other;
}

}  // namespace greyscope::app
