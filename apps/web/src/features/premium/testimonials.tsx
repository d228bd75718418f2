import { text } from './text';

/** Invented testimonials that show where real ones would stand, and say so. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="testimonials">{text.testimonials}</h2>
        <span className="inline-flex min-h-7 items-center rounded-[8px] border border-edge px-2.5 text-xs font-[560] text-ink-2">
          {text.sample}
        </span>
      </div>
      <div className="mt-4 grid gap-4 desktop:grid-cols-3 desktop:gap-6">
        {text.sayings.map(({ quote, who }) => (
          <figure key={who} className="border-l-2 border-line pl-4">
            <blockquote className="text-ink-2">{quote}</blockquote>
            <figcaption className="label mt-2">{who}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
