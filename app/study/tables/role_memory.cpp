#include "app/study/tables/role_memory.h"

#include <QCryptographicHash>

#include <algorithm>

#include "app/study/tables/column_roles.h"

namespace greyscope::app {

namespace {

constexpr const char* kLayouts = "roles/layouts";
constexpr const char* kHeader = "header";
constexpr int kMostLayouts = 60;
constexpr char kBetweenNames = '\x1F';  // never part of a name
constexpr const char* kNumbers = "numbers";

QString headerOf(const StudyTable& table) {
    return QString::fromStdString(layoutOf(*table.dataset, table.readings));
}

constexpr const char* kLayout = "layout";

/// Settings for the lines of a single file, and for its path in an archive.
bool isOfOneFile(const std::string& word) {
    return word == "until" || word == "member";
}

QStringList textsOf(const std::vector<std::string>& names) {
    QStringList texts;
    for (const std::string& name : names) {
        texts << QString::fromStdString(name);
    }
    return texts;
}

bool isOfLayout(const QVariant& entry, const QString& header) {
    return entry.toMap().value(QLatin1String(kHeader)) == header;
}

/// Puts an entry before those of other layouts; the oldest are removed.
void put(QSettings& settings, const QVariantMap& entry, const char* key) {
    QVariantList layouts = keptRoles(settings);
    layouts.removeIf([&](const QVariant& each) {
        return each.toMap().contains(QLatin1String(key)) &&
               each.toMap().value(QLatin1String(key)) == entry.value(QLatin1String(key));
    });
    if (entry.size() > 1) {
        layouts.prepend(entry);
    }
    settings.setValue(QLatin1String(kLayouts), layouts.mid(0, kMostLayouts));
}

}  // namespace

void keepRoles(QSettings& settings, const StudyTable& table) {
    if (!table.dataset || table.path.empty() || table.path.starts_with(":/")) {
        return;
    }
    const QString header = headerOf(table);
    QVariantMap entry{
        {QLatin1String(kHeader), header},
        {QStringLiteral("wide"), table.wide},
        {QStringLiteral("chosenMetric"), QString::fromStdString(table.metric)},
        {QStringLiteral("aggregation"), QString::fromStdString(data::aggregationName(table.aggregation))}};
    data::Roles roles = table.roles;
    for (const auto& [role, name] : data::roleNames()) {
        if (const auto* names = data::listOf(roles, role)) {
            entry.insert(QString::fromStdString(name), textsOf(*names));
        }
    }
    QStringList readings;
    for (const ColumnReading& each : table.readings) {
        readings << QString::fromStdString(each.column + kBetweenNames + each.unit +
                                           (each.ofNumbers ? kBetweenNames + std::string(kNumbers) : std::string()));
    }
    entry.insert(QStringLiteral("readings"), readings);
    put(settings, entry, kHeader);
}

std::string layoutOf(const data::Dataset& read, const std::vector<ColumnReading>& readings) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const data::Column& column : read.columns()) {
        const bool converted = std::any_of(readings.begin(), readings.end(),
                                           [&](const ColumnReading& reading) { return reading.column == column.name; });
        hash.addData(QByteArray::fromStdString(column.name) + kBetweenNames +
                     (column.isNumeric() && !converted ? "number" : "text") + kBetweenNames);
    }
    return hash.result().toHex().toStdString();
}

void keepReading(QSettings& settings, const StudyTable& table) {
    if (table.layout.empty()) {
        return;
    }
    QVariantMap entry{{QLatin1String(kLayout), QString::fromStdString(table.layout)}};
    if (!table.told.reader.empty()) {
        entry.insert(QStringLiteral("reader"), QString::fromStdString(table.told.reader));
    }
    for (const auto& [word, said] : table.told.words) {
        if (!isOfOneFile(word)) {
            entry.insert(QStringLiteral("read-") + QString::fromStdString(word), QString::fromStdString(said));
        }
    }
    put(settings, entry, kLayout);
}

ToldReading recalledReading(const QVariantList& kept, const std::string& layout) {
    ToldReading told;
    for (const QVariant& each : kept) {
        const QVariantMap entry = each.toMap();
        if (layout.empty() || entry.value(QLatin1String(kLayout)).toString().toStdString() != layout) {
            continue;
        }
        told.reader = entry.value(QStringLiteral("reader")).toString().toStdString();
        for (auto word = entry.begin(); word != entry.end(); ++word) {
            if (word.key().startsWith(QLatin1String("read-"))) {
                told.words[word.key().mid(5).toStdString()] = word.value().toString().toStdString();
            }
        }
    }
    return told;
}

void keepEdited(QSettings& settings, const Study& before, const Study& after) {
    for (const StudyTable& table : after.tables) {
        const StudyTable* was = before.table(table.name);
        if (was && was->path == table.path && was->told != table.told) {
            keepReading(settings, table);
        }
        const bool stays = was && was->path == table.path && was->stamp == table.stamp;
        if (stays && (was->roles != table.roles || was->wide != table.wide || was->metric != table.metric ||
                      was->aggregation != table.aggregation || was->readings != table.readings)) {
            keepRoles(settings, table);
        }
    }
}

QVariantList keptRoles(const QSettings& settings) {
    return settings.value(QLatin1String(kLayouts)).toList();
}

bool recallRoles(const QVariantList& kept, StudyTable& table) {
    const QString header = headerOf(table);
    const auto found =
        std::find_if(kept.begin(), kept.end(), [&](const QVariant& each) { return isOfLayout(each, header); });
    if (found == kept.end()) {
        return false;
    }
    const QVariantMap entry = found->toMap();
    StudyTable recalled = table;
    std::vector<ColumnReading> readings;
    for (const QString& reading : entry.value(QStringLiteral("readings")).toStringList()) {
        const QStringList parts = reading.split(QLatin1Char(kBetweenNames));
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
    if (recalled.roles.metrics.empty()) {
        return false;  // the settings were written by something else
    }
    recalled.metric = recalled.wide ? std::string() : known ? metric : recalled.roles.metrics.front();
    recalled.aggregation = data::aggregationNamed(entry.value(QStringLiteral("aggregation")).toString().toStdString())
                               .value_or(data::Aggregation::none);
    const bool other = !(recalled == table);
    table = std::move(recalled);
    return other;
}

}  // namespace greyscope::app
