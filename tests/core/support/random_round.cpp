#include "support/random_round.hpp"

#include <bit>

#include "support/rules.hpp"

namespace tensu::test {
namespace {

const House& houseNamed(const std::string& id) {
  for (const House* house : houses()) {
    if (id == house->id) {
      return *house;
    }
  }
  throw std::runtime_error("no house " + id);
}

}  // namespace

/// Some of the options of the table, and those of a score that settle differently, set to any of their values.
Json RandomRounds::rulesOf(const std::string& house) {
  Json set = Json::object();
  for (const Option& option : allOptions()) {
    const std::string key = option.key;
    const bool counts = option.effect == Effect::settle || key == "floor_zero" || key == "honba" || key == "game";
    if (!counts || !hasOption(houseNamed(house), key.c_str()) || !chance(20)) {
      continue;
    }
    std::int32_t value = 0;
    if (valueAt(option, static_cast<std::uint16_t>(below(placesOf(option))), value)) {
      set[key] = valueOf(option, value);
    }
  }
  return {{"base", house}, {"set", set}};
}

Json RandomRounds::someSeats(int players, int percent) {
  Json seats = Json::array();
  for (int seat = 0; seat < players; ++seat) {
    if (chance(percent)) {
      seats.push_back(seat);
    }
  }
  return seats;
}

Json RandomRounds::knownWorth() {
  if (chance(10)) {
    return {{"yakuman", 1 + below(3)}};
  }
  return {{"han", 1 + below(14)}, {"fu", 30 + 10 * below(8)}};
}

Json RandomRounds::wins(int players) {
  Json wins = Json::array();
  if (chance(40)) {
    Json win = knownWorth();
    win["seat"] = below(players);
    win["win"] = {{"by", "tsumo"}};
    return Json::array({win});
  }
  const int from = below(players);
  for (int seat = 0; seat < players; ++seat) {
    if (seat != from && (chance(50) || (wins.empty() && seat >= players - 2))) {
      Json win = knownWorth();
      win["seat"] = seat;
      win["win"] = {{"by", "ron"}, {"from", from}};
      wins.push_back(win);
    }
  }
  return wins;
}

void RandomRounds::penalties(Json& round, int players) {
  const Json& outcome = round["outcome"];
  Json list = Json::array();
  for (int seat = 0; seat < players; ++seat) {
    bool won = false;
    for (const Json& win : outcome.value("wins", Json::array())) {
      won = won || win["seat"] == seat;
    }
    if (!won && chance(20)) {
      list.push_back({{"seat", seat}, {"kind", "chombo"}});
    } else if (chance(20)) {
      list.push_back({{"seat", seat}, {"kind", oneOf({"empty-chi", "empty-pon", "empty-kan", "dead-hand"})}});
    }
  }
  if (outcome["type"] == "stopped") {
    list = Json::array({{{"seat", below(players)}, {"kind", "chombo"}}});
  }
  round["penalties"] = list;
}

Json RandomRounds::round() {
  const std::string house = oneOf({"wcoom-riichi", "makopi-house", "web-tile", "tenhou"});
  const int players = houseNamed(house).rules.players;
  Json round = {{"rules", rulesOf(house)},      {"honba", below(7)},
                {"pot", 500 * below(9)},        {"riichi", someSeats(players, 25)},
                {"dealerSeat", below(players)}, {"firstDealer", below(players)},
                {"lastHand", chance(30)},       {"round", oneOf({"E", "S", "W", "N"})}};
  for (int seat = 0; seat < players; ++seat) {
    round["points"].push_back(chance(30) ? 1000 + 100 * below(30) : 20000 + 100 * below(200));
    round["uma"].push_back(1000 * (below(40) - 20));
  }
  const int kind = below(house == "makopi-house" ? 4 : 3);
  Json& outcome = round["outcome"];
  if (kind == 0) {
    outcome = {{"type", "wins"}, {"wins", wins(players)}};
  } else if (kind == 1) {
    outcome = {{"type", "exhaustive"}, {"tenpai", someSeats(players, 50)}};
    if (house != "wcoom-riichi" && chance(30)) {
      outcome["nagashi"] = someSeats(players, 30);
    }
  } else if (kind == 2) {
    outcome = {{"type", "abortive"}, {"kind", "four-kans"}};
  } else {
    outcome = {{"type", "stopped"}};
  }
  if (house == "makopi-house") {
    penalties(round, players);
  }
  return round;
}

Json RandomRounds::kong(int active) {
  int seat = below(kMaxPlayers);
  while ((active >> seat & 1) == 0) {
    seat = below(kMaxPlayers);
  }
  Json kong = {{"type", "kong"}, {"seat", seat}, {"kind", oneOf({"kan", "ankan", "kakan"})}};
  if (kong["kind"] == "kan") {
    int from = below(kMaxPlayers);
    while (from == seat || (active >> from & 1) == 0) {
      from = below(kMaxPlayers);
    }
    kong["from"] = from;
  } else if (kong["kind"] == "kakan") {
    kong["late"] = chance(30);
  }
  return kong;
}

/// Takes the winners out of `active`.
Json RandomRounds::battleWin(int& active, bool afterKong, int kongSeat) {
  Json seats = Json::array();
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if ((active >> seat & 1) != 0) {
      seats.push_back(seat);
    }
  }
  const int from = oneOf(seats);
  Json wins = Json::array();
  const auto win = [&](int seat, Json by, Json flags) {
    wins.push_back({{"seat", seat}, {"win", std::move(by)}, {"base", 1 << below(4)}, {"flags", std::move(flags)}});
    active &= ~(1 << seat);
  };
  const bool last = chance(10);
  if (chance(40)) {
    Json flags = last ? Json::array({"last-tile"}) : Json::array();
    if (afterKong && kongSeat == from && chance(50)) {
      flags.push_back("kong-bloom");
    }
    win(from, {{"by", "tsumo"}}, flags);
  } else {
    Json flags = last ? Json::array({"last-tile"}) : chance(15) ? Json::array({"rob-kong"}) : Json::array();
    if (afterKong && kongSeat == from && chance(70)) {
      flags.push_back("after-kong");
    }
    for (const Json& seat : seats) {
      if (seat != from &&
          (chance(40) || (wins.empty() && seat == (seats.back() == from ? seats[seats.size() - 2] : seats.back())))) {
        win(seat, {{"by", "ron"}, {"from", from}}, flags);
      }
    }
  }
  return {{"type", "win"}, {"wins", wins}};
}

Json RandomRounds::wallEnd(int active) {
  Json hands = Json::array();
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if ((active >> seat & 1) == 0) {
      continue;
    }
    if (chance(50)) {
      hands.push_back({{"seat", seat}, {"ready", true}, {"base", 1 << below(4)}});
    } else {
      hands.push_back({{"seat", seat}, {"ready", false}, {"pig", chance(40)}});
    }
  }
  return {{"type", "wall-end"}, {"hands", hands}};
}

Json RandomRounds::battle() {
  Json battle = {{"rules", rulesOf("mahjchina-sichuan")},
                 {"dealerSeat", below(kMaxPlayers)},
                 {"firstDealer", below(kMaxPlayers)},
                 {"lastHand", chance(30)},
                 {"points", {below(100), below(100), below(100), below(100)}}};
  Json actions = Json::array();
  int active = 0xF;
  std::array<int, kMaxPlayers> kongs{};
  bool wallEmpty = false;
  const int most = below(14);
  for (int i = 0; i < most && std::popcount(static_cast<unsigned>(active)) > 1 && !wallEmpty; ++i) {
    const bool afterKong = !actions.empty() && actions.back()["type"] == "kong";
    if (chance(60)) {
      const Json next = kong(active);
      if (++kongs[next["seat"].get<std::size_t>()] <= 4) {
        actions.push_back(next);
      }
    } else {
      actions.push_back(battleWin(active, afterKong, afterKong ? actions.back()["seat"].get<int>() : -1));
      const Json& flags = actions.back()["wins"][0]["flags"];
      wallEmpty = std::find(flags.begin(), flags.end(), Json("last-tile")) != flags.end();
    }
  }
  if (std::popcount(static_cast<unsigned>(active)) > 1 && chance(70)) {
    actions.push_back(wallEnd(active));
  }
  battle["outcome"] = {{"type", "battle"}, {"actions", actions}};
  return battle;
}

Json RandomRounds::spoilt(Json request) {
  static const Json kValues = {nullptr,
                               true,
                               -1,
                               0,
                               2,
                               4,
                               7,
                               2.5,
                               1 << 30,
                               "",
                               "E",
                               "kan",
                               "win",
                               "123m",
                               Json::array(),
                               Json::array({0, 0}),
                               Json::object(),
                               Json{{"seat", 9}}};
  for (int times = 1 + below(3); times > 0; --times) {
    Json* at = &request;
    while (at->is_structured() && !at->empty() && (at == &request || chance(85))) {
      auto place = at->begin();
      std::advance(place, below(static_cast<int>(at->size())));
      at = &*place;
    }
    if (at == &request || at == &request["rules"]) {
      continue;
    }
    if (at->is_object() && chance(50)) {
      (*at)[oneOf({"seat", "from", "base", "wins", "kind", "foo"})] = oneOf(kValues);
    } else {
      *at = oneOf(kValues);
    }
  }
  return request;
}

}  // namespace tensu::test
