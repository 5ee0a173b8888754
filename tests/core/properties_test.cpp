// What holds for every hand, tried on the hands of all cases and on random ones.
#include <algorithm>
#include <numeric>

#include "support/hands.hpp"
#include "support/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

/// A request under rules of its own, and its answer.
struct Asked {
  Json request;
  HandScore score;
};

/// Every request of the cases that is to be scored, with its answer.
const std::vector<Asked>& allAsked() {
  static const std::vector<Asked> asked = [] {
    std::vector<Asked> all;
    for (const std::string& file : caseFiles()) {
      for (const Json& each : casesOf(file)) {
        if (each["call"].get<std::string>() == "score" && each["request"].contains("rules")) {
          all.push_back({each["request"], {}});
          scoreJson(all.back().request, all.back().score);
        }
      }
    }
    return all;
  }();
  return asked;
}

HandScore scoreOf(const Json& request) {
  HandScore score;
  scoreJson(request, score);
  return score;
}

std::vector<std::string> codesOf(const HandScore& score) {
  std::vector<std::string> codes;
  for (const Problem& problem : score.problems.list()) {
    codes.emplace_back(kCodeIds[static_cast<std::size_t>(problem.code)]);
  }
  std::sort(codes.begin(), codes.end());
  return codes;
}

/// What a hand is worth, without the order of its tiles and melds.
std::string worthOf(const HandScore& score) {
  const riichi::Counted& best = score.riichi.best;
  return Json{codesOf(score),
              yakuOf(score),
              best.han,
              best.fu,
              best.base,
              best.yakuman,
              static_cast<int>(best.reading.wait),
              score.riichi.dora.total(),
              score.sichuan.value,
              static_cast<int>(score.sichuan.best.row),
              score.sichuan.roots,
              linesOf(score.ledger)}
      .dump();
}

bool readable(const Json& text, std::vector<TileCode>& codes) {
  TileList list;
  NotationFault fault;
  if (!text.is_string()) {
    return false;
  }
  const auto utf8 = text.get<std::string>();
  const bool ascii = std::all_of(utf8.begin(), utf8.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  const std::u16string wide(utf8.begin(), utf8.end());
  if (!ascii || !parseTiles(wide, list, fault) || list.total != static_cast<int>(list.kept().size())) {
    return false;
  }
  codes.assign(list.kept().begin(), list.kept().end());
  return true;
}

std::string writtenCodes(const std::vector<TileCode>& codes) {
  std::string text;
  for (const TileCode code : codes) {
    if (code == kFlower) {
      text += 'f';
      continue;
    }
    text += isRedFive(code) ? '0' : static_cast<char>('1' + rankOf(code));
    text += "mpsz"[suitOf(kindOf(code))];
  }
  return text;
}

/// Changes every tile of a request; false when one cannot be read.
template <class Change>
bool changeTiles(Json& request, Change change) {
  bool all = true;
  const auto each = [&](Json& object, const char* key) {
    std::vector<TileCode> codes;
    if (!object.contains(key)) {
      return;
    }
    if (!readable(object[key], codes)) {
      all = false;
      return;
    }
    std::transform(codes.begin(), codes.end(), codes.begin(), change);
    object[key] = writtenCodes(codes);
  };
  for (const char* key : {"concealed", "dora", "ura", "discards"}) {
    each(request, key);
  }
  if (request.contains("melds") && request["melds"].is_array()) {
    for (Json& meld : request["melds"]) {
      if (!meld.is_object()) {
        return false;
      }
      each(meld, "tiles");
      each(meld, "called");
    }
  }
  return all;
}

Json withOptions(const Json& request, const Json& more) {
  Json changed = request;
  const Json& rules = request["rules"];
  Json set = rules.is_object() ? rules["set"] : Json::object();
  set.update(more);
  changed["rules"] = {{"base", rules.is_object() ? rules["base"] : rules}, {"set", set}};
  return changed;
}

std::vector<Json> itemsOf(const Json& list) {
  return {list.begin(), list.end()};
}

}  // namespace

TEST_CASE("the order of the concealed tiles and of the melds never matters", "[properties]") {
  Dice dice(91);
  int changed = 0;
  for (const Asked& each : allAsked()) {
    Json request = each.request;
    std::vector<TileCode> codes;
    if (!request.contains("concealed") || !readable(request["concealed"], codes) || codes.empty()) {
      continue;
    }
    const TileCode winning = codes.back();
    codes.pop_back();
    dice.shuffle(codes);
    codes.push_back(winning);
    request["concealed"] = writtenCodes(codes);
    if (request.contains("melds") && request["melds"].is_array()) {
      std::vector<Json> melds = itemsOf(request["melds"]);
      dice.shuffle(melds);
      request["melds"] = melds;
    }
    INFO(each.request.dump() << " as " << request.dump());
    CHECK(worthOf(scoreOf(request)) == worthOf(each.score));
    ++changed;
  }
  CHECK(changed > 2000);
}

TEST_CASE("renaming the suits changes no riichi hand but for the yaku that name one", "[properties]") {
  const Json unnamed = {{"yaku.ryuuiisou", false},
                        {"yaku.beni-kujaku", false},
                        {"yaku.banryoku-ittenkou", false},
                        {"yaku.daisharin", false},
                        {"yaku.fuusetsu-getsuka", false}};
  const std::vector<std::array<int, 3>> renamings = {{0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
  int changed = 0;
  for (std::size_t i = 0; i < allAsked().size(); ++i) {
    const Asked& each = allAsked()[i];
    const std::string rules = each.request["rules"].dump();
    // Two red 5p name a suit too, and so does a lack suit.
    if (!each.score.ok || each.request.contains("lack") || rules.find("two_pin") != std::string::npos) {
      continue;
    }
    const Json plain = withOptions(each.request, unnamed);
    const auto& suits = renamings[i % renamings.size()];
    Json renamed = plain;
    const bool read = changeTiles(renamed, [&suits](TileCode code) {
      if (isRedFive(code)) {
        return static_cast<TileCode>(kRedFive + suits[code - kRedFive]);
      }
      return isSuited(code) ? static_cast<TileCode>(suits[static_cast<std::size_t>(suitOf(code))] * 9 + rankOf(code))
                            : code;
    });
    if (read) {
      INFO(plain.dump() << " as " << renamed.dump());
      CHECK(worthOf(scoreOf(renamed)) == worthOf(scoreOf(plain)));
      ++changed;
    }
  }
  CHECK(changed > 1200);
}

TEST_CASE("one more dora indicator never lowers a hand", "[properties]") {
  Dice dice(92);
  int raised = 0;
  int tried = 0;
  for (const Asked& each : allAsked()) {
    if (!each.score.ok || each.request.contains("lack")) {
      continue;
    }
    Json request = each.request;
    const std::vector<TileCode> one = {static_cast<TileCode>(dice.roll(kKinds))};
    request["dora"] = request.value("dora", "") + writtenCodes(one);
    const HandScore more = scoreOf(request);
    if (!more.ok) {
      // A sixth indicator, or a fifth copy of a tile.
      CHECK(codesOf(more).size() >= 1);
      continue;
    }
    INFO(each.request.dump() << " with " << writtenCodes(one));
    const std::size_t seat = each.score.hand.seat;
    CHECK(more.ledger.deltas()[seat] >= each.score.ledger.deltas()[seat]);
    CHECK(more.riichi.best.base >= each.score.riichi.best.base);
    raised += more.riichi.best.base > each.score.riichi.best.base ? 1 : 0;
    ++tried;
  }
  CHECK(tried > 1200);
  CHECK(raised > 50);
}

TEST_CASE("lines sum to the deltas, and all accounts to nothing", "[properties]") {
  for (const Asked& each : allAsked()) {
    std::array<std::int64_t, 6> accounts{};
    for (const ledger::Line& line : each.score.ledger.lines()) {
      CHECK(line.points > 0);
      accounts[line.from] -= line.points;
      accounts[line.to] += line.points;
    }
    INFO(each.request.dump());
    const ledger::Deltas deltas = each.score.ledger.deltas();
    CHECK(std::equal(deltas.begin(), deltas.end(), accounts.begin()));
    CHECK(std::accumulate(accounts.begin(), accounts.end(), std::int64_t{0}) == 0);
    CHECK((each.score.ok || each.score.ledger.lines().empty()));
  }
}

TEST_CASE("the same request is answered the same", "[properties]") {
  for (const Asked& each : allAsked()) {
    CHECK(worthOf(scoreOf(each.request)) == worthOf(each.score));
  }
}

TEST_CASE("han and fu tell the base, and the base the limit", "[properties]") {
  for (const Asked& each : allAsked()) {
    const riichi::Counted& best = each.score.riichi.best;
    if (!each.score.ok || each.request.contains("lack")) {
      continue;
    }
    INFO(each.request.dump());
    CHECK((best.limit == Limit::none) == (best.base < 2000));
    CHECK((best.limit == Limit::none ? best.base == best.fu << (2 + best.han) : true));
    CHECK((best.limit == Limit::yakuman) == (best.yakuman > 0));
    CHECK((best.yakuman == 0 || best.base == 8000 * best.yakuman));
    int sum = 0;
    const CompiledRules rules = [&each] {
      CompiledRules compiled;
      Problems problems;
      REQUIRE(JsonRules(each.request["rules"]).compile(compiled, problems));
      return compiled;
    }();
    const riichi::HandView hand = riichi::viewOf(each.score.hand);
    const riichi::View view{hand, best.reading, rules.rules.riichi};
    int fu = 0;
    for (const riichi::FuItem& item : riichi::fuItemsOf(view, (best.yaku & maskOf(Yaku::pinfu)) != 0)) {
      fu += item.fu;
    }
    CHECK((best.fu == 0 || best.fu == (best.reading.shape == Shape::standard ? (fu + 9) / 10 * 10 : fu)));
    for (YakuMask left = best.yaku; left != 0; left &= left - 1) {
      const auto yaku = static_cast<Yaku>(std::countr_zero(left));
      sum += riichi::hanShown(yaku, view, rules.worths);
    }
    const bool alone = best.limit == Limit::yakuman && best.named && !rules.rules.riichi.yakumanStack;
    CHECK(best.han == (alone ? 13 : sum + each.score.riichi.dora.total()));
  }
}

}  // namespace tensu::test
