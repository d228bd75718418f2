const sayings = [
  {
    quote:
      'A cold took me out for six days. I took a rest day each morning, and came back to the same streak.',
    who: 'Marta, Day 88',
  },
  {
    quote: 'The global board is far away. Being third among those who began in March is what gets me up.',
    who: 'Deniz, Day 41',
  },
  {
    quote: 'One payment, no subscription to forget about. I am on my second hundred days.',
    who: 'Colm, Century Club',
  },
];

/** Invented testimonials that show where real ones would stand, and say so. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="testimonials">What people could say</h2>
        <span className="inline-flex min-h-7 items-center rounded-[8px] border border-edge px-2.5 text-xs font-[560] text-ink-2">
          Sample content
        </span>
      </div>
      <div className="mt-4 grid gap-4 desktop:grid-cols-3 desktop:gap-6">
        {sayings.map(({ quote, who }) => (
          <figure key={who} className="border-l-2 border-line pl-4">
            <blockquote className="text-ink-2">{quote}</blockquote>
            <figcaption className="label mt-2">{who}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
