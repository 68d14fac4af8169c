#pragma once

#include <QObject>
#include <QSettings>

#include <optional>

#include "app/study/study.h"
#include "core/published/judge.h"

namespace greyscope::app {

/// What the user wants studies to begin with, and where files are looked for. Kept in the settings and nowhere else.
class Defaults : public QObject {
    Q_OBJECT

public:
    explicit Defaults(QSettings& settings, QObject* parent = nullptr);

    /// Of degrees, in studies to come.
    [[nodiscard]] int decimals() const;
    void setDecimals(int decimals);
    /// By which published numbers are held against ours.
    [[nodiscard]] published::Tolerance tolerance() const;
    void setTolerance(published::Tolerance tolerance);
    /// Where dialogs begin; empty: where the last file was.
    [[nodiscard]] QString folder() const;
    void setFolder(const QString& folder);
    /// Whether the sentence of a reading has its alternatives below it; none: where it is not sure of a part.
    [[nodiscard]] std::optional<bool> showsAlternatives() const;
    void setShowsAlternatives(bool shows);
    /// Whether studies may connect to servers because that was allowed before (server_approvals.h).
    [[nodiscard]] bool approvesServers() const;
    void forgetServers();
    /// What a dialog suggests to write a file of this name as.
    [[nodiscard]] QString pathFor(const QString& fileName) const;

    /// What a study begins with that was not read from its own file.
    void applyTo(Study& study) const;

signals:
    void changed();

private:
    void set(const char* key, const QVariant& value);

    QSettings& m_settings;
};

/// The folder that a dialog begins in: the one that the user set, as long as it is there, else the one that the
/// settings hold under this key.
[[nodiscard]] QString startFolder(const QSettings& settings, const QString& lastKey);

}  // namespace greyscope::app
