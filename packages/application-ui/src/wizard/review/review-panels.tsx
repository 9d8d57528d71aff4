import { Button, Card, Notice, Skeleton, Tabs } from '@portal/ui';
import { rich } from '@portal/ui/language';
import type { ReactNode } from 'react';
import * as t from '../../messages/reviewing';
import { StepLink } from '../step-link';
import { type ReviewSection, SectionPanel } from './section-panel';
import type { Review } from './use-review';

interface ReviewPanelsProps<Data> {
  review: Review<Data>;
  again: () => void;
  /** The step to return to when the review cannot be loaded. */
  before: number;
  children: (data: Data) => ReactNode;
}

/** The stored application once it is loaded, and until then its state. */
export function ReviewPanels<Data>({ review, again, before, children }: ReviewPanelsProps<Data>) {
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
}

/** Sections for reading, one at a time. */
export function SectionTabs<Data>({ label, sections, data }: SectionTabsProps<Data>) {
  return (
    <Tabs
      readOnly
      label={label}
      tabs={sections.map((section) => ({
        key: section.key,
        title: section.title(),
        content: <SectionPanel section={section} data={data} />,
      }))}
    />
  );
}
