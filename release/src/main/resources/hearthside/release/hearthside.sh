#!/bin/sh
# Hearthside as it comes in a package. Without a word it opens the table in the browser; "hearthside --help" lists what else there is.
#   HEARTHSIDE_DATA           the folder where tables are kept
#   HEARTHSIDE_JAVA_OPTIONS   memory and other words for Java; quotes keep blanks together
#   JAVA_HOME                 the Java to run with, where the package has none of its own
set -eu
version=@VERSION@
self=$0
while [ -L "$self" ]; do # a link somewhere on the PATH leads here
  link=$(readlink "$self")
  case "$link" in /*) self=$link ;; *) self=$(dirname "$self")/$link ;; esac
done
root=$(cd "$(dirname "$self")/.." && pwd -P)

if [ -x "$root/runtime/bin/java" ]; then
  java=$root/runtime
else
  java=$(WANT_PROGRAM=java "$root/bin/with-jdk" 2>/dev/null) || {
    echo "Hearthside needs Java 25 or later, and there is none in the usual places: install one (such as Temurin 25) or name it in JAVA_HOME." >&2
    exit 69
  }
fi

data=${HEARTHSIDE_DATA:-}
if [ -z "$data" ] && [ -n "${HOME:-}" ]; then
  case $(uname) in
    Darwin) data="$HOME/Library/Application Support/Hearthside" ;;
    *) data=${XDG_DATA_HOME:-$HOME/.local/share}/hearthside ;;
  esac
fi

# Classes that were noted at the first start make later ones quick. They belong to this version and this Java; a damaged file is left aside.
noted=hearthside-$version-$(cksum <"$java/release" | cut -d' ' -f1).aot
if [ -d "$root/cache" ] || [ -w "$root" ]; then noted=$root/cache/$noted
elif [ -n "${HOME:-}" ]; then noted=${XDG_CACHE_HOME:-$HOME/.cache}/hearthside/$noted
else noted=
fi

[ $# -gt 0 ] || set -- serve
what=$1
set -- "-Dhearthside.root=$root" -jar "$root/app/hearthside.jar" "$@"
[ -z "$data" ] || set -- "-Dhearthside.data=$data" "$@"
[ -z "$noted" ] || set -- "-Dhearthside.aot=$noted" "$@"
[ ! -f "$root/native/libsqlitejdbc.so" ] || set -- "-Dorg.sqlite.lib.path=$root/native" "$@"
[ -z "$noted" ] || [ ! -f "$noted" ] || set -- "-XX:AOTCache=$noted" -XX:+VerifySharedSpaces '-Xlog:aot*=off' '-Xlog:cds*=off' "$@"
if [ -n "${HEARTHSIDE_JAVA_OPTIONS:-}" ]; then
  words=$(printf '%s\n' "$HEARTHSIDE_JAVA_OPTIONS" | xargs -n 1 printf '%s\n')
  before=$IFS
  IFS='
'
  set -f
  # shellcheck disable=SC2086 # one word a line
  set -- $words "$@"
  set +f
  IFS=$before
fi
# without memory nothing is sure any more: whoever watches over the process starts it again
if [ "$what" = serve ]; then
  set -- -XX:+ExitOnOutOfMemoryError "$@"
  # thinking makes much garbage and keeps little: this collector stops everybody the shortest; whoever names another gets that
  case "${HEARTHSIDE_JAVA_OPTIONS:-}" in *-XX:+Use*GC*) ;; *) set -- -XX:+UseParallelGC "$@" ;; esac
fi
exec "$java/bin/java" "$@"
