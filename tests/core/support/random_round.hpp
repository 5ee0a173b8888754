// Rounds and battles by chance, as JSON, for tests of what is true of every settlement.
#pragma once

#include <random>

#include "support/json_request.hpp"

namespace tensu::test {

class RandomRounds {
public:
  explicit RandomRounds(unsigned seed) : random_(seed) {}

  /// A hand of the riichi family that can have been: known wins, draws, penalties, under changed options of the table.
  Json round();
  /// A battle that can have been, to its end or not.
  Json battle();
  /// Any request with some of its values exchanged, left out or put in.
  Json spoilt(Json request);

private:
  int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
  bool chance(int percent) { return below(100) < percent; }
  Json oneOf(const Json& list) { return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))]; }
  Json rulesOf(const std::string& house);
  Json someSeats(int players, int percent);
  Json knownWorth();
  Json wins(int players);
  void penalties(Json& round, int players);
  Json kong(int active);
  Json battleWin(int& active, bool afterKong, int kongSeat);
  Json wallEnd(int active);

  std::mt19937 random_;
};

}  // namespace tensu::test
