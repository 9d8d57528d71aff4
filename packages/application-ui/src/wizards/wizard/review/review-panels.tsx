import { Button, Card, Notice, Skeleton, Tabs } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { type ReactNode, useEffect } from 'react';
import { useNarrow } from '../../../editors/reading/use-narrow';
import * as t from '../../../messages/reviewing';
import { useApp } from '../app-context';
import { StepLink } from '../step-link';
import { reviewPlace } from './review-place';
import { type ReviewSection, SectionPanel } from './section-panel';
import type { Review } from './use-review';

interface ReviewPanelsProps<Data> {
  review: Review<Data>;
  again: () => void;
  /** The step to return to when the review cannot be loaded. */
  before: number;
  children: (data: Data) => ReactNode;
}

/** The stored application; until it is loaded, the state of the load. */
export function ReviewPanels<Data>({ review, again, before, children }: ReviewPanelsProps<Data>) {
  const place = reviewPlace(useApp());
  const isReady = review.state === 'ready';
  useEffect(() => {
    if (!isReady || place.scroll === null) return;
    // Runs after the heading of the step has taken the focus, which scrolls to the top.
    document.documentElement.scrollTop = place.scroll;
    place.scroll = null;
  }, [isReady, place]);
  const advice = (
    <p className="p-muted">
      {rich(
        t.ifNothingAppears({
          step: before,
          link: (words) => <StepLink step={before}>{words}</StepLink>,
        }),
      )}
    </p>
  );
  if (review.state === 'ready') return children(review.data);
  if (review.state === 'loading') {
    return (
      <Card>
        <p>{t.loadingReview()}</p>
        <Skeleton lines={6} label={t.loadingReview()} />
        {advice}
      </Card>
    );
  }
  return (
    <Notice tone="danger" role="alert" title={review.sentence}>
      {advice}
      <Button variant="outline" small onClick={again}>
        {t.retryReview()}
      </Button>
    </Notice>
  );
}

interface SectionTabsProps<Data> {
  label: string;
  sections: readonly ReviewSection<Data>[];
  data: Data;
  /** The level of the headings when the sections stand one below the other. */
  level?: 2 | 3;
}

/** Read-only sections: one at a time, on a phone one below the other. After a change the same tab is open. */
export function SectionTabs<Data>({ label, sections, data, level = 2 }: SectionTabsProps<Data>) {
  const Heading = `h${level}` as const;
  const { tabs } = reviewPlace(useApp());
  const group = sections[0]?.key ?? '';
  const key = sections.find((section) => section.key === tabs[group])?.key;
  if (useNarrow())
    return sections.map((section) => (
      <section key={section.key} className="p-review-section" aria-labelledby={`review-${section.key}`}>
        <Heading id={`review-${section.key}`}>{section.title()}</Heading>
        <SectionPanel section={section} data={data} />
      </section>
    ));
  return (
    <Tabs
      readOnly
      label={label}
      {...(key ? { defaultKey: key } : {})}
      onSelect={(chosen) => {
        tabs[group] = chosen;
      }}
      tabs={sections.map((section) => ({
        key: section.key,
        title: section.title(),
        content: <SectionPanel section={section} data={data} />,
      }))}
    />
  );
}
