import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useFocusOnChange } from '../../base/hooks/use-focus-on-change';
import { usePageTitle } from '../../base/hooks/use-page-title';
import { AppHeader, type HeaderBranding } from '../../components/app-header';
import { Button } from '../../components/button';
import { SaveStatus } from '../../components/save-status';
import { SkipLink } from '../../components/skip-link';
import { TipBox } from '../../components/tip-box';
import type { Draft } from '../../inputs/draft';
import { useFormErrors } from '../../inputs/form-state';
import { rich } from '../../language/rich';
import * as t from '../../messages/wizard';
import type { StepName, StepUrl, Wizard } from '../engine';
import { ActionBar } from './action-bar';
import { milestoneOf } from './milestone';
import { CopiesQuestion, fetchQuestions, LeaveQuestion, type LoadLabels } from './questions';
import { type ErrorLink, StepErrors } from './step-errors';
import { StepBadge, StepList } from './step-list';
import { useWay } from './use-way';

export interface WizardFrameProps<Values extends object> {
  wizard: Wizard<Values>;
  draft: Draft<Values>;
  url: StepUrl;
  steps: readonly StepName[];
  /** The wizard's title: 'Internship application'. */
  title: string;
  branding: HeaderBranding & { mailbox: string };
  timeZone?: string;
  /** The key of the screen, the same in every language: when it changes, the new heading takes the focus. */
  screen?: string;
  /** The h1 of the step and the sentence under it. */
  heading: string;
  lead?: ReactNode;
  tip: ReactNode;
  nextLabel: string;
  /** Next looks disabled and shows what is missing. */
  incomplete?: boolean;
  onNext: () => void;
  /** The text of the button beside Leave that keeps the session; there is none when left out. */
  backLabel?: string | undefined;
  /** Replaces going to the previous step. */
  onPrevious?: (() => void) | undefined;
  /** The link to the field of an error on another step. */
  elsewhere?: (path: string) => ErrorLink | null;
  /** Loads the labels for the question about two copies, when the question is shown. */
  loadLabels: LoadLabels;
  /** Shown in the header before the Leave button: the choice of the language. */
  choice?: ReactNode;
  /** Shown below the help. */
  besides?: ReactNode;
  children: ReactNode;
}

/** Steps, form and tip side by side (one under the other on a phone), with saving always in view. */
export function WizardFrame<Values extends object>(props: WizardFrameProps<Values>) {
  const { wizard, draft, url, steps, title, branding, heading, loadLabels } = props;
  const { step, reached, back, busy, problem, leaving } = useSyncExternalStore(
    wizard.subscribe,
    wizard.state,
  );
  const { save, savedAt, signedIn, waits } = useSyncExternalStore(draft.subscribe, draft.state);
  const errors = useFormErrors();
  const atStake = save !== 'idle';
  useEffect(() => {
    if (atStake) fetchQuestions(loadLabels);
  }, [atStake, loadLabels]);
  const returnLabel = back === steps.length ? t.returnToReview() : t.saveAndReturn();
  // A person who goes back has seen the milestone already.
  const failed = Object.keys(errors).length > 0 || problem !== null;
  // No praise beside a problem.
  const milestone = step === reached && !failed ? milestoneOf(step, steps.length) : null;
  const stepList = {
    steps,
    current: step,
    reached: signedIn || waits ? reached : step,
    href: (number: number) => url.href(steps[number - 1]?.value ?? ''),
    onOpen: (number: number) => void wizard.open(number),
  };
  const way = useWay(step);
  const headingRef = useFocusOnChange(`${step} ${props.screen ?? heading}`);
  usePageTitle(`${heading} - ${title}`, {
    error: failed,
    site: branding.name,
  });

  return (
    <>
      <SkipLink />
      <AppHeader branding={branding} title={title}>
        <SaveStatus state={save} at={savedAt} timeZone={props.timeZone} />
        {props.choice}
        {props.backLabel ? (
          <Button
            variant="outline"
            small
            busy={busy === 'leave'}
            onClick={() => void wizard.leave({ keepSession: true })}
          >
            {props.backLabel}
          </Button>
        ) : null}
        <LeaveControl signedIn={signedIn} busy={busy === 'leave'} onLeave={() => void wizard.leave()} />
      </AppHeader>
      <div className="p-wizard">
        <StepList {...stepList} />
        <main id="main" className="p-wizard-form" tabIndex={-1}>
          <StepBadge {...stepList} />
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              props.onNext();
            }}
          >
            <StepErrors problem={problem} elsewhere={props.elsewhere} />
            <div key={step} className={way && `p-step-${way}`}>
              {milestone ? <p className="p-eyebrow">{milestone}</p> : null}
              <h1 ref={headingRef} tabIndex={-1}>
                {heading}
              </h1>
              {props.lead ? <p className="p-lead">{props.lead}</p> : null}
              {props.children}
            </div>
            <ActionBar
              onPrevious={props.onPrevious ?? (step > 1 ? () => void wizard.previous() : undefined)}
              nextLabel={back === null ? props.nextLabel : returnLabel}
              busy={busy}
              incomplete={props.incomplete ?? false}
            />
          </form>
        </main>
        <aside className="p-wizard-tip" aria-label={t.tipAndHelp()}>
          <TipBox>{props.tip}</TipBox>
          <p className="p-small p-muted">
            {rich(
              t.helpAt({
                mail: () => (
                  <a translate="no" href={`mailto:${branding.mailbox}`}>
                    {branding.mailbox}
                  </a>
                ),
              }),
            )}
          </p>
          {props.besides}
        </aside>
      </div>
      <CopiesQuestion draft={draft} loadLabels={loadLabels} />
      <Suspense>
        {leaving ? (
          <LeaveQuestion reason={leaving} onAnswer={(answer) => void wizard.answerLeaving(answer)} />
        ) : null}
      </Suspense>
    </>
  );
}

interface LeaveControlProps {
  signedIn: boolean;
  busy: boolean;
  onLeave: () => void;
}

function LeaveControl({ signedIn, busy, onLeave }: LeaveControlProps) {
  if (signedIn) {
    return (
      <Button variant="outline" small busy={busy} onClick={onLeave}>
        {t.leave()}
      </Button>
    );
  }
  return (
    <a
      className="btn btn-outline btn-sm"
      href="/"
      onClick={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      {t.leave()}
    </a>
  );
}
