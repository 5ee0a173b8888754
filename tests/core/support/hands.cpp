#include "support/hands.hpp"

#include <algorithm>
#include <set>
#include <sstream>

namespace tensu::test {
namespace {

Json meldOf(const std::string& word) {
  const std::string tiles = word.substr(1, word.size() - 2);
  if (word[0] == '[') {
    return {{"type", "ankan"}, {"tiles", tiles}};
  }
  std::string ranks = tiles.substr(0, tiles.size() - 1);
  std::replace(ranks.begin(), ranks.end(), '0', '5');
  const bool alike = std::set<char>(ranks.begin(), ranks.end()).size() == 1;
  return {{"type", ranks.size() == 4 ? "kan" : alike ? "pon" : "chi"}, {"tiles", tiles}};
}

}  // namespace

Json handOf(const std::string& tiles, Json more) {
  Json hand = {{"concealed", ""}, {"win", {{"by", "tsumo"}}}, {"seat", 1}};
  std::istringstream words(tiles);
  for (std::string word; words >> word;) {
    if (word[0] == '(' || word[0] == '[') {
      hand["melds"].push_back(meldOf(word));
    } else {
      hand["concealed"] = hand["concealed"].get<std::string>() + word;
    }
  }
  hand.update(more);
  return hand;
}

Json byRon(int from) {
  return {{"win", {{"by", "ron"}, {"from", from}}}};
}

HandScore scored(const CompiledRules& rules, const Json& hand) {
  HandScore score;
  scoreHand(JsonHand(hand).request(), rules, {}, score);
  return score;
}

std::string problemsOf(const Problems& problems, const Json& request) {
  std::string text;
  for (const Problem& problem : problems.list()) {
    text += text.empty() ? "" : ", ";
    text += kCodeIds[static_cast<std::size_t>(problem.code)] + std::string(" ") + fieldOf(problem, request);
  }
  return text;
}

}  // namespace tensu::test
