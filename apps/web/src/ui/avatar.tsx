/** The first letters of the first and last word, as a cell. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="flex-none">
      <rect width={40} height={40} rx={8.4} className="fill-sunk" />
      <text x={20} y={25.4} fontSize={15} textAnchor="middle" className="fill-ink font-[720]">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || '?';
}
