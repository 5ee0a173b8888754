// Any text as a hand on one line: a line that was read comes back the same when it is written and read again.
#include "line/line.hpp"

#include "require.hpp"
#include "target.hpp"
#include "text.hpp"

using tensu::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::u16string text = tensu::fuzz::textOf({data, size});
  tensu::Line line;
  tensu::Problems problems;
  if (!tensu::parseLine(text, line, problems)) {
    require(!problems.empty());
    return 0;
  }
  require(problems.empty());
  const std::u16string written = tensu::formatLine(line);
  tensu::Line again;
  require(tensu::parseLine(written, again, problems));
  require(tensu::formatLine(again) == written);
  require(again.concealed == line.concealed && again.melds.size() == line.melds.size() &&
          again.words.size() == line.words.size());
  return 0;
}
