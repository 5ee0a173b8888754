#include "support/json_round.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "support/json_values.hpp"

namespace tensu::test {
namespace {

using table::ActionRequest;
using table::ItemList;
using table::KnownWinRequest;
using table::NumberList;
using table::RoundRequest;
using table::SeatList;
using table::WallHandRequest;

/// As in src/round.ts: more can never be settled.
constexpr int kMostWins = 4;
constexpr int kMostHands = 5;
constexpr int kMostActions = 24;

Presence presenceOf(const Json& object, const char* key, bool fits) {
  return !object.contains(key) ? Presence::missing : fits ? Presence::given : Presence::unusable;
}

Whole truthAt(const Json& object, const char* key) {
  if (!object.contains(key)) {
    return {};
  }
  return object[key].is_boolean() ? Whole(object[key].get<bool>() ? 1 : 0) : Whole::unusable();
}

NumberList numbersAt(const Json& object, const char* key) {
  NumberList list;
  list.presence = presenceOf(object, key, object.contains(key) && object[key].is_array());
  if (list.presence == Presence::given) {
    list.count = static_cast<int>(object[key].size());
    for (std::size_t i = 0; i < std::min<std::size_t>(object[key].size(), kMaxPlayers); ++i) {
      list.numbers[i] = whole(object[key][i]);
    }
  }
  return list;
}

SeatList seatsAt(const Json& object, const char* key) {
  SeatList list;
  list.presence = presenceOf(object, key, object.contains(key) && object[key].is_array());
  if (list.presence == Presence::given) {
    for (const Json& seat : object[key]) {
      list.seats.push_back(whole(seat));
    }
  }
  return list;
}

ItemList itemsAt(const Json& object, const char* key) {
  ItemList list;
  list.presence = presenceOf(object, key, object.contains(key) && object[key].is_array());
  list.count = list.presence == Presence::given ? static_cast<int>(object[key].size()) : 0;
  return list;
}

/// A piece as problems name it.
struct Piece {
  std::string path;
  std::vector<std::string> unknownKeys;
};

class Feeder {
public:
  Feeder(table::TableSettler& settler, const CompiledRules& rules) : settler_(settler), rules_(rules) {}

  void feed(const Json& round) {
    pieces_.push_back({"", {}});
    settler_.start(roundOf(round), rules_);
    if (!round.contains("outcome") || !round["outcome"].is_object()) {
      return;
    }
    const Json& outcome = round["outcome"];
    if (outcome.value("type", Json()) == "wins" && itemsAt(outcome, "wins").presence == Presence::given) {
      wins(outcome["wins"], "outcome.wins");
    }
    if (outcome.value("type", Json()) == "battle" && itemsAt(outcome, "actions").presence == Presence::given) {
      for (int i = 0; i < std::min(kMostActions, static_cast<int>(outcome["actions"].size())); ++i) {
        action(outcome["actions"][static_cast<std::size_t>(i)], "outcome.actions[" + std::to_string(i) + "]");
      }
    }
  }

  [[nodiscard]] std::string pathOf(const Problem& problem) const {
    const Piece& piece = pieces_.at(problem.piece);
    std::string path = kFieldPaths[static_cast<std::size_t>(problem.field)];
    if (problem.field == Field::unknown_key) {
      path = piece.unknownKeys.at(static_cast<std::size_t>(problem.index));
    } else if (const auto at = path.find('#'); at != std::string::npos) {
      path.replace(at, 1, std::to_string(problem.index));
    }
    return piece.path + (piece.path.empty() || path.empty() ? "" : ".") + path;
  }

private:
  template <class Request>
  void noteUnknown(const Json& object, const std::set<std::string>& keys, const std::string& prefix, Request& out) {
    for (const auto& [key, value] : object.items()) {
      if (keys.count(key) == 0) {
        out.unusable.push_back({Field::unknown_key, static_cast<int>(pieces_.back().unknownKeys.size())});
        pieces_.back().unknownKeys.push_back(prefix + key);
      }
    }
  }

  RoundRequest roundOf(const Json& round) {
    RoundRequest out;
    noteUnknown(round,
                {"rules", "points", "honba", "pot", "round", "uma", "oka", "dealerSeat", "firstDealer", "lastHand",
                 "riichi", "outcome", "penalties"},
                "", out);
    out.honba = wholeAt(round, "honba");
    out.pot = wholeAt(round, "pot");
    out.round = among(round, "round", kWinds, Whole::unusable());
    out.oka = wholeAt(round, "oka");
    out.dealerSeat = wholeAt(round, "dealerSeat");
    out.firstDealer = wholeAt(round, "firstDealer");
    out.lastHand = truthAt(round, "lastHand");
    out.points = numbersAt(round, "points");
    out.uma = numbersAt(round, "uma");
    out.riichi = seatsAt(round, "riichi");
    penalties(round, out);
    out.outcomePresence = presenceOf(round, "outcome", round.contains("outcome") && round["outcome"].is_object());
    if (out.outcomePresence == Presence::given) {
      outcome(round["outcome"], out);
    }
    return out;
  }

  void penalties(const Json& round, RoundRequest& out) {
    out.penaltyList = itemsAt(round, "penalties");
    if (out.penaltyList.presence != Presence::given) {
      return;
    }
    int index = 0;
    for (const Json& penalty : round["penalties"]) {
      if (penalty.is_object()) {
        noteUnknown(penalty, {"seat", "kind"}, "penalties[" + std::to_string(index) + "].", out);
        out.penalties.push_back(
            {wholeAt(penalty, "seat"), among(penalty, "kind", ledger::kOffenceIds, Whole::unusable())});
      } else {
        out.unusable.push_back({Field::penalty, index});
        out.penalties.push_back({Whole(0), Whole(static_cast<std::int32_t>(ledger::Offence::dead_hand))});
      }
      ++index;
    }
  }

  void outcome(const Json& outcome, RoundRequest& out) {
    static const std::vector<std::set<std::string>> kKeys = {
        {"type", "wins"}, {"type", "tenpai", "nagashi"}, {"type", "kind"}, {"type"}, {"type", "actions"}};
    out.outcome = among(outcome, "type", ledger::kOutcomeIds, Whole::unusable());
    if (out.outcome.usable()) {
      noteUnknown(outcome, kKeys[static_cast<std::size_t>(out.outcome.value())], "outcome.", out);
    }
    out.abort = among(outcome, "kind", ledger::kAbortIds, Whole::unusable());
    out.tenpai = seatsAt(outcome, "tenpai");
    out.nagashi = seatsAt(outcome, "nagashi");
    out.wins = itemsAt(outcome, "wins");
    out.actions = itemsAt(outcome, "actions");
  }

  void wins(const Json& wins, const std::string& path) {
    for (int i = 0; i < std::min(kMostWins, static_cast<int>(wins.size())); ++i) {
      const Json& win = wins[static_cast<std::size_t>(i)];
      pieces_.push_back({path + "[" + std::to_string(i) + "]", {}});
      if (win.is_object() && win.contains("concealed")) {
        hands_.push_back(std::make_unique<JsonHand>(win));
        pieces_.back().unknownKeys = hands_.back()->unknownKeys();
        settler_.hand(hands_.back()->request());
      } else {
        settler_.known(knownOf(win));
      }
    }
  }

  KnownWinRequest knownOf(const Json& win) {
    KnownWinRequest out;
    if (!win.is_object()) {
      out.unusable.push_back({Field::piece, 0});
      return out;
    }
    noteUnknown(win, {"seat", "win", "han", "fu", "yakuman", "base", "flags"}, "", out);
    out.seat = wholeAt(win, "seat");
    out.winPresence = presenceOf(win, "win", win.contains("win") && win["win"].is_object());
    if (out.winPresence == Presence::given) {
      noteUnknown(win["win"], {"by", "from"}, "win.", out);
      out.winBy = among(win["win"], "by", kWinIds, Whole::unusable());
      out.from = wholeAt(win["win"], "from");
    }
    out.han = wholeAt(win, "han");
    out.fu = wholeAt(win, "fu");
    out.yakuman = wholeAt(win, "yakuman");
    out.base = wholeAt(win, "base");
    int index = 0;
    for (const Json& flag : win.value("flags", Json::array())) {
      const Whole which = among(Json{{"flag", flag}}, "flag", kFlagIds, Whole::unusable());
      if (which.usable()) {
        out.flags.set(static_cast<Flag>(which.value()));
      } else {
        out.unusable.push_back({Field::flag, index});
      }
      ++index;
    }
    return out;
  }

  void action(const Json& action, const std::string& path) {
    pieces_.push_back({path, {}});
    ActionRequest out;
    if (!action.is_object()) {
      out.unusable.push_back({Field::piece, 0});
      settler_.action(out);
      return;
    }
    static const std::vector<std::set<std::string>> kKeys = {
        {"type", "seat", "kind", "from", "late", "tile"}, {"type", "wins"}, {"type", "hands"}};
    out.type = among(action, "type", table::kActionTypeIds, Whole::unusable());
    if (out.type.usable()) {
      noteUnknown(action, kKeys[static_cast<std::size_t>(out.type.value())], "", out);
    }
    out.seat = wholeAt(action, "seat");
    out.kind = among(action, "kind", kMeldTypeIds, Whole::unusable());
    out.from = wholeAt(action, "from");
    out.late = truthAt(action, "late");
    std::u16string tile;
    if (action.contains("tile")) {
      const bool isText = action["tile"].is_string();
      tile = isText ? wide(action["tile"].get<std::string>()) : std::u16string();
      out.tile = {isText ? Presence::given : Presence::unusable, tile};
    }
    out.wins = itemsAt(action, "wins");
    out.hands = itemsAt(action, "hands");
    settler_.action(out);
    const Json type = action.value("type", Json());
    if (type == "win" && out.wins.presence == Presence::given) {
      wins(action["wins"], path + ".wins");
    } else if (type == "wall-end" && out.hands.presence == Presence::given) {
      hands(action["hands"], path + ".hands");
    }
  }

  void hands(const Json& hands, const std::string& path) {
    for (int i = 0; i < std::min(kMostHands, static_cast<int>(hands.size())); ++i) {
      const Json& hand = hands[static_cast<std::size_t>(i)];
      pieces_.push_back({path + "[" + std::to_string(i) + "]", {}});
      if (hand.is_object() && hand.contains("concealed")) {
        hands_.push_back(
            std::make_unique<JsonHand>(hand, std::initializer_list<const char*>{"seat", "concealed", "melds", "lack"}));
        pieces_.back().unknownKeys = hands_.back()->unknownKeys();
        settler_.wallHand(hands_.back()->request());
        continue;
      }
      WallHandRequest out;
      if (!hand.is_object()) {
        out.unusable.push_back({Field::piece, 0});
        settler_.wallKnown(out);
        continue;
      }
      noteUnknown(hand, {"seat", "ready", "base", "pig"}, "", out);
      out.seat = wholeAt(hand, "seat");
      out.ready = truthAt(hand, "ready");
      out.base = wholeAt(hand, "base");
      out.pig = truthAt(hand, "pig");
      settler_.wallKnown(out);
    }
  }

  table::TableSettler& settler_;
  const CompiledRules& rules_;
  std::vector<Piece> pieces_;
  std::vector<std::unique_ptr<JsonHand>> hands_;
};

template <class Numbers>
Json listOf(const Numbers& numbers, int count) {
  Json list = Json::array();
  for (int i = 0; i < count; ++i) {
    list.push_back(numbers[static_cast<std::size_t>(i)]);
  }
  return list;
}

Json nextOf(const ledger::Next& next, int players) {
  Json out = {{"dealer", next.dealer}, {"dealerStays", next.dealerStays}, {"honba", next.honba},
              {"replay", next.replay}, {"gameOver", next.gameOver},       {"round", kWinds[next.round]}};
  if (next.ranked) {
    out["ranks"] = listOf(next.ranks, players);
    out["final"] = listOf(next.final, players);
  }
  return out;
}

Json answerOf(const table::TableSettler& settler, const RuleSet& rules) {
  const ledger::Settlement& settled = settler.settlement();
  Json out = {{"ok", true}, {"lines", Json::array()}, {"pot", settled.pot}};
  for (const ledger::Line& line : settled.ledger.lines()) {
    out["lines"].push_back(lineOf(line));
    if (rules.family == Family::sichuan) {
      out["lines"].back()["step"] = line.step;
    }
  }
  out["deltas"] = listOf(settled.ledger.deltas(), rules.players);
  if (settled.hasPoints) {
    out["points"] = listOf(settled.points, rules.players);
  }
  if (settled.hasNext) {
    out["next"] = nextOf(settled.next, rules.players);
  }
  if (settler.hasWins()) {
    out["hands"] = Json::array();
  }
  for (std::size_t i = 0; i < settler.wins(); ++i) {
    const HandScore* score = settler.scoreOf(i);
    out["hands"].push_back(score == nullptr ? Json() : Json{{"lines", linesOf(score->ledger)}});
  }
  return out;
}

std::string tileText(std::int64_t code) {
  return std::string(1, static_cast<char>('1' + code % kRanks)) + "mpsz"[code / kRanks];
}

Json refusalOf(const Problems& problems, const Feeder& feeder) {
  Json list = Json::array();
  for (const Problem& problem : problems.list()) {
    Json each = {{"code", kCodeIds[static_cast<std::size_t>(problem.code)]}, {"field", feeder.pathOf(problem)}};
    for (const Detail& detail : problem.details) {
      each["detail"][kDetailKeys[static_cast<std::size_t>(detail.key())]] =
          detail.type() == Detail::Type::tile   ? Json(tileText(detail.value()))
          : detail.type() == Detail::Type::word ? Json(kWordIds[static_cast<std::size_t>(detail.value())])
          : detail.type() == Detail::Type::flag ? Json(kFlagIds[static_cast<std::size_t>(detail.value())])
                                                : Json(detail.value());
    }
    list.push_back(each);
  }
  return {{"ok", false}, {"problems", list}};
}

std::int64_t outsideOf(const Json& lines) {
  std::int64_t sum = 0;
  for (const Json& line : lines) {
    sum += line["to"] == "outside" ? line["points"].get<std::int64_t>() : 0;
    sum -= line["from"] == "outside" ? line["points"].get<std::int64_t>() : 0;
  }
  return sum;
}

/// The rows of deltas that move points.
Json movingIn(const Json& rows) {
  Json moving = Json::array();
  std::copy_if(rows.begin(), rows.end(), std::back_inserter(moving), [](const Json& deltas) {
    return std::any_of(deltas.begin(), deltas.end(), [](const Json& delta) { return delta != 0; });
  });
  return moving;
}

/// The deltas of each step for each reason, in the order of the lines; where nothing moves there is none.
Json stepsOf(const Json& answer) {
  std::vector<std::pair<Json, std::vector<std::int64_t>>> groups;
  for (const Json& line : answer.value("lines", Json::array())) {
    const Json place = {line["step"], line["reason"]};
    auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& each) { return each.first == place; });
    if (group == groups.end()) {
      group = groups.insert(groups.end(), {place, std::vector<std::int64_t>(answer["deltas"].size())});
    }
    group->second.at(line["from"]) -= line["points"].get<std::int64_t>();
    group->second.at(line["to"]) += line["points"].get<std::int64_t>();
  }
  Json rows = Json::array();
  for (const auto& group : groups) {
    rows.push_back(group.second);
  }
  return movingIn(rows);
}

bool hasProblem(const Json& answer, const Json& expected) {
  for (const Json& problem : answer.value("problems", Json::array())) {
    if (problem["code"] == expected["code"] && (!expected.contains("field") || problem["field"] == expected["field"]) &&
        (!expected.contains("detail") || problem.value("detail", Json()) == expected["detail"])) {
      return true;
    }
  }
  return false;
}

}  // namespace

Json settleJson(const Json& request) {
  CompiledRules rules;
  Problems problems;
  if (!JsonRules(request["rules"]).compile(rules, problems)) {
    return {{"ok", false}, {"problems", Json::array({Json{{"code", "bad_rules"}, {"field", "rules"}}})}};
  }
  const auto settler = std::make_unique<table::TableSettler>();
  Feeder feeder(*settler, rules);
  feeder.feed(request);
  return settler->settle() ? answerOf(*settler, rules.rules) : refusalOf(settler->problems(), feeder);
}

std::vector<std::string> settlementDifferences(const Json& expected, const Json& answer) {
  std::vector<std::string> found;
  const auto compare = [&found](const std::string& key, const Json& want, const Json& have) {
    if (want != have) {
      found.push_back(key + ": expected " + want.dump() + ", got " + have.dump());
    }
  };
  for (const auto& [key, want] : expected.items()) {
    if (key == "code") {
      compare(key, true, hasProblem(answer, expected));
    } else if (key == "outside") {
      compare(key, want, outsideOf(answer.value("lines", Json::array())));
    } else if (key == "next_dealer") {
      compare(key, want, answer.value("next", Json::object()).value("dealer", Json()));
    } else if (want.is_object() && key != "detail") {
      for (const auto& [part, value] : want.items()) {
        compare(key + "." + part, value, answer.value(key, Json::object()).value(part, Json()));
      }
    } else if (key == "steps") {
      compare(key, movingIn(want), stepsOf(answer));
    } else if (key != "field" && key != "detail" && !(key == "deltas" && want.is_null())) {
      compare(key, want, answer.value(key, Json()));
    }
  }
  if (!found.empty() && answer.contains("problems")) {
    found.push_back(answer["problems"].dump());
  }
  return found;
}

}  // namespace tensu::test
