/** Resolves colours as the page shows them now, because a canvas knows neither tokens nor themes. */
export function shownColors<Name extends string>(
  colors: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const probe = document.createElement('span');
  document.body.append(probe);
  const entries = Object.entries<string>(colors).map(([name, color]) => {
    probe.style.color = color;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(entries) as Record<Name, string>;
}
