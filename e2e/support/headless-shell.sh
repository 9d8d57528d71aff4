#!/bin/sh
# Starts Chromium's headless shell as TestCafe expects of a browser. In a container TestCafe gives an empty address, which
# the shell refuses, and looks for a first page.
page=about:blank
# Where the portal counts its days: readers elsewhere see their own day beside each.
export TZ="${READER_ZONE:-Africa/Kigali}"
for word; do
  shift
  case $word in
    '') continue ;;
    http*) page= ;;
  esac
  set -- "$@" "$word"
done
exec /usr/bin/chromium-headless-shell "$@" $page
