/** A sentence of which every second part between stars is bold, for example "*Tomorrow* is a day off." */
export function BoldParts({ sentence }: { sentence: string }) {
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
