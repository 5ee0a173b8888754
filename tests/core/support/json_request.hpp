// Requests as JSON, the way the cases are written, for the native tests.
#pragma once

#include <deque>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine.hpp"

namespace tensu::test {

using Json = nlohmann::json;

/// Rules as JSON: an id, or `{ base, set }`. Keeps the texts that the rules point into.
class JsonRules {
public:
  explicit JsonRules(const Json& rules);
  [[nodiscard]] bool compile(CompiledRules& out, Problems& problems) const;

private:
  std::u16string base_;
  std::deque<std::u16string> texts_;
  std::vector<GivenOption> options_;
  bool usable_ = true;
};

inline constexpr std::initializer_list<const char*> kHandKeys = {
    "rules",   "concealed", "melds",    "win",    "seat",     "round",  "flags", "dora",  "ura",
    "flowers", "honba",     "deposits", "points", "discards", "liable", "lack",  "active"};

/// A hand as JSON. Keeps the texts that the request points into.
class JsonHand {
public:
  explicit JsonHand(const Json& hand, std::initializer_list<const char*> keys = kHandKeys);
  [[nodiscard]] const HandRequest& request() const { return request_; }
  /// Paths of the keys that no request has, by the index that a problem names.
  [[nodiscard]] const std::vector<std::string>& unknownKeys() const { return unknownKeys_; }

private:
  void noteUnknown(const Json& object, std::initializer_list<const char*> keys, const std::string& prefix);
  Text text(const Json& hand, const char* key);
  void melds(const Json& hand);
  void win(const Json& hand);
  void flags(const Json& hand);
  void points(const Json& hand);
  void active(const Json& hand);

  HandRequest request_;
  std::deque<std::u16string> texts_;
  std::vector<std::string> unknownKeys_;
};

/// The names of the files in tests/cases.
std::vector<std::string> caseFiles();

/// The lines of a file of cases, each a JSON object.
std::vector<Json> casesAt(const std::string& path);

/// The lines of a file in tests/cases; throws when it cannot be read.
std::vector<Json> casesOf(const std::string& file);

/// Scores a request as a whole, rules and all.
void scoreJson(const Json& request, HandScore& out);

/// The path of the field that a problem of this request speaks of.
std::string fieldOf(const Problem& problem, const Json& request);

Json lineOf(const ledger::Line& line);

/// The lines of a ledger as `lines` of an answer.
Json linesOf(const ledger::Ledger& ledger);

/// The ids of the yaku that were counted, in the order of the table.
std::vector<std::string> yakuOf(const HandScore& score);

}  // namespace tensu::test
