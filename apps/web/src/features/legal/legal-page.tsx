import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../platform/look/page-title';
import { Icon } from '../../ui/icon';
import { text } from './text/frame';

type Props = { header: ReactNode; title: string; lede: string; children: ReactNode };

/** The layout of a long text. */
export function LegalPage({ header, title, lede, children }: Props) {
  usePageTitle(title);
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main className="page-width flex-1 pt-4 pb-20 tablet:pt-8">
        <div className="max-w-[44rem] min-[80rem]:grid min-[80rem]:max-w-none min-[80rem]:grid-cols-[minmax(0,1fr)_44rem] min-[80rem]:items-start min-[80rem]:gap-x-16 vast:grid-cols-[32rem_44rem] vast:gap-x-24">
          <div className="min-[80rem]:sticky min-[80rem]:top-8 min-[80rem]:row-span-2">
            <BackLink />
            <h1 className="mt-4 mb-5">{title}</h1>
            <p className="text-lg leading-[1.45] text-ink-2">{lede}</p>
            <p className="label mt-4">{text.inForceSince({ day: text.day })}</p>
          </div>
          <div className="mt-10 grid gap-9 min-[80rem]:mt-15">{children}</div>
          <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-4">
            <BackLink />
            <a href="/notices.txt" className="text-link inline-flex min-h-11 items-center">
              {text.notices}
            </a>
          </div>
        </div>
      </main>
    </div>
  );
}

function BackLink() {
  return (
    <Link
      to="/"
      className="-ml-1 inline-flex min-h-11 items-center gap-1 font-[600] text-ink-2 no-underline hover:text-ink"
    >
      <Icon name="chevron-left" size={20} />
      {text.backToApp}
    </Link>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function LegalList({ items }: { items: ReadonlyArray<{ term: string; text: string }> }) {
  return (
    <dl className="grid gap-4 border-l-2 border-line pl-4">
      {items.map(({ term, text: explanation }) => (
        <div key={term}>
          <dt className="font-[680]">{term}</dt>
          <dd>{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}
