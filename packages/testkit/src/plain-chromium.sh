#!/bin/sh
# Starts Chromium at $CHROME_PATH without parts of its window that nobody sees in a test. Every new window drew the
# list of suggestions of the address bar in a process of its own, which took a second of processor time. Chromium
# uses only the last --disable-features. Playwright passes one, so these features are added to it.
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
