import { useState } from 'react';
import { CheckIcon } from '../../base/icons';
import { ProgressBar } from '../../components/progress-bar';
import * as t from '../../messages/wizard';
import type { StepName } from '../engine';
import { timeLeft } from './time-left';

export interface StepListProps {
  steps: readonly StepName[];
  /** From 1. */
  current: number;
  /** The furthest step that may be opened. */
  reached: number;
  href: (step: number) => string;
  onOpen: (step: number) => void;
}

export const percentOf = (step: number, total: number): number => Math.round((step / total) * 100);

/** All steps, with the current step marked; steps that were reached before can be opened again. */
export function StepList({ steps, current, reached, href, onOpen }: StepListProps) {
  const percent = percentOf(current, steps.length);
  return (
    <nav className="p-wizard-steps" aria-label={t.steps()}>
      <p className="p-muted p-small">{t.percentComplete({ percent })}</p>
      <TimeLeft steps={steps} current={current} reached={reached} />
      <ProgressBar value={percent} label={t.progress()} />
      <Steps steps={steps} current={current} reached={reached} href={href} onOpen={onOpen} />
    </nav>
  );
}

function Steps({ steps, current, reached, href, onOpen }: StepListProps) {
  return (
    <ol className="p-steps">
      {steps.map(({ value, label }, index) => {
        const step = index + 1;
        const done = step < reached && step !== current;
        return (
          <li
            key={value}
            className={done ? 'p-done' : undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className="p-step-mark" aria-hidden="true">
              {done ? <CheckIcon /> : step}
            </span>
            {step <= reached && step !== current ? (
              <a
                href={href(step)}
                onClick={(event) => {
                  event.preventDefault();
                  onOpen(step);
                }}
              >
                {label}
                {done ? <span className="visually-hidden">{t.done()}</span> : null}
              </a>
            ) : (
              label
            )}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The time left. It changes only with a step, so it is no live region: screen readers read it in passing. It is hidden
 * for a person who went back, since nobody knows how long they look around.
 */
function TimeLeft({ steps, current, reached }: Pick<StepListProps, 'steps' | 'current' | 'reached'>) {
  const timeText = current < reached ? null : timeLeft(steps, reached);
  return timeText ? <p className="p-muted p-small">{timeText}</p> : null;
}

/** The steps on a phone: the current step in words and as segments, the time left, and on request all steps. */
export function StepBadge(props: StepListProps) {
  const { steps, current, reached, onOpen } = props;
  const [unfolded, unfold] = useState(false);
  function open(step: number) {
    unfold(false);
    onOpen(step);
  }
  return (
    <div className="p-wizard-badge">
      <details open={unfolded} onToggle={(event) => unfold(event.currentTarget.open)}>
        <summary className="p-badge">
          {t.stepOf({ step: current, steps: steps.length, label: steps[current - 1]?.label ?? '' })}
        </summary>
        {unfolded ? (
          <nav aria-label={t.steps()}>
            <Steps {...props} onOpen={open} />
          </nav>
        ) : null}
      </details>
      <TimeLeft steps={steps} current={current} reached={reached} />
      <div className="p-segments" aria-hidden="true">
        {steps.map(({ value }, index) => (
          <span key={value} className={index < current ? 'p-done' : undefined} />
        ))}
      </div>
    </div>
  );
}
