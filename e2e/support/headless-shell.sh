#!/bin/sh
# Starts Chromium's headless shell as TestCafe expects of a browser. In a container TestCafe passes an empty address,
# which the shell refuses, and looks for a first page.
page=about:blank
# Time zone of the tests, that of the portal: readers elsewhere see their own day beside each of the portal's days.
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
