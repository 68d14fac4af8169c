#include "app/sources/source_stamp.h"

#include <QByteArray>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <memory>
#include <vector>

#include <openssl/evp.h>

#include "app/run/open_file.h"
#include "app/sources/database_source.h"
#include "core/base/try.h"

namespace greyscope::app {

SourceStamp quickStamp(const std::string& path) {
    const QFileInfo info(QString::fromStdString(path));
    return {static_cast<std::uint64_t>(info.size()), info.lastModified().toMSecsSinceEpoch(), {}};
}

namespace {

/// Servers are not contacted: their rows are read again only on request. For a file, its time decides.
SourceState databaseState(const std::string& url, const SourceStamp& stamp) {
    const std::string file = fileOfSource(url);
    if (file.empty()) {
        return SourceState::same;
    }
    const bool told = stamp.modifiedMs != 0;
    return !QFileInfo::exists(QString::fromStdString(file))          ? SourceState::gone
           : told && quickStamp(file).modifiedMs != stamp.modifiedMs ? SourceState::changed
                                                                     : SourceState::same;
}

/// SHA-256 with the processor's instructions if available, which is seven times as fast as Qt's.
class Sum {
public:
    Sum() : m_context(EVP_MD_CTX_new(), &EVP_MD_CTX_free) { EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr); }
    void add(const char* bytes, std::size_t count) { EVP_DigestUpdate(m_context.get(), bytes, count); }
    [[nodiscard]] std::string hex() {
        std::vector<char> sum(EVP_MAX_MD_SIZE);
        unsigned length = 0;
        EVP_DigestFinal_ex(m_context.get(), reinterpret_cast<unsigned char*>(sum.data()), &length);
        return QByteArray(sum.data(), static_cast<qsizetype>(length)).toHex().toStdString();
    }

private:
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> m_context;
};

}  // namespace

base::Expected<SourceStamp> stampOf(const std::string& path, base::Progress& progress) {
    const QString name = QString::fromStdString(path);
    QFile file(name);
    GREYSCOPE_TRY(openToRead(file));
    SourceStamp stamp = quickStamp(path);
    constexpr std::size_t kPiece = std::size_t{1} << 20U;
    std::vector<char> piece(kPiece);
    Sum sum;
    qint64 got = 0;
    while ((got = file.read(piece.data(), static_cast<qint64>(kPiece))) > 0) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        sum.add(piece.data(), static_cast<std::size_t>(got));
    }
    if (got < 0) {
        return base::fail(base::ErrorCode::fileNotReadable, {path, file.errorString().toStdString()}, {path, 0, 0});
    }
    stamp.sha256 = sum.hex();
    return stamp;
}

SourceState sourceState(const std::string& path, const SourceStamp& stamp, base::Progress& progress) {
    if (isDatabaseUrl(path)) {
        return databaseState(path, stamp);
    }
    const QString name = QString::fromStdString(path);
    if (!QFileInfo::exists(name)) {
        return SourceState::gone;
    }
    const SourceStamp now = quickStamp(path);
    if (now.bytes == stamp.bytes && now.modifiedMs == stamp.modifiedMs) {
        return SourceState::same;
    }
    if (now.bytes != stamp.bytes) {
        return SourceState::changed;
    }
    const auto read = stampOf(path, progress);
    return read && read->sha256 == stamp.sha256 ? SourceState::same : SourceState::changed;
}

}  // namespace greyscope::app
