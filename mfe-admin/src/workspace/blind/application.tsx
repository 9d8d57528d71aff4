import { translated } from '@portal/application-ui/language';
import { programmeOf } from '@portal/contract-svc-applications-v1';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Notice,
  Skeleton,
  StatusChip,
  SummaryList,
  useFocusOnChange,
  usePageTitle,
} from '@portal/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { type BlindApplication, readBlindApplication } from '../../api/blind';
import { dayIn } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { isRefusedAs } from '../../frame/common/reasons';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { translatedStored } from '../../frame/language/stored';
import * as applicationsWords from '../../messages/applications';
import * as t from '../../messages/blind';
import * as deskWords from '../../messages/desk';
import * as readingWords from '../../messages/reading';
import { KnownApplicant } from '../reading/known-applicant';
import { DeskKeys, useKeys } from '../review-workspace/keys';
import './blind.scss';
import { shownFact, withHiddenMark } from './shown-fact';
import { blindPath, blindWords } from './words';

const ReadingCard = lazy(() => import('../reading/reading-card'));

/** An application while names are hidden: the answers that are shown, and the reviewer's own fields. */
export default function BlindPage() {
  const id = Number(useParams().id);
  return (
    <DeskKeys>
      <BlindDesk id={id} />
    </DeskKeys>
  );
}

function BlindDesk({ id }: { id: number }) {
  const { api, shell } = useStaff();
  const [{ state, data, message, code }, reload] = useLoad({
    key: `blind ${id}`,
    load: (signal) => readBlindApplication(api, id, signal),
  });
  const failed = state === 'failed';
  const shown = data?.id === id && !failed ? data : null;
  const heading = useFocusOnChange(id);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is opened from a list; from then on useFocusOnChange gives it
  useEffect(() => {
    if (key !== 'default') heading.current?.focus();
  }, []);
  const title = shown?.reference ?? blindWords.title;
  usePageTitle(title, { site: shell.branding.name });
  useTurningByKeys(shown);
  return (
    <>
      <div className="p-row p-between mb-2">
        <Link to={blindPath()}>{blindWords.title}</Link>
        <nav className="p-row" aria-label={t.blindApplications()}>
          <Turn to={shown?.previous} byKey="k" label={t.previousApplication()}>
            <ArrowLeftIcon />
          </Turn>
          <Turn to={shown?.next} byKey="j" label={t.nextApplication()}>
            <ArrowRightIcon />
          </Turn>
        </nav>
      </div>
      <header className="mb-3">
        {shown ? (
          <p className="p-eyebrow">
            {t.withoutNames({ programme: translated(programmeOf(shown.type).label) })}
          </p>
        ) : null}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {shown ? <StatusChip status={shown.status} /> : null}
      </header>
      {failed ? <Refused message={message} code={code} id={id} retry={reload} /> : null}
      {!shown && !failed ? <Skeleton lines={9} label={applicationsWords.applicationLoading()} /> : null}
      {shown ? (
        <div className="p-blind">
          <Answers of={shown} />
          <Suspense fallback={<Skeleton lines={4} label={readingWords.readingLoading()} />}>
            <ReadingCard applicationId={id} version={0} changed={reload} blind />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

function Answers({ of: { sections, hidden_since } }: { of: BlindApplication }) {
  const { locale } = useStaff().shell;
  return (
    <article>
      <Notice title={t.namesHidden()}>
        <p>{t.namesHiddenText({ day: dayIn(hidden_since, locale) })}</p>
        <p className="mb-0">{t.hiddenWords({ mark: t.hiddenMark() })}</p>
      </Notice>
      {sections.length === 0 ? <p className="p-muted">{t.nothingShown()}</p> : null}
      {sections.map(({ key, heading, groups }) => (
        <section key={key} aria-labelledby={`blind-${key}`}>
          <h2 id={`blind-${key}`}>{translated(heading)}</h2>
          {groups.map(({ title, facts }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: read-only groups without a name of their own
            <div key={index} className="p-rows-view">
              {title ? <h3>{translatedStored(title)}</h3> : null}
              <Facts facts={facts} heading={heading} />
            </div>
          ))}
        </section>
      ))}
    </article>
  );
}

interface FactsProps {
  facts: BlindApplication['sections'][number]['groups'][number]['facts'];
  heading: string;
}

/** Questions and answers. An answer whose term equals the section's heading has no term of its own. */
function Facts({ facts, heading }: FactsProps) {
  const [first] = facts;
  return facts.length === 1 && first?.term === heading ? (
    <p className="p-blind-text" lang="">
      {withHiddenMark(first.value)}
    </p>
  ) : (
    <SummaryList rows={facts.map(shownFact)} />
  );
}

interface RefusedProps {
  message: string;
  code: string | null | undefined;
  id: number;
  retry: () => void;
}

/** Shown in place of an application that the reviewer may not read, or that is no longer read without names. */
function Refused({ message, code, id, retry }: RefusedProps) {
  if (isRefusedAs('readerKnowsPerson', { code, message })) return <KnownApplicant />;
  if (!isRefusedAs('namesNotHidden', { code, message }))
    return <FailedNotice title={t.blindFailed()} message={message} retry={retry} />;
  return (
    <Notice title={t.namesShown()}>
      <p className="mb-0">
        {translated(message)} <Link to={`/dashboard/applications/${id}`}>{t.openIt()}</Link>
      </p>
    </Notice>
  );
}

function useTurningByKeys(shown: BlindApplication | null) {
  const navigate = useNavigate();
  const open = (to: number | null | undefined) => (to ? () => navigate(blindPath(to)) : undefined);
  const [next, previous] = [open(shown?.next), open(shown?.previous)];
  useKeys({ next, previous, nextByArrow: next, previousByArrow: previous });
}

interface TurnProps {
  to: number | null | undefined;
  byKey: string;
  label: string;
  children: ReactNode;
}

function Turn({ to, byKey, label, children }: TurnProps) {
  const words = <span className="visually-hidden">{label}</span>;
  // A link without an address keeps its position, so that the other link does not move under a finger.
  return to ? (
    <Link
      className="p-icon-button"
      to={blindPath(to)}
      aria-keyshortcuts={byKey}
      title={deskWords.keyIs({ key: byKey })}
    >
      {children}
      {words}
    </Link>
  ) : (
    <span className="p-icon-button" aria-disabled="true">
      {children}
      {words}
    </span>
  );
}
