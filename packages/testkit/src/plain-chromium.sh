#!/bin/sh
# Chromium at $CHROME_PATH without the parts of its window that nobody sees in a test: every new window drew the
# address bar's list of suggestions in a process of its own, a second of processor each. It heeds the last
# --disable-features alone, and Playwright has one, so ours are added to that.
count=$#
for argument; do
  case $argument in
    --disable-features=*)
      argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess ;;
  esac
  set -- "$@" "$argument"
done
shift "$count"
exec "$CHROME_PATH" "$@"
