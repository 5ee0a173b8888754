#include "independent/hand.hpp"

#include "tiles/tile.hpp"

namespace tensu::independent {

int plainKind(int code) {
  return isRed(code) ? (code - kRedFive) * 9 + 4 : code;
}

bool isRed(int code) {
  return code >= kRedFive && code < kFlower;
}

std::vector<int> allTiles(const Hand& hand) {
  std::vector<int> all = hand.concealed;
  for (const Meld& meld : hand.melds) {
    all.insert(all.end(), meld.tiles.begin(), meld.tiles.end());
  }
  return all;
}

Copies copiesOf(const std::vector<int>& codes) {
  Copies copies{};
  for (const int code : codes) {
    ++copies[static_cast<std::size_t>(plainKind(code))];
  }
  return copies;
}

std::string written(const std::vector<int>& codes) {
  std::string text;
  for (const int code : codes) {
    if (code == kFlower) {
      text += 'f';
      continue;
    }
    const int kind = plainKind(code);
    text += isRed(code) ? '0' : static_cast<char>('1' + kind % 9);
    text += "mpsz"[kind / 9];
  }
  return text;
}

Json requestOf(const Hand& hand) {
  Json request = {{"concealed", written(hand.concealed)}, {"seat", hand.seat}};
  for (const Meld& meld : hand.melds) {
    Json each = {{"type", meld.type}, {"tiles", written(meld.tiles)}};
    if (meld.from >= 0) {
      each["from"] = meld.from;
    }
    request["melds"].push_back(each);
  }
  request["win"] = hand.tsumo ? Json{{"by", "tsumo"}} : Json{{"by", "ron"}, {"from", hand.from}};
  request["flags"] = hand.flags;
  if (hand.lack >= 0) {
    request["lack"] = std::string(1, "mps"[hand.lack]);
    request["active"] = hand.active;
    return request;
  }
  request["round"] = std::string(1, "ESWN"[hand.round]);
  const auto tiles = [&request](const char* key, const std::vector<int>& codes) {
    if (!codes.empty()) {
      request[key] = written(codes);
    }
  };
  tiles("dora", hand.dora);
  tiles("ura", hand.ura);
  tiles("discards", hand.discards);
  const auto number = [&request](const char* key, int value, int usual) {
    if (value != usual) {
      request[key] = value;
    }
  };
  number("flowers", hand.flowers, 0);
  number("honba", hand.honba, 0);
  number("deposits", hand.deposits, 0);
  number("liable", hand.liable, -1);
  if (!hand.points.empty()) {
    request["points"] = hand.points;
  }
  return request;
}

}  // namespace tensu::independent
