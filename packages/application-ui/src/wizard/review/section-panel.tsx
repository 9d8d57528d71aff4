import { Notice } from '@portal/ui';
import { Fragment, type ReactNode } from 'react';
import { stepNumber } from '../app';
import { useApp } from '../app-context';
import { StepLink } from '../step-link';

export interface ReviewSection<Data> {
  key: string;
  title: string;
  /** The steps in which the section is edited. */
  steps: readonly string[];
  /** True when a required answer is missing. */
  empty?: (data: Data) => boolean;
  /** The steps that lack something, where a section has several; without it the first step. */
  lacking?: (data: Data) => readonly string[];
  view: (data: Data) => ReactNode;
}

export const noRows = (rows: readonly unknown[] | undefined): boolean => !rows || rows.length === 0;

/** A section for reading, with a link to its step, from which Next returns. */
export function SectionPanel<Data>({ section, data }: { section: ReviewSection<Data>; data: Data }) {
  const { steps } = useApp().programme;
  const numbers = section.steps.map((name) => stepNumber(steps, name));
  const lacking = section.lacking?.(data).map((name) => stepNumber(steps, name)) ?? numbers.slice(0, 1);
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
            Something is missing here. Go back to{' '}
            {lacking.map((number, index) => (
              <Fragment key={number}>
                {index > 0 ? ' and ' : ''}step {number},{' '}
                <StepLink step={number} back={review}>
                  {label(number)}
                </StepLink>
                ,
              </Fragment>
            ))}{' '}
            and complete {lacking.length > 1 ? 'them' : 'it'}.
          </p>
        </Notice>
      ) : null}
      {section.view(data)}
    </>
  );
}
