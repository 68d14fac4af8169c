#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace greyscope::app {

/// A remark on something in a study file that could not be read as it is. The study opens nevertheless; app/text writes
/// the text of the remark. Each kind of remark has its own arguments.
struct StudyRemark {
    enum class Kind {
        wrongType,     ///< arguments: where in the file, the value found, the type expected
        outOfRange,    ///< arguments: where in the file, the value found, the allowed range, the value used
        unknownName,   ///< arguments: where in the file, the value found, the value used
        tableRenamed,  ///< arguments: old name, new name
        fileMissing,   ///< arguments: table, path; the study's own copy of the rows is used
        /// Arguments: table, URL, connectionLabel(), serverOf(); the study's own copy of the rows is used.
        notConnected,
        fileDiffers,  ///< arguments: table, path, old size, new size (bytes)
        /// Arguments: table, file; it is outside the study's folder, so that no copy of its rows is stored.
        copyDropped,
        columnGone,     ///< arguments: table, column that no longer exists
        rolesRecalled,  ///< arguments: table; it has the roles of the last file with the same header
        /// Arguments: table, the settings for reading; they are those of the last file with the same columns.
        readingRecalled,
        headingsSpread,  ///< arguments: table; columns of the same measurement were turned into rows
        timesBinned,     ///< arguments: table; times of logs that differ slightly were binned
        /// Arguments: table, number of values, number of points; several rows had the same point and were averaged.
        rowsAveraged,
        filesLeftOut,   ///< arguments: folder, number of files left out, names of these files
        seriesGone,     ///< arguments: table, series that no longer exists
        referenceGone,  ///< arguments: table, reference that no longer exists, series that replaces it ("" if none)
        historyLost,    ///< arguments: number of steps that cannot be restored
        historyWaits,   ///< arguments: number of steps that are restored when no table is missing
        more            ///< arguments: number of further remarks that are not listed
    };
    Kind kind = Kind::wrongType;
    std::vector<std::string> arguments;
    bool operator==(const StudyRemark&) const = default;
};

/// The remarks on a study file, in the order of the file. Their number is limited, so that a file full of mistakes does
/// not give an endless list.
class StudyRemarks {
public:
    void add(StudyRemark::Kind kind, std::vector<std::string> arguments) {
        constexpr std::size_t kListed = 100;
        if (m_list.size() < kListed) {
            m_list.push_back({kind, std::move(arguments)});
        } else {
            ++m_further;
        }
    }
    [[nodiscard]] std::vector<StudyRemark> list() const {
        std::vector<StudyRemark> all = m_list;
        if (m_further > 0) {
            all.push_back({StudyRemark::Kind::more, {std::to_string(m_further)}});
        }
        return all;
    }

private:
    std::vector<StudyRemark> m_list;
    std::size_t m_further = 0;
};

}  // namespace greyscope::app
