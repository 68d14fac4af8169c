// The writes of P3's testbed in SimGrid (s4u), for bench_simulation to be timed beside: peer_simgrid CLIENTS FILES
// SERVERS. The same network, client's cost, slots, dirty threshold and disk as the preset p3; SimGrid's disks have
// neither queue nor seek, so that a lock and a pause stand for them. Prints one line of JSON.
#include <sys/resource.h>

#include <cmath>
#include <cstdlib>
#include <deque>
#include <random>
#include <simgrid/s4u.hpp>
#include <string>

#include "tests/benchmarks/timing.h"

namespace s4u = simgrid::s4u;

namespace {

constexpr double kStripe = 256.0 * 1024.0, kBandwidth = 125e6, kDelay = 0.2e-3, kOpen = 0.2e-3;
constexpr double kMemory = 2000e6, kDirty = 400.0 * 1024.0 * 1024.0;
constexpr double kTransfer = 70e6, kSeekLeast = 0.8e-3, kSeekSpan = 15.2e-3, kTurn = 8.33e-3, kDisk = 3e11;
constexpr int kSlots = 4, kStripes = 4;

struct Request {
    s4u::Mailbox* answer;
    double place;  ///< on the server's disk
};

/// What the slots of one server share.
struct Server {
    s4u::Mailbox* inbox;
    s4u::Disk* disk;
    s4u::MutexPtr arm = s4u::Mutex::create();
    std::deque<double> dirty = {};  ///< places of the stripes that are in memory alone
    double head = 0.0;
    std::mt19937 random{7};

    void write(double place) {
        const std::lock_guard<s4u::Mutex> lock(*arm);
        if (place != head) {
            const double turn = std::uniform_real_distribution(0.0, kTurn)(random);
            s4u::this_actor::sleep_for(kSeekLeast + kSeekSpan * std::sqrt(std::abs(place - head) / kDisk) + turn);
        }
        disk->write(static_cast<sg_size_t>(kStripe));
        head = place + kStripe;
    }
};

void slot(Server* server) {
    for (;;) {
        const auto request = server->inbox->get_unique<Request>();
        server->dirty.push_back(request->place);
        if (static_cast<double>(server->dirty.size()) * kStripe > kDirty) {
            const double oldest = server->dirty.front();
            server->dirty.pop_front();
            server->write(oldest);
        }
        s4u::this_actor::sleep_for(kStripe / kMemory);
        request->answer->put(new Request(), 0);
    }
}

void client(int number, int files, const std::vector<Server*>& servers) {
    s4u::Mailbox* answer = s4u::Mailbox::by_name("client-" + std::to_string(number));
    std::mt19937 random(static_cast<unsigned>(number));
    std::uniform_real_distribution cost(2e-3, 4e-3);
    for (int file = 0; file < files; ++file) {
        s4u::this_actor::sleep_for(kOpen);
        for (int stripe = 0; stripe < kStripes; ++stripe) {
            s4u::this_actor::sleep_for(cost(random));
            Server& server = *servers[static_cast<std::size_t>(stripe) % servers.size()];
            server.inbox->put(new Request{answer, (number * static_cast<double>(files) + file) * kStripe},
                              static_cast<std::uint64_t>(kStripe));
            answer->get_unique<Request>();
        }
    }
}

void build(s4u::Engine& engine, int clients, int files, int servers) {
    auto* zone = s4u::create_full_zone("p3");
    const auto joined = [&](const std::string& name, s4u::Link** link) {
        *link = zone->create_link(name + "-link", kBandwidth)->set_latency(kDelay / 2.0)->seal();
        return zone->create_host(name, 1e9);
    };
    std::vector<std::pair<s4u::Host*, s4u::Link*>> nodes, stores;
    s4u::Link* link = nullptr;
    for (int c = 0; c < clients; ++c) {
        s4u::Host* host = joined("node-" + std::to_string(c), &link)->seal();
        nodes.emplace_back(host, link);
    }
    std::vector<Server*> all;
    for (int s = 0; s < servers; ++s) {
        const std::string name = "server-" + std::to_string(s);
        s4u::Host* host = joined(name, &link);
        s4u::Disk* disk = host->create_disk("disk", kTransfer, kTransfer)->seal();
        host->seal();
        stores.emplace_back(host, link);
        all.push_back(new Server{s4u::Mailbox::by_name(name), disk});
    }
    for (const auto& [node, up] : nodes) {
        for (const auto& [store, down] : stores) {
            zone->add_route(node->get_netpoint(), store->get_netpoint(), nullptr, nullptr,
                            {s4u::LinkInRoute(up), s4u::LinkInRoute(down)}, true);
        }
    }
    zone->seal();
    for (std::size_t s = 0; s < stores.size(); ++s) {
        for (int k = 0; k < kSlots; ++k) {
            s4u::Actor::create("slot", stores[s].first, slot, all[s])->daemonize();
        }
    }
    for (int c = 0; c < clients; ++c) {
        s4u::Actor::create("client", nodes[static_cast<std::size_t>(c)].first, client, c, files, all);
    }
    static_cast<void>(engine);
}

}  // namespace

int main(int argc, char** argv) {
    s4u::Engine engine(&argc, argv);
    if (argc != 4) {
        std::fprintf(stderr, "usage: peer_simgrid CLIENTS FILES SERVERS\n");
        return 2;
    }
    for (const char* option : {"network/model:CM02", "network/latency-factor:1", "network/bandwidth-factor:1",
                               "network/crosstraffic:0", "network/TCP-gamma:0"}) {
        s4u::Engine::set_config(option);
    }
    const int clients = std::atoi(argv[1]), files = std::atoi(argv[2]), servers = std::atoi(argv[3]);
    const greyscope::bench::Times times = greyscope::bench::timed(1, [&] {
        build(engine, clients, files, servers);
        engine.run();
    });
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    const double bytes = static_cast<double>(clients) * files * kStripes * kStripe;
    std::printf(R"({%s, "mib": %.1f, "throughput": %.3f})"
                "\n",
                times.json().c_str(), static_cast<double>(used.ru_maxrss) / 1024.0,
                bytes / s4u::Engine::get_clock() / 1e6);
    return 0;
}
