/** A row of ten cells that fill one after the other while something loads. */
export function WaitingCells() {
  return (
    <svg className="waiting-cells" width={177} height={15} viewBox="0 0 118 10" aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => index * 12).map((x) => (
        <rect key={x} x={x} width={10} height={10} rx={2.1} />
      ))}
    </svg>
  );
}
