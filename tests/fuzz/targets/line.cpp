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
  static tensu::LineText written;
  tensu::formatLine(line, written);
  tensu::Line again;
  require(tensu::parseLine(written.view(), again, problems));
  static tensu::LineText rewritten;
  tensu::formatLine(again, rewritten);
  require(rewritten.view() == written.view());
  require(again.concealed == line.concealed && again.melds.size() == line.melds.size() &&
          again.words.size() == line.words.size());
  return 0;
}
