import type { ReadTab } from '@portal/contract-svc-applications-v1';
import { translated } from '@portal/ui/language';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { FullReview } from '../../base/review';
import * as t from '../../messages/reading';
import { partNamed } from './parts';

interface OnePageProps {
  tabs: readonly ReadTab[];
  review: FullReview;
  /** The key of the section to scroll to. */
  tab: string | undefined;
  level: 2 | 3;
}

/** Moves the documents to the front: they are what people look for most. */
const documentsFirst = (tabs: readonly ReadTab[]): readonly ReadTab[] => [
  ...tabs.filter(({ key }) => key === 'documents'),
  ...tabs.filter(({ key }) => key !== 'documents'),
];

function goTo(id: string) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView?.({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** All sections one below the other, after a list of links to them: the layout on a phone. */
export function OnePage({ tabs, review, tab, level }: OnePageProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const idOf = (key: string) => `${id}${key}`;
  const sections = documentsFirst(tabs);
  const first = useRef(tab === undefined || tab === sections[0]?.key ? undefined : idOf(tab));
  useEffect(() => {
    if (first.current) document.getElementById(first.current)?.scrollIntoView?.({ block: 'start' });
  }, []);

  function follow(event: MouseEvent, key: string) {
    event.preventDefault();
    goTo(idOf(key));
  }

  return (
    <>
      <nav aria-label={t.sectionsOfIt()} className="p-section-links mb-4">
        <ul className="p-sections">
          {sections.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${idOf(key)}`} onClick={(event) => follow(event, key)}>
                {translated(title)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ key, title, parts }) => (
        <section key={key} className="p-review-section" aria-labelledby={idOf(key)}>
          <Heading id={idOf(key)} tabIndex={-1} className="p-card-title">
            {translated(title)}
          </Heading>
          {parts.map((one) => (
            <div key={one.key}>{partNamed(one.part).view(review)}</div>
          ))}
        </section>
      ))}
    </>
  );
}
