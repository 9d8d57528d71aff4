import { Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import type { ReactNode } from 'react';
import * as t from '../../../messages/reviewing';
import { stepNumber } from '../app';
import { useApp } from '../app-context';
import { StepLink } from '../step-link';
import { reviewPlace } from './review-place';

export interface ReviewSection<Data> {
  key: string;
  title(): string;
  /** The steps in which the section is edited. */
  steps: readonly string[];
  /** True when a required answer is missing. */
  empty?: (data: Data) => boolean;
  /** The steps with missing answers, when a section has several steps; without it the first step. */
  lacking?: (data: Data) => readonly string[];
  view: (data: Data) => ReactNode;
}

export const noRows = (rows: readonly unknown[] | undefined): boolean => !rows || rows.length === 0;

const hidden = (words: string) => <span className="visually-hidden">{words}</span>;

/** A read-only section with a link to its step, from which Next returns to the review. */
export function SectionPanel<Data>({ section, data }: { section: ReviewSection<Data>; data: Data }) {
  const app = useApp();
  const { steps } = app.programme;
  const leave = () => {
    reviewPlace(app).scroll = document.documentElement.scrollTop;
  };
  const numbers = section.steps.map((name) => stepNumber(steps, name));
  const lacking = section.lacking?.(data).map((name) => stepNumber(steps, name)) ?? numbers.slice(0, 1);
  const review = steps.length;
  const label = (number: number) => steps[number - 1]?.label ?? '';
  const linkTo = (number: number) => () => (
    <StepLink step={number} back={review} onLeave={leave}>
      {label(number)}
    </StepLink>
  );
  const [first = review, second] = lacking;
  const about = { number: first, first: linkTo(first) };
  return (
    <>
      <div className="p-row mb-2">
        {numbers.map((number) => (
          <StepLink key={number} step={number} back={review} onLeave={leave}>
            {numbers.length > 1
              ? t.changeStep({ step: label(number) })
              : rich(t.changeSection({ section: section.title(), hidden }))}
          </StepLink>
        ))}
      </div>
      {section.empty?.(data) ? (
        <Notice tone="warning">
          <p>
            {rich(
              second
                ? t.missingInTwo({ ...about, other: second, second: linkTo(second) })
                : t.missingInOne(about),
            )}
          </p>
        </Notice>
      ) : null}
      {section.view(data)}
    </>
  );
}
