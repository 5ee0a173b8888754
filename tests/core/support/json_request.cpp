#include "support/json_request.hpp"

#include <algorithm>
#include <bit>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "support/json_values.hpp"

namespace tensu::test {
namespace {

constexpr std::array kSuitLetters = {"m", "p", "s"};

Json accountOf(ledger::Account account) {
  return account == ledger::kPot ? Json("pot") : account == ledger::kOutside ? Json("outside") : Json(account);
}

}  // namespace

JsonRules::JsonRules(const Json& rules) {
  if (rules.is_string()) {
    base_ = wide(rules.get<std::string>());
    return;
  }
  usable_ = rules.is_object() && rules.contains("base") && rules["base"].is_string() && rules.contains("set") &&
            rules["set"].is_object();
  if (!usable_) {
    return;
  }
  base_ = wide(rules["base"].get<std::string>());
  for (const auto& [key, value] : rules["set"].items()) {
    GivenOption option;
    option.key = texts_.emplace_back(wide(key));
    if (value.is_boolean()) {
      option.kind = GivenOption::Kind::boolean;
      option.number = value.get<bool>() ? 1 : 0;
    } else if (whole(value).usable()) {
      option.kind = GivenOption::Kind::whole;
      option.number = whole(value).value();
    } else if (value.is_string()) {
      option.kind = GivenOption::Kind::text;
      option.text = texts_.emplace_back(wide(value.get<std::string>()));
    }
    options_.push_back(option);
  }
}

bool JsonRules::compile(CompiledRules& out, Problems& problems) const {
  if (!usable_) {
    problems.add(Code::bad_rules, Field::rules, details(reason(Word::wrong_kind)));
    return false;
  }
  return compileRules(base_, options_, out, problems);
}

JsonHand::JsonHand(const Json& hand, std::initializer_list<const char*> keys) {
  noteUnknown(hand, keys, "");
  request_.concealed = text(hand, "concealed");
  request_.dora = text(hand, "dora");
  request_.ura = text(hand, "ura");
  request_.discards = text(hand, "discards");
  request_.seat = wholeAt(hand, "seat");
  request_.round = among(hand, "round", kWinds, Whole::unusable());
  request_.flowers = wholeAt(hand, "flowers");
  request_.honba = wholeAt(hand, "honba");
  request_.deposits = wholeAt(hand, "deposits");
  request_.liable = wholeAt(hand, "liable");
  request_.lack = among(hand, "lack", kSuitLetters, Whole::unusable());
  melds(hand);
  win(hand);
  flags(hand);
  points(hand);
  active(hand);
}

void JsonHand::noteUnknown(const Json& object, std::initializer_list<const char*> keys, const std::string& prefix) {
  for (const auto& [key, value] : object.items()) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
      request_.unusable.push_back({Field::unknown_key, static_cast<int>(unknownKeys_.size())});
      unknownKeys_.push_back(prefix + key);
    }
  }
}

Text JsonHand::text(const Json& hand, const char* key) {
  if (!hand.contains(key)) {
    return {};
  }
  if (!hand[key].is_string()) {
    return {Presence::unusable, {}};
  }
  return {Presence::given, texts_.emplace_back(wide(hand[key].get<std::string>()))};
}

void JsonHand::melds(const Json& hand) {
  if (!hand.contains("melds")) {
    return;
  }
  request_.meldsPresence = hand["melds"].is_array() ? Presence::given : Presence::unusable;
  if (request_.meldsPresence == Presence::unusable) {
    return;
  }
  for (const Json& meld : hand["melds"]) {
    if (!meld.is_object()) {
      request_.unusable.push_back({Field::meld, request_.meldCount});
    } else {
      noteUnknown(meld, {"type", "tiles", "from", "called"}, "melds[" + std::to_string(request_.meldCount) + "].");
      request_.melds.push_back({among(meld, "type", kMeldTypeIds, Whole(kUnknownMeldType)), text(meld, "tiles"),
                                wholeAt(meld, "from"), text(meld, "called")});
    }
    ++request_.meldCount;
  }
}

void JsonHand::win(const Json& hand) {
  if (!hand.contains("win")) {
    return;
  }
  request_.winPresence = hand["win"].is_object() ? Presence::given : Presence::unusable;
  if (request_.winPresence == Presence::given) {
    noteUnknown(hand["win"], {"by", "from"}, "win.");
    request_.winBy = among(hand["win"], "by", kWinIds, Whole::unusable());
    request_.from = wholeAt(hand["win"], "from");
  }
}

void JsonHand::flags(const Json& hand) {
  if (!hand.contains("flags")) {
    return;
  }
  if (!hand["flags"].is_array()) {
    request_.unusable.push_back({Field::flags, 0});
    return;
  }
  int index = 0;
  for (const Json& flag : hand["flags"]) {
    const Whole which = among(Json{{"flag", flag}}, "flag", kFlagIds, Whole::unusable());
    if (which.usable()) {
      request_.flags.set(static_cast<Flag>(which.value()));
    } else {
      request_.unusable.push_back({Field::flag, index});
    }
    ++index;
  }
}

void JsonHand::points(const Json& hand) {
  if (!hand.contains("points")) {
    return;
  }
  request_.pointsPresence = hand["points"].is_array() ? Presence::given : Presence::unusable;
  if (request_.pointsPresence == Presence::given) {
    request_.pointCount = static_cast<int>(hand["points"].size());
    for (std::size_t i = 0; i < std::min<std::size_t>(hand["points"].size(), kMaxPlayers); ++i) {
      request_.points[i] = whole(hand["points"][i]);
    }
  }
}

void JsonHand::active(const Json& hand) {
  if (!hand.contains("active")) {
    return;
  }
  request_.activePresence = hand["active"].is_array() ? Presence::given : Presence::unusable;
  if (request_.activePresence == Presence::unusable) {
    return;
  }
  int index = 0;
  for (const Json& seat : hand["active"]) {
    if (whole(seat).within(0, kMaxPlayers - 1)) {
      request_.active = static_cast<std::uint8_t>(request_.active | 1 << whole(seat).value());
    } else {
      request_.unusable.push_back({Field::active_seat, index});
    }
    ++index;
  }
}

std::vector<std::string> caseFiles() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(TENSU_CASES_DIR)) {
    if (entry.path().extension() == ".jsonl") {
      files.push_back(entry.path().filename().string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<Json> casesAt(const std::string& path) {
  std::ifstream in(path);
  if (!in) {
    throw std::runtime_error("no cases in " + path);
  }
  std::vector<Json> cases;
  for (std::string line; std::getline(in, line);) {
    if (!line.empty()) {
      cases.push_back(Json::parse(line));
    }
  }
  return cases;
}

std::vector<Json> casesOf(const std::string& file) {
  return casesAt(std::string(TENSU_CASES_DIR) + "/" + file);
}

void scoreJson(const Json& request, HandScore& out) {
  CompiledRules rules;
  if (JsonRules(request.contains("rules") ? request["rules"] : Json()).compile(rules, out.problems)) {
    scoreHand(JsonHand(request).request(), rules, {}, out);
  }
}

std::string fieldOf(const Problem& problem, const Json& request) {
  std::string path = kFieldPaths[static_cast<std::size_t>(problem.field)];
  if (problem.field == Field::unknown_key) {
    return JsonHand(request).unknownKeys().at(static_cast<std::size_t>(problem.index));
  }
  if (const auto at = path.find('@'); at != std::string::npos) {
    auto option = request["rules"]["set"].begin();
    std::advance(option, problem.index);
    return path.replace(at, 1, option.key());
  }
  if (const auto at = path.find('#'); at != std::string::npos) {
    path.replace(at, 1, std::to_string(problem.index));
  }
  return path;
}

Json lineOf(const ledger::Line& line) {
  return {{"from", accountOf(line.from)},
          {"to", accountOf(line.to)},
          {"points", line.points},
          {"reason", ledger::kReasonIds[static_cast<std::size_t>(line.reason)]}};
}

Json linesOf(const ledger::Ledger& ledger) {
  Json lines = Json::array();
  for (const ledger::Line& line : ledger.lines()) {
    lines.push_back(lineOf(line));
  }
  return lines;
}

std::vector<std::string> yakuOf(const HandScore& score) {
  std::vector<std::string> ids;
  for (YakuMask left = score.riichi.best.yaku; left != 0; left &= left - 1) {
    ids.emplace_back(kYakuIds[static_cast<std::size_t>(std::countr_zero(left))]);
  }
  return ids;
}

}  // namespace tensu::test
