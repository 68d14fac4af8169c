#pragma once

#include <QEvent>
#include <QObject>

#include <functional>
#include <optional>
#include <utility>
#include <variant>

#include "app/run/job.h"
#include "widgets/figure/figure_view.h"

namespace greyscope::app {

/// A view of an AnalysisPage with its own calculation, which starts when the view becomes visible. It is one of the
/// page's views; present() of the page requests its content, and presentNothing() releases it. Request must have
/// operator==.
template <class Request, class Result>
class LazyView final : public QObject {
public:
    using Calculate = std::function<base::Expected<Result>(const Request&, base::Progress&)>;
    using Present = std::function<void(const Result&)>;

    /// Adds a calculation to `view`. `calculate` returns the result of a request and must capture by value; `present`
    /// shows a result.
    LazyView(widgets::FigureView* view, Calculate calculate, Present present)
        : QObject(view), m_view(view), m_calculate(std::move(calculate)), m_present(std::move(present)) {
        view->installEventFilter(this);
        m_job.serve({view});
        connect(&m_job, &JobBase::stateChanged, this, [this] { showState(); });
    }

    /// Requests a result. Does nothing if an equal request has been made already.
    void ask(Request request) {
        if (request == m_request) {
            showState();
            return;
        }
        m_request = std::move(request);
        m_view->isVisible() ? begin() : m_job.set(widgets::Empty{});
    }
    /// Offers a calculation that takes too long to start by itself; it starts with takeOffer(). If an equal request was
    /// taken before, its result stays. Returns whether that is so.
    bool offer(Request request) {
        if (m_request && *m_request != request) {
            letGo();
        }
        m_offered = std::move(request);
        if (m_request) {
            takeOffer();
        }
        return m_request.has_value();
    }
    /// Requests the result that offer() offered last.
    void takeOffer() {
        if (m_offered) {
            ask(*m_offered);
        }
    }
    void letGo() {
        m_request.reset();
        m_offered.reset();
        m_job.set(widgets::Empty{});
    }

    /// Returns the result that the view shows; null if it shows none.
    [[nodiscard]] widgets::Ready<Result> shown() const { return m_job.latest(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show) {
            beginWhereAsked();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void beginWhereAsked() {
        if (m_request && std::holds_alternative<widgets::Empty>(m_job.state())) {
            begin();
        }
    }
    void begin() {
        m_job.start([calculate = m_calculate, request = *m_request](base::Progress& progress) {
            return calculate(request, progress);
        });
    }

    /// Shows the state of the calculation in the view. Without a request, the page decides what the view shows.
    void showState() {
        if (m_request) {
            m_view->showState(m_job.state());
            if (const auto result = m_job.ready()) {
                m_present(*result);
            }
        }
    }

    widgets::FigureView* m_view;
    Calculate m_calculate;
    Present m_present;
    std::optional<Request> m_request;  ///< request of the result that is shown, being calculated, or not started yet
    std::optional<Request> m_offered;
    Job<Result> m_job{this};
};

}  // namespace greyscope::app
