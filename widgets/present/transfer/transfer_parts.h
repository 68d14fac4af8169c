#pragma once

#include <QString>

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/relative/transfer.h"
#include "core/relative/transfer_weights.h"
#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The names of a system in the views of a transfer prediction.
struct SystemName {
    QString name;                 ///< the whole name: "1.1-W"
    QString brief;                ///< the short name: "1.1"
    QString detail;               ///< its characteristics: "1 OSS, external journal"
    std::vector<QString> traits;  ///< its properties: "1 OSS", "external"; every system of a result has the same ones
    QString series;               ///< the id of its series, for links
};

struct TransferNames {
    std::map<std::string, SystemName> systems;  ///< the names of the systems; the key is the name in the result
    QString metric;                             ///< the measured quantity: "Throughput"
    QString unit;
    /// Returns the reason, in the user's language, why a relation between two systems could not be trained.
    std::function<QString(const base::Error&)> refusal;
};

/// Returns for each name its shortest end after a slash that differs from the ends of the other names.
[[nodiscard]] std::vector<QString> distinctTails(const std::vector<QString>& names);

/// The data that the views of a transfer prediction share: the letters, colours and links of its paths and relations,
/// and the prediction for the selected cell. A path leads from the reference system to the target system through other
/// systems.
class TransferParts {
public:
    /// `combined`: the number of paths that are averaged and have letters. Paths with a positive weight at the selected
    /// cell are always among them. With weights set by hand, the best other paths are added up to this number.
    TransferParts(const relative::TransferResult& result, relative::TransferAnswer answer, TransferNames names,
                  std::size_t combined);

    [[nodiscard]] const relative::TransferResult& result() const { return m_result; }
    [[nodiscard]] const relative::TransferAnswer& answer() const { return m_answer; }
    [[nodiscard]] const TransferNames& names() const { return m_names; }
    /// The paths that are averaged at the selected cell: indices into the result, ascending. The position of a path in
    /// this list determines its letter, ink and dash.
    [[nodiscard]] const std::vector<std::size_t>& combined() const { return m_combined; }
    /// The position of a path in combined(); the size of that list if it does not contain the path.
    [[nodiscard]] std::size_t placeOf(std::size_t path) const;
    [[nodiscard]] const SystemName& system(const std::string& name) const;
    [[nodiscard]] const SystemName& from() const { return system(m_result.options.model.from); }
    [[nodiscard]] const SystemName& to() const { return system(m_result.options.model.to); }

    /// The letter of the path at a position in combined(): "A" for 0.
    [[nodiscard]] static QString letter(std::size_t place);
    [[nodiscard]] static Ink ink(std::size_t place);
    [[nodiscard]] static Dash dash(std::size_t place);
    /// The name of the combination of the averaged paths: "A ⊕ B ⊕ C"; "A ⊕ … ⊕ G" for more than five paths.
    [[nodiscard]] QString combinationName() const;
    /// The name of a path, its systems: "2.1 ⊗ 4.1 ⊗ 3.2". For long names it is "by …" with only the systems between
    /// the two ends.
    [[nodiscard]] QString wayOf(const relative::TransferPath& path) const;
    /// The same as wayOf(), but long names of systems are shortened in the middle.
    [[nodiscard]] QString shortWayOf(const relative::TransferPath& path) const;
    /// The name of a relation: "2.1 → 4.1"; on two lines if the names are long.
    [[nodiscard]] QString pairName(const std::string& from, const std::string& to) const;
    /// The name of a node of the graph, with the other systems that have the same data: "1.1-W ≡ 2.2".
    [[nodiscard]] QString nodeTitle(const relative::TransferNode& node) const;
    /// The name of the selected cell: "Threads/OST 32, Objects/OST 2"; "the asked cell" for more than three factors.
    [[nodiscard]] QString cellName() const;
    [[nodiscard]] QString withUnit(double value) const;

    [[nodiscard]] Link pathLink(std::size_t path) const;
    [[nodiscard]] static Link combinationLink();
    /// The link of a relation. Pointing at the relation also highlights the averaged paths that contain it.
    [[nodiscard]] Link pairLink(const std::string& from, const std::string& to) const;
    [[nodiscard]] Link systemLink(const std::string& system) const;
    /// The index of the path for which one of the targets stands, averaged or not; the number of paths if there is
    /// none.
    [[nodiscard]] std::size_t pathOf(const Targets& targets) const;
    /// The positions in combined() of the paths that contain this relation.
    [[nodiscard]] std::vector<std::size_t> pathsBy(const std::string& from, const std::string& to) const;
    /// The absolute relative error, in percent, of the prediction that this ratio gives for the selected cell; nullopt
    /// if the target system was not measured in that cell.
    [[nodiscard]] std::optional<double> errorOf(double ratio) const;

private:
    [[nodiscard]] QString wayOf(const relative::TransferPath& path, int longest) const;
    [[nodiscard]] Target pathTarget(const relative::TransferPath& path) const;

    const relative::TransferResult& m_result;
    relative::TransferAnswer m_answer;
    TransferNames m_names;
    std::vector<std::size_t> m_combined;
};

/// Returns a percentage as short text: "9.2 %"; without decimals from 100 % on.
[[nodiscard]] QString shortPercent(double percent);

}  // namespace greyscope::widgets
