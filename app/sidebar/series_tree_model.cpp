#include "app/sidebar/series_tree_model.h"

#include <QMimeData>
#include <QStringList>
#include <QStringView>

#include <algorithm>
#include <functional>
#include <string>
#include <tuple>
#include <unordered_map>

#include "app/sidebar/series_row.h"
#include "app/study/series_edits.h"
#include "app/study/series_listing.h"
#include "core/base/contains.h"
#include "core/data/columns/column_name.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

struct SeriesTreeModel::Node {
    Kind kind = Kind::group;
    QString title;
    QString caption;
    QString pill;
    QString description;  ///< of a series; like `options`, it is only searched and not shown
    QString options;
    SeriesId id;
    Node* parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Node>> children;

    /// Whether another node, with all nodes below it, is shown in the same way.
    [[nodiscard]] bool shows(const Node& other) const {
        const auto facts = [](const Node& node) {
            return std::tie(node.kind, node.title, node.caption, node.pill, node.description, node.options, node.id);
        };
        const auto alike = [](const auto& a, const auto& b) { return a->shows(*b); };
        return facts(*this) == facts(other) &&
               std::equal(children.begin(), children.end(), other.children.begin(), other.children.end(), alike);
    }

    Node& add(Kind childKind, const QString& childTitle) {
        auto child = std::make_unique<Node>();
        child->kind = childKind;
        child->title = childTitle;
        child->parent = this;
        child->row = static_cast<int>(children.size());
        children.push_back(std::move(child));
        return *children.back();
    }
};

namespace {

QString nameOf(const QString& whole, const QString& shortly) {
    return shortly.isEmpty() ? whole : shortly;
}

QString equalTo(const QString& name) {
    return QStringLiteral("≡ ") + name;
}

}  // namespace

SeriesTreeModel::SeriesTreeModel(StudyStore& store, SeriesCatalog& catalog, QObject* parent)
    : QAbstractItemModel(parent), m_store(store), m_catalog(catalog), m_root(std::make_unique<Node>()) {
    connect(&m_catalog, &SeriesCatalog::changed, this, &SeriesTreeModel::rebuild);
    connect(&m_store, &StudyStore::changed, this, [this](const Study& before, const Study& after) {
        if (!(before.selection == after.selection)) {
            m_chosen = ChosenSeries(after.selection);
        }
    });
    m_chosen = ChosenSeries(m_store.study().selection);
    rebuild();
}

SeriesTreeModel::~SeriesTreeModel() = default;

/// Rebuilds the tree, but resets the model only if a row would look different: most changes of a table concern its
/// numbers, which no row shows.
void SeriesTreeModel::rebuild() {
    std::unordered_map<std::string, std::vector<const SeriesEntry*>> byTable;
    for (const SeriesEntry& entry : m_catalog.entries()) {
        byTable[entry.id.table].push_back(&entry);
    }
    auto root = std::make_unique<Node>();
    for (const StudyTable& table : m_store.study().tables) {
        addTable(*root, table, byTable[table.name]);
    }
    if (!root->shows(*m_root)) {
        beginResetModel();
        m_root = std::move(root);
        endResetModel();
    }
}

/// `left`: the series of the table that are not in the tree yet.
void SeriesTreeModel::addTable(Node& root, const StudyTable& table, std::vector<const SeriesEntry*> left) {
    for (const SeriesGroup& group : table.groups) {
        const auto belongs = [&group](const SeriesEntry* entry) {
            return group.firstKeys.empty() || std::find(group.firstKeys.begin(), group.firstKeys.end(),
                                                        entry->firstKey.toStdString()) != group.firstKeys.end();
        };
        const auto rest = std::stable_partition(left.begin(), left.end(), belongs);
        addGroup(root, table, group, {left.begin(), rest});
        left.erase(left.begin(), rest);
    }
    if (!left.empty()) {
        addGroup(root, table, {.title = table.name, .caption = {}, .firstKeys = {}}, left);
    }
}

namespace {

/// Returns those of some descriptions whose value is the same for all of these series.
std::vector<std::string> sharedBy(const StudyTable& table, const std::vector<const SeriesEntry*>& entries,
                                  const std::vector<std::string>& descriptions) {
    std::vector<std::string> shared;
    const std::vector<std::string>& all = table.roles.descriptions;
    for (std::size_t d = 0; d < all.size(); ++d) {
        const bool same = std::all_of(entries.begin(), entries.end(), [&](const SeriesEntry* entry) {
            return d < entry->traits.size() && !entry->traits[d].isEmpty() &&
                   entry->traits[d] == entries.front()->traits[d];
        });
        if (same && base::contains(descriptions, all[d])) {
            shared.push_back(all[d]);
        }
    }
    return shared;
}

}  // namespace

void SeriesTreeModel::addGroup(Node& root, const StudyTable& table, const SeriesGroup& group,
                               const std::vector<const SeriesEntry*>& entries) {
    Node& node = root.add(Kind::group, widgets::visibleText(group.title));
    node.caption = widgets::visibleText(group.caption);
    std::vector<std::size_t> rows;
    for (const SeriesEntry* entry : entries) {
        rows.push_back(entry->row);
    }
    const std::vector<std::string> differing = differingDescriptions(table, rows);
    // Groups by first key: the catalog lists series in order of first appearance, which may not be by key.
    std::vector<std::vector<const SeriesEntry*>> byKey;
    std::unordered_map<QStringView, std::size_t> places;
    places.reserve(entries.size());
    for (const SeriesEntry* entry : entries) {
        const auto [place, isNew] = places.try_emplace(entry->firstKey, byKey.size());
        if (isNew) {
            byKey.emplace_back();
        }
        byKey[place->second].push_back(entry);
    }
    for (const auto& ofKey : byKey) {
        addKey(node, table, ofKey, differing);
    }
}

void SeriesTreeModel::addKey(Node& group, const StudyTable& table, const std::vector<const SeriesEntry*>& entries,
                             const std::vector<std::string>& differing) {
    const bool ownRow = !entries.front()->firstKey.isEmpty() && !entries.front()->lastKeys.isEmpty();
    Node* parent = &group;
    bool allEqual = false;
    if (ownRow) {
        const QString column = widgets::visibleText(data::displayName(table.roles.keys.front())).toLower();
        parent = &group.add(Kind::key, column + QLatin1Char(' ') + widgets::visibleText(entries.front()->firstKey));
        parent->caption = describe(table, entries.front()->row, sharedBy(table, entries, differing));
        const SeriesEntry* twin = entries.front()->equalTo ? m_catalog.find(*entries.front()->equalTo) : nullptr;
        allEqual = twin && std::all_of(entries.begin(), entries.end(), [&](const SeriesEntry* entry) {
                       const SeriesEntry* other = entry->equalTo ? m_catalog.find(*entry->equalTo) : nullptr;
                       return other && other->firstKey == twin->firstKey;
                   });
        if (allEqual) {
            parent->pill = equalTo(widgets::visibleText(twin->firstKey));
        }
    }
    for (const SeriesEntry* entry : entries) {
        Node& leaf = parent->add(
            Kind::series, ownRow ? nameOf(entry->lastKeys, entry->shortLast) : nameOf(entry->name, entry->shortName));
        leaf.id = entry->id;
        if (!ownRow) {
            leaf.caption = describe(table, entry->row, sharedBy(table, {entry}, differing));
        }
        if (entry->equalTo && !allEqual) {
            leaf.pill = equalTo(widgets::visibleText(entry->equalTo->name));
        }
        leaf.description = entry->description;
        leaf.options = entry->optionsText;
    }
}

QString SeriesTreeModel::searchText(const Node& node) {
    if (node.kind != Kind::series) {
        return {};
    }
    QStringList texts{widgets::visibleText(node.id.name), node.description, node.options};
    for (const Node* above = node.parent; above->parent != nullptr; above = above->parent) {
        texts << above->title << above->caption;
    }
    return texts.join(QLatin1Char('\n'));
}

QString SeriesTreeModel::spokenText(const Node& node) const {
    if (node.kind != Kind::series) {
        return node.title + QLatin1Char(' ') + node.caption;
    }
    const QString name = widgets::visibleText(node.id.name);
    return m_chosen.isReference(node.id)  ? tr("%1, reference").arg(name)
           : m_chosen.isCompared(node.id) ? tr("%1, compared").arg(name)
                                          : name;
}

const SeriesTreeModel::Node* SeriesTreeModel::nodeAt(const QModelIndex& index) const {
    return index.isValid() ? static_cast<const Node*>(index.constInternalPointer()) : m_root.get();
}

std::vector<SeriesId> SeriesTreeModel::seriesAt(const QModelIndex& index) const {
    std::vector<SeriesId> ids;
    const std::function<void(const Node&)> take = [&](const Node& node) {
        if (node.kind == Kind::series) {
            ids.push_back(node.id);
        }
        for (const auto& below : node.children) {
            take(*below);
        }
    };
    take(*nodeAt(index));
    return ids;
}

QModelIndex SeriesTreeModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, nodeAt(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex SeriesTreeModel::parent(const QModelIndex& index) const {
    const Node* above = index.isValid() ? nodeAt(index)->parent : nullptr;
    return !above || above == m_root.get() ? QModelIndex() : createIndex(above->row, 0, above);
}

int SeriesTreeModel::rowCount(const QModelIndex& parent) const {
    return static_cast<int>(nodeAt(parent)->children.size());
}

int SeriesTreeModel::columnCount(const QModelIndex& /*parent*/) const {
    return 1;
}

QVariant SeriesTreeModel::data(const QModelIndex& index, int role) const {
    const Node* node = nodeAt(index);
    const SeriesEntry* entry = node->kind == Kind::series ? m_catalog.find(node->id) : nullptr;
    switch (role) {
        case Qt::DisplayRole:
            return node->title;
        case Qt::AccessibleTextRole:
            return spokenText(*node);
        case Qt::ToolTipRole:
            return entry ? widgets::tipText(rowTip(*entry)) : QVariant();
        case KindRole:
            return static_cast<int>(node->kind);
        case CaptionRole:
            return node->caption;
        case PillRole:
            return node->pill;
        case IdRole:
            return entry ? QVariant(idText(node->id)) : QVariant();
        case SearchRole:
            return searchText(*node);
        default:
            return {};
    }
}

Qt::ItemFlags SeriesTreeModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled : Qt::NoItemFlags;
}

QStringList SeriesTreeModel::mimeTypes() const {
    return {QLatin1String(kSeriesMimeType)};
}

QMimeData* SeriesTreeModel::mimeData(const QModelIndexList& indexes) const {
    std::vector<SeriesId> ids;
    for (const QModelIndex& index : indexes) {
        const std::vector<SeriesId> below = seriesAt(index);
        ids.insert(ids.end(), below.begin(), below.end());
    }
    return seriesMime(ids);
}

}  // namespace greyscope::app
