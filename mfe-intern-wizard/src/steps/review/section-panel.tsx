import type { ReviewData } from '@portal/application-ui';
import { Notice } from '@portal/ui';
import { StepLink } from '../../wizard/step-link';
import { stepNumber, steps } from '../../wizard/steps';
import type { ReviewSection } from './sections';

/** One section to read, with the way to change it and straight back. */
export function SectionPanel({ section, data }: { section: ReviewSection; data: ReviewData }) {
  const numbers = section.steps.map(stepNumber);
  const [first = 1] = numbers;
  const review = stepNumber('review');
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
