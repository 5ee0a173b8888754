// Nothing of the rules without a case: every yaku, row, flag, option and refusal has one that shows it and one that
// nearly does. A case says in its id what it is about: `yaku/pinfu/closed-wait`, `option/kiriage/30-4/true`.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "catch.hpp"
#include "support/json_request.hpp"

namespace tensu::test {
namespace {

const std::vector<Json>& allCases() {
  static const std::vector<Json> cases = [] {
    std::vector<Json> all;
    for (const std::string& file : caseFiles()) {
      for (Json& each : casesOf(file)) {
        all.push_back(std::move(each));
      }
    }
    return all;
  }();
  return cases;
}

std::vector<Json> casesAbout(const std::string& subject) {
  std::vector<Json> about;
  for (const Json& each : allCases()) {
    if (each["id"].get<std::string>().rfind(subject + "/", 0) == 0) {
      about.push_back(each);
    }
  }
  return about;
}

bool holds(const Json& list, const std::string& text) {
  return list.is_array() && std::find(list.begin(), list.end(), Json(text)) != list.end();
}

/// A subject needs a case for which `shows` is true, and one for which it is not.
template <class Shows>
void needsBoth(const std::string& subject, Shows shows) {
  const std::vector<Json> cases = casesAbout(subject);
  INFO(subject);
  CHECK(std::any_of(cases.begin(), cases.end(), shows));
  CHECK_FALSE(std::all_of(cases.begin(), cases.end(), shows));
}

Json rulesOf(const std::string& base, Json options) {
  return {{"base", base}, {"set", std::move(options)}};
}

/// The options that a case sets, but for one.
Json otherOptions(const Json& request, const std::string& key) {
  Json options = request["rules"].is_object() ? request["rules"]["set"] : Json::object();
  options.erase(key);
  return options;
}

/// What a hand is worth under a house that may have other seats and tiles, as far as results can differ.
Json outcomeUnder(Json request, const Json& rules) {
  CompiledRules compiled;
  HandScore score;
  if (JsonRules(rules).compile(compiled, score.problems)) {
    scoreHand(JsonHand(request).request(), compiled, {.adapt = true}, score);
  }
  Json codes = Json::array();
  for (const Problem& problem : score.problems.list()) {
    codes.push_back(kCodeIds[static_cast<std::size_t>(problem.code)]);
  }
  const riichi::Counted& best = score.riichi.best;
  return {codes, yakuOf(score), best.han, best.fu, best.base, score.sichuan.value, linesOf(score.ledger)};
}

/// Whether two of the option's values make a difference to some hand of its cases at this house.
bool matters(const House& house, const Option& option) {
  std::map<std::string, std::set<std::string>> outcomes;
  const std::string key = option.key;
  for (const Json& each : casesAbout("option/" + key)) {
    const Json& request = each["request"];
    const Json others = otherOptions(request, key);
    Json options = Json::object();
    for (const auto& [name, value] : others.items()) {
      // Another house may not have what a case sets besides.
      if (hasOption(house, name.c_str()) || name.rfind("yaku.", 0) == 0) {
        options[name] = value;
      }
    }
    options[key] = request["rules"]["set"][key];
    Json hand = request;
    hand.erase("rules");
    outcomes[hand.dump()].insert(outcomeUnder(request, rulesOf(house.id, options)).dump());
  }
  return std::any_of(outcomes.begin(), outcomes.end(), [](const auto& each) { return each.second.size() > 1; });
}

/// Whether switching the yaku makes a difference to some hand of its cases at this house.
bool switchMatters(const House& house, const std::string& yaku) {
  const std::string key = "yaku." + yaku;
  for (const Json& each : casesAbout("yaku/" + yaku)) {
    const auto under = [&](bool on) { return outcomeUnder(each["request"], rulesOf(house.id, {{key, on}})); };
    if (under(true) != under(false)) {
      return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("no two cases of a file have one id", "[cases]") {
  for (const std::string& file : caseFiles()) {
    std::set<std::string> ids;
    for (const Json& each : casesOf(file)) {
      const auto id = each["id"].get<std::string>();
      INFO(file << " " << id);
      CHECK(ids.insert(id).second);
    }
  }
}

TEST_CASE("every yaku has a case that has it and one that just has not", "[cases]") {
  for (const char* id : kYakuIds) {
    needsBoth("yaku/" + std::string(id), [id](const Json& each) {
      return each["expected"].contains("yaku") && holds(each["expected"]["yaku"], id);
    });
  }
}

TEST_CASE("every row has a hand that it fits and one that it just does not", "[cases]") {
  for (const char* id : sichuan::kRowIds) {
    needsBoth("row/" + std::string(id), [id](const Json& each) { return each["expected"].value("pattern", "") == id; });
  }
}

TEST_CASE("every flag has a hand that it is true of and one that it is not", "[cases]") {
  for (const char* id : kFlagIds) {
    needsBoth("flag/" + std::string(id), [id](const Json& each) {
      return each["request"].contains("flags") && holds(each["request"]["flags"], id) && each["expected"]["ok"] == true;
    });
  }
}

TEST_CASE("every refusal of a hand has a request that gets it and one that does not", "[cases]") {
  for (const char* id : kCodeIds) {
    const std::set<std::string> ofRoundsAndRecords = {"bad_action", "bad_outcome", "bad_packed"};
    if (ofRoundsAndRecords.count(id) == 0) {
      needsBoth("refusal/" + std::string(id),
                [id](const Json& each) { return each["expected"].value("code", "") == id; });
    }
  }
}

TEST_CASE("every option that changes a score has two cases that differ in nothing else", "[cases]") {
  for (const Option& option : allOptions()) {
    if (option.effect != Effect::score) {
      continue;
    }
    std::map<std::string, std::set<std::string>> expected;
    for (const Json& each : casesAbout("option/" + std::string(option.key))) {
      Json request = each["request"];
      REQUIRE(request["rules"]["set"].contains(option.key));
      request["rules"]["set"].erase(option.key);
      expected[request.dump()].insert(each["expected"].dump());
    }
    INFO(option.key);
    CHECK(std::any_of(expected.begin(), expected.end(), [](const auto& each) { return each.second.size() > 1; }));
  }
}

TEST_CASE("every option that changes a score does so at every house that has it", "[cases]") {
  for (const House* house : houses()) {
    for (const Option& option : allOptions()) {
      if (option.effect == Effect::score && hasOption(*house, option.key)) {
        INFO(house->id << " " << option.key);
        CHECK(matters(*house, option));
      }
    }
  }
}

TEST_CASE("every yaku can be switched at every house of its family", "[cases]") {
  for (const House* house : houses()) {
    for (int i = 0; i < kYaku && house->rules.family == Family::riichi; ++i) {
      if (hasSwitch(static_cast<Yaku>(i))) {
        INFO(house->id << " " << kYakuIds[static_cast<std::size_t>(i)]);
        CHECK(switchMatters(*house, kYakuIds[static_cast<std::size_t>(i)]));
      }
    }
  }
}

TEST_CASE("a yaku that is switched off is never counted", "[cases]") {
  for (const Json& each : allCases()) {
    const Json& expected = each["expected"];
    if (!expected.contains("yaku") || !each["request"].contains("rules")) {
      continue;
    }
    for (const auto& id : expected["yaku"].get<std::vector<std::string>>()) {
      if (id == "renhou" || id == "red-five") {
        continue;
      }
      Json request = each["request"];
      Json options = otherOptions(request, "");
      options["yaku." + id] = false;
      const Json& rules = request["rules"];
      request["rules"] = rulesOf((rules.is_object() ? rules["base"] : rules).get<std::string>(), options);
      HandScore score;
      scoreJson(request, score);
      const std::vector<std::string> have = yakuOf(score);
      INFO(each["id"] << " without " << id);
      CHECK(std::find(have.begin(), have.end(), id) == have.end());
    }
  }
}

}  // namespace tensu::test
