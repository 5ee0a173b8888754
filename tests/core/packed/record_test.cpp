#include "packed/record.hpp"

#include <algorithm>
#include <cstring>

#include "catch.hpp"
#include "intake/intake.hpp"
#include "support/hands.hpp"
#include "support/rules.hpp"

namespace tensu::test {
namespace {

using packed::Record;
using packed::RecordScorer;
using packed::Worth;

using Bytes = std::array<std::uint8_t, packed::kRecordBytes>;

Bytes bytesOf(const Record& record) {
  Bytes bytes{};
  std::memcpy(bytes.data(), &record, bytes.size());
  return bytes;
}

constexpr std::int32_t codeOf(Code code) {
  return 1 + static_cast<std::int32_t>(code);
}

/// The record of a request, as packing makes it.
Record recordOfRequest(const Json& request) {
  CompiledRules rules;
  HandScore taken;
  const bool known = JsonRules(request.contains("rules") ? request["rules"] : Json()).compile(rules, taken.problems);
  if (!known ||
      !intake::takeHand(JsonHand(request).request(), rules.rules, {}, taken.hand, taken.problems, taken.checks)) {
    return packed::recordOf(taken.problems.list()[0].code);
  }
  return packed::recordOf(taken.hand, packed::packRules(rules));
}

}  // namespace

TEST_CASE("a record is worth what its request is worth", "[packed]") {
  RecordScorer scorer;
  for (const std::string& file : caseFiles()) {
    for (const Json& each : casesOf(file)) {
      if (each["call"].get<std::string>() != "score") {
        continue;
      }
      const Json& request = each["request"];
      HandScore score;
      scoreJson(request, score);
      const Worth worth = scorer.score(bytesOf(recordOfRequest(request)));
      INFO(file << " " << each["id"]);
      if (!score.ok) {
        CHECK(worth.code == codeOf(score.problems.list()[0].code));
        continue;
      }
      REQUIRE(worth.code == 0);
      const bool sichuan = request.contains("lack") && score.riichi.best.base == 0;
      CHECK(worth.han == (sichuan ? static_cast<int>(score.sichuan.best.row) : score.riichi.best.han));
      CHECK(worth.fu == (sichuan ? score.sichuan.roots : score.riichi.best.fu));
      CHECK(worth.base == (sichuan ? score.sichuan.base : score.riichi.best.base));
      CHECK(worth.delta == score.ledger.deltas()[score.hand.seat]);
    }
  }
}

TEST_CASE("a record carries every value of every option", "[packed]") {
  for (const House* house : houses()) {
    for (const Option& option : allOptions()) {
      if (!hasOption(*house, option.key)) {
        continue;
      }
      CompiledRules rules = rulesOf(house->id);
      std::int32_t value = 0;
      for (std::uint16_t place = 0; valueAt(option, place, value); ++place) {
        option.set(rules.rules, value);
        CompiledRules read;
        REQUIRE(packed::unpackRules(packed::packRules(rules), read));
        INFO(house->id << " " << option.key << " " << value);
        CHECK(option.get(read.rules) == value);
        CHECK(packed::packRules(read) == packed::packRules(rules));
      }
    }
  }
}

TEST_CASE("a rule set is read from a record with every option at its last place", "[packed]") {
  for (const House* house : houses()) {
    CompiledRules rules = rulesOf(house->id);
    for (const Option& option : allOptions()) {
      std::int32_t last = 0;
      REQUIRE(valueAt(option, static_cast<std::uint16_t>(placesOf(option) - 1), last));
      CHECK_FALSE(valueAt(option, static_cast<std::uint16_t>(placesOf(option)), last));
      option.set(rules.rules, last);
    }
    CompiledRules read;
    REQUIRE(packed::unpackRules(packed::packRules(rules), read));
    for (const Option& option : allOptions()) {
      INFO(option.key);
      CHECK(option.get(read.rules) == option.get(rules.rules));
    }
  }
}

TEST_CASE("a damaged record is refused, whichever byte is hurt", "[packed]") {
  const Json request = Json::parse(
      R"({"rules":"tenhou","concealed":"123m567p2349s9s","melds":[{"type":"ankan","tiles":"8888m"}],
          "win":{"by":"tsumo"},"seat":1,"flags":["rinshan"],"dora":"1p"})");
  const Bytes good = bytesOf(recordOfRequest(request));
  RecordScorer scorer;
  REQUIRE(scorer.score(good).code == 0);
  for (std::size_t at = 0; at < good.size(); ++at) {
    for (const int change : {1, 2, 128, 255}) {
      Bytes bad = good;
      bad[at] = static_cast<std::uint8_t>(bad[at] ^ change);
      CHECK(scorer.score(bad).code == codeOf(Code::bad_packed));
    }
  }
  CHECK(scorer.score(good).code == 0);
  CHECK(scorer.score(std::span(good).first(packed::kRecordBytes - 1)).code == codeOf(Code::bad_packed));
  CHECK(scorer.score(std::span<const std::uint8_t>()).code == codeOf(Code::bad_packed));
}

TEST_CASE("a sound checksum over numbers that no hand has is refused", "[packed]") {
  const CompiledRules rules = rulesOf("tenhou");
  const HandScore score = scored(rules, handOf("123m067p234999s4m4m", byRon(2)));
  RecordScorer scorer;
  const auto code = [&](auto change) {
    Hand hand = score.hand;
    change(hand);
    return scorer.score(bytesOf(packed::recordOf(hand, packed::packRules(rules)))).code;
  };
  const std::int32_t bad = codeOf(Code::bad_packed);
  CHECK(code([](Hand&) {}) == codeOf(Code::no_yaku));
  CHECK(code([](Hand& h) { h.concealedCount = 13; }) == bad);
  CHECK(code([](Hand& h) { h.concealedCount = 0; }) == bad);
  CHECK(code([](Hand& h) { h.concealedCount = 255; }) == bad);
  CHECK(code([](Hand& h) { h.meldCount = 5; }) == bad);
  CHECK(code([](Hand& h) { h.concealed[3] = kFlower; }) == bad);
  CHECK(code([](Hand& h) { h.concealed[3] = 200; }) == bad);
  CHECK(code([](Hand& h) { h.concealed[0] = kRedFive + 1; }) == bad);
  CHECK(code([](Hand& h) { h.concealed.fill(0); }) == bad);
  CHECK(code([](Hand& h) { h.seat = 4; }) == bad);
  CHECK(code([](Hand& h) { h.from = h.seat; }) == bad);
  CHECK(code([](Hand& h) { h.from = kNobody; }) == bad);
  CHECK(code([](Hand& h) { h.win = static_cast<Win>(2); }) == bad);
  CHECK(code([](Hand& h) { h.round = 4; }) == bad);
  CHECK(code([](Hand& h) { h.doraCount = 6; }) == bad);
  CHECK(code([](Hand& h) { h.dora[0] = 99, h.doraCount = 1; }) == bad);
  CHECK(code([](Hand& h) { h.honba = -1; }) == bad);
  CHECK(code([](Hand& h) { h.deposits = -1; }) == bad);
  CHECK(code([](Hand& h) { h.liable = 4; }) == bad);
}

TEST_CASE("a sound checksum over melds that nobody has is refused", "[packed]") {
  const CompiledRules rules = rulesOf("tenhou");
  const HandScore score = scored(rules, handOf("123m234p99s (456s) (067p)"));
  REQUIRE(score.hand.meldCount == 2);
  RecordScorer scorer;
  const auto code = [&](auto change) {
    Hand hand = score.hand;
    change(hand.melds[0], hand);
    return scorer.score(bytesOf(packed::recordOf(hand, packed::packRules(rules)))).code;
  };
  const std::int32_t bad = codeOf(Code::bad_packed);
  REQUIRE(code([](Meld&, Hand&) {}) == codeOf(Code::no_yaku));
  CHECK(code([](Meld& m, Hand&) { m.type = static_cast<MeldType>(5); }) == bad);
  CHECK(code([](Meld& m, Hand&) { m.first = kKinds; }) == bad);
  CHECK(code([](Meld& m, Hand&) { m.first = kEast; }) == bad);
  CHECK(code([](Meld& m, Hand&) { m.first = 25; }) == bad);
  // A red five in a meld without a five, more of them than there are, or than the meld has fives.
  CHECK(code([](Meld& m, Hand&) { m.first = 18, m.reds = 1; }) == bad);
  CHECK(code([](Meld& m, Hand&) { m.type = MeldType::pon, m.first = kEast, m.reds = 1; }) == bad);
  CHECK(code([](Meld& m, Hand&) { m.type = MeldType::pon, m.first = 24, m.reds = 1; }) == bad);
  CHECK(code([](Meld& m, Hand&) { m.reds = 2; }) == bad);
  CHECK(code([](Meld& m, Hand&) { m.type = MeldType::pon, m.first = 22, m.reds = 3; }) == bad);
  // Four plain fives where one of the four is red.
  CHECK(code([](Meld& m, Hand&) { m.type = MeldType::ankan, m.first = 22; }) == bad);
  // A fifth copy, in each place of a run.
  CHECK(code([](Meld& m, Hand& h) { m.first = 0, h.concealed.fill(0); }) == bad);
  for (const TileCode crowded : {TileCode{21}, TileCode{22}, TileCode{23}}) {
    CHECK(code([crowded](Meld&, Hand& h) { std::fill_n(h.concealed.begin(), 4, crowded); }) == bad);
  }
  CHECK(code([](Meld&, Hand& h) { h.uraCount = 6; }) == bad);
  CHECK(code([](Meld&, Hand& h) { h.uraCount = 1, h.ura[0] = 99; }) == bad);
  CHECK(code([](Meld&, Hand& h) { h.dealer = 1; }) == bad);
  CHECK(code([](Meld&, Hand& h) { h.lack = 3; }) == bad);
  CHECK(code([](Meld&, Hand& h) { h.flowers = 5; }) == bad);
}

TEST_CASE("a sound checksum over tiles that the rule set does not play with is refused", "[packed]") {
  const CompiledRules rules = rulesOf("mahjchina-sichuan");
  HandScore score = scored(rules, handOf("123456m234p789p55m", Json{{"lack", "s"}}));
  RecordScorer scorer;
  REQUIRE(score.ok);
  CHECK(scorer.score(bytesOf(packed::recordOf(score.hand, packed::packRules(rules)))).code == 0);
  score.hand.concealed[0] = kEast;
  CHECK(scorer.score(bytesOf(packed::recordOf(score.hand, packed::packRules(rules)))).code == codeOf(Code::bad_packed));
}

TEST_CASE("a refusal that no code has is refused", "[packed]") {
  RecordScorer scorer;
  const Record beyond = packed::recordOf(static_cast<Code>(kCodeIds.size()));
  CHECK(scorer.score(bytesOf(beyond)).code == codeOf(Code::bad_packed));
}

TEST_CASE("neighbours under rules that differ are each scored under their own", "[packed]") {
  const CompiledRules plain = rulesOf("tenhou");
  const CompiledRules pays = rulesOf("tenhou", R"({"kiriage":true})");
  const CompiledRules without = rulesOf("tenhou", R"({"yaku.riichi":false})");
  const CompiledRules other = rulesOf("makopi-house");
  const HandScore score = scored(plain, handOf("234m567p234678s44m", Json{{"flags", {"riichi"}}, {"dora", "1p"}}));
  REQUIRE(score.ok);
  RecordScorer scorer;
  for (const CompiledRules* rules : {&plain, &pays, &plain, &without, &plain, &other}) {
    HandScore alone;
    scoreTaken(score.hand, *rules, false, alone);
    const Worth worth = scorer.score(bytesOf(packed::recordOf(score.hand, packed::packRules(*rules))));
    CHECK(worth.han == alone.riichi.best.han);
    CHECK(worth.base == alone.riichi.best.base);
  }
}

TEST_CASE("however many rule sets there are by turns, each hand is scored under its own", "[packed]") {
  constexpr int kRuleSets = 600;
  CompiledRules rules = rulesOf("tenhou");
  const HandScore score =
      scored(rules, handOf("234m567p234678s44m", Json{{"flags", {"riichi"}}, {"honba", 1}, {"dora", "1p"}}));
  REQUIRE(score.ok);
  const std::int32_t without =
      static_cast<std::int32_t>(score.ledger.deltas()[score.hand.seat]) - rules.rules.riichi.honba;
  RecordScorer scorer;
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < kRuleSets; ++i) {
      const std::int32_t honba = 300 * (i % 11);
      rules.rules.riichi.honba = honba;
      rules.rules.table.endPoints = 100 * (i % 500);
      const Record record = packed::recordOf(score.hand, packed::packRules(rules));
      CHECK(scorer.score(record).delta == without + honba);
    }
  }
}

TEST_CASE("a sound checksum over rules that no house has is refused", "[packed]") {
  CompiledRules rules = rulesOf("tenhou");
  const HandScore score = scored(rules, handOf("123m567p234999s4m4m"));
  RecordScorer scorer;
  CHECK(scorer.score(bytesOf(packed::recordOf(score.hand, packed::packRules(rules)))).code == 0);
  rules.rules.riichi.minHan = 99;
  CHECK(scorer.score(bytesOf(packed::recordOf(score.hand, packed::packRules(rules)))).code == codeOf(Code::bad_packed));
  // A value that its choice does not have.
  rules = rulesOf("tenhou");
  rules.rules.riichi.doubleWindFu = 3;
  CHECK(scorer.score(bytesOf(packed::recordOf(score.hand, packed::packRules(rules)))).code == codeOf(Code::bad_packed));
  rules = rulesOf("tenhou");
  rules.house = nullptr;
  CHECK(scorer.score(bytesOf(packed::recordOf(score.hand, packed::packRules(rules)))).code == codeOf(Code::bad_packed));
}

TEST_CASE("a refused request carries its refusal", "[packed]") {
  RecordScorer scorer;
  for (std::size_t i = 0; i < kCodeIds.size(); ++i) {
    const auto code = static_cast<Code>(i);
    CHECK(scorer.score(bytesOf(packed::recordOf(code))).code == codeOf(code));
  }
}

}  // namespace tensu::test
