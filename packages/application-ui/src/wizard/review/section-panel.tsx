import { Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import { stepNumber } from '../app';
import { useApp } from '../app-context';
import { StepLink } from '../step-link';

export interface ReviewSection<Data> {
  key: string;
  title: string;
  /** Where it is changed. */
  steps: readonly string[];
  /** True when something that must be there is not. */
  empty?: (data: Data) => boolean;
  view: (data: Data) => ReactNode;
}

export const none = (rows: readonly unknown[] | undefined): boolean => !rows || rows.length === 0;

/** One section to read, with the way to change it and straight back. */
export function SectionPanel<Data>({ section, data }: { section: ReviewSection<Data>; data: Data }) {
  const { steps } = useApp().programme;
  const numbers = section.steps.map((name) => stepNumber(steps, name));
  const [first = 1] = numbers;
  const review = steps.length;
  const label = (number: number) => steps[number - 1]?.label ?? '';
  return (
    <>
      <div className="p-row">
        {numbers.map((number) => (
          <StepLink key={number} step={number} back={review}>
            Change
            {numbers.length > 1 ? (
              ` ${label(number)}`
            ) : (
              <span className="visually-hidden"> {section.title}</span>
            )}
          </StepLink>
        ))}
      </div>
      {section.empty?.(data) ? (
        <Notice tone="warning">
          <p>
            Something is missing here. Go back to step {first},{' '}
            <StepLink step={first} back={review}>
              {label(first)}
            </StepLink>
            , and complete it.
          </p>
        </Notice>
      ) : null}
      {section.view(data)}
    </>
  );
}
