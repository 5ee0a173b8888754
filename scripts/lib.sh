# What the scripts beside this file share. They source it, which also takes them to the project's root.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
called_from=$PWD
cd "$root"
# The node that scripts/setup may have installed comes before the system's.
PATH=$root/.tools/node_modules/.bin:$root/node_modules/.bin:$PATH

fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# The comment at the top of the calling script is its help.
help() {
  sed -n '2,/^[^#]/s/^# \{0,1\}//p' "scripts/${0##*/}"
  exit 0
}

# lock [NAME]: two runs at once in one checkout would write the same files, those of the build or those of NAME.
lock() {
  mkdir -p build
  exec 9>"build/.lock${1+-$1}"
  flock 9
}

digest() {
  find "$@" -type f -not -path '*/generated/*' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | cat - <(echo "$root") |
    sha256sum
}

# once NAME OUTPUT INPUT... -- COMMAND...: runs the command unless it has already made OUTPUT from the same INPUTs.
once() {
  local name=$1 output=$2 inputs=() now
  shift 2
  while [ "$1" != -- ]; do
    inputs+=("$1")
    shift
  done
  shift
  now=$(digest "${inputs[@]}")
  if [ -e "$output" ] && [ "$(cat "build/stamps/$name" 2>/dev/null)" = "$now" ]; then return; fi
  printf '%s\n' "- $name"
  mkdir -p build/stamps
  rm -f "build/stamps/$name"
  "$@" || fail "$name failed"
  echo "$now" >"build/stamps/$name"
}

# compile PRESET [TARGET]: configures it when the presets have changed, which ninja does not notice, and builds it.
# In a subshell, so that the lock ends with the build; not to be called by who already holds it.
compile() (
  lock
  once "configure-$1" "build/$1/build.ninja" CMakePresets.json -- cmake --fresh --preset "$1"
  cmake --build --preset "$1" --target "${2-all}" || fail "the $1 build failed"
)
