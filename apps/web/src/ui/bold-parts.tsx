/** A sentence whose parts between stars are bold, for example "*Tomorrow* is a day off." */
export function BoldParts({ sentence }: { sentence: string }) {
  // Every second part was between stars.
  return sentence.split('*').map((part, index) =>
    index % 2 === 1 ? (
      <b key={part} className="font-[720] text-ink">
        {part}
      </b>
    ) : (
      part
    ),
  );
}
