// tensu_replay FOLDER: what the engine answers to every seed, one line of JSON each, for the wasm build to be compared
// with. A seed is a line of hexadecimal digits in FOLDER/TARGET.hex.
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "../../wasm/calls.hpp"
#include "calls.hpp"
#include "packed/record.hpp"
#include "text.hpp"
#include "tiles/notation.hpp"

namespace tensu::fuzz {
namespace {

std::vector<std::uint8_t> bytesOf(const std::string& digits) {
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    bytes.push_back(static_cast<std::uint8_t>(std::stoi(digits.substr(i, 2), nullptr, 16)));
  }
  return bytes;
}

/// A text as the call that reads it as a line.
std::vector<std::uint8_t> lineCall(const std::vector<std::uint8_t>& text) {
  const std::size_t units = text.size() / 2;
  const std::size_t words = 2 + (units + 1) / 2;
  std::vector<std::uint8_t> input = {static_cast<std::uint8_t>(Call::read_line),
                                     0,
                                     static_cast<std::uint8_t>(words % 256),
                                     static_cast<std::uint8_t>(words / 256),
                                     2,
                                     0,
                                     0,
                                     0,
                                     static_cast<std::uint8_t>(units % 256),
                                     static_cast<std::uint8_t>(units / 256),
                                     0,
                                     0};
  input.insert(input.end(), text.begin(), text.begin() + static_cast<std::ptrdiff_t>(2 * units));
  input.resize(4 + 4 * words);
  return input;
}

/// Adds what the output holds to the digest (FNV-1a, word by word), and empties it for the next answer.
std::uint32_t digest = 0;
void addAnswer(Call /*call*/) {
  const auto words = wire::output();
  const auto last = std::find_if(words.rbegin(), words.rend(), [](std::int32_t word) { return word != 0; });
  for (const std::int32_t word : words.first(static_cast<std::size_t>(words.rend() - last))) {
    digest = (digest ^ static_cast<std::uint32_t>(word)) * 16777619U;
  }
  std::ranges::fill(words, 0);
}

void printCalls(const char* target, int seed, const std::vector<std::uint8_t>& input) {
  digest = 2166136261U;
  std::ranges::fill(wire::output(), 0);
  play(input, kAllCalls, 64, &addAnswer);
  std::printf("{\"target\":\"%s\",\"seed\":%d,\"digest\":%u}\n", target, seed, digest);
}

void printNotation(int seed, const std::vector<std::uint8_t>& input) {
  TileList list;
  NotationFault fault;
  if (parseTiles(textOf(input), list, fault)) {
    std::printf("{\"target\":\"notation\",\"seed\":%d,\"total\":%d}\n", seed, list.total);
  } else {
    std::printf("{\"target\":\"notation\",\"seed\":%d,\"position\":%d,\"reason\":\"%s\"}\n", seed, fault.position,
                kWordIds[static_cast<std::size_t>(fault.reason)]);
  }
}

void printRecords(int seed, const std::vector<std::uint8_t>& input) {
  packed::RecordScorer scorer;
  std::printf("{\"target\":\"records\",\"seed\":%d,\"worths\":[", seed);
  for (std::size_t at = 0; at < input.size(); at += packed::kRecordBytes) {
    const std::size_t size = std::min(packed::kRecordBytes, input.size() - at);
    const packed::Worth worth = scorer.score(std::span(input).subspan(at, size));
    std::printf("%s%d,%d,%d,%d,%d", at > 0 ? "," : "", worth.code, worth.han, worth.fu, worth.base, worth.delta);
  }
  std::printf("]}\n");
}

void replay(const std::string& folder, const std::string& target) {
  std::ifstream file(folder + "/" + target + ".hex");
  int seed = 0;
  for (std::string line; std::getline(file, line); ++seed) {
    const std::vector<std::uint8_t> input = bytesOf(line);
    if (target == "notation") {
      printNotation(seed, input);
    } else if (target == "records") {
      printRecords(seed, input);
    } else {
      printCalls(target.c_str(), seed, target == "line" ? lineCall(input) : input);
    }
  }
}

}  // namespace
}  // namespace tensu::fuzz

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "tensu_replay FOLDER\n");
    return 2;
  }
  for (const char* target : {"notation", "line", "score", "waits", "settle", "wire", "records"}) {
    tensu::fuzz::replay(arguments[1], target);
  }
  return 0;
}
