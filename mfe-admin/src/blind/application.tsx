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
import { type BlindApplication, readBlindApplication } from '../api/blind';
import { dayIn } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { isRefusedAs } from '../common/reasons';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { DeskKeys, useKeys } from '../desk/keys';
import { KnownApplicant } from '../reading/known-applicant';
import './blind.scss';
import { blindPath, blindWords } from './words';

const ReadingCard = lazy(() => import('../reading/reading-card'));
const FAILED = 'The application could not be loaded';

/** An application while names are hidden: its shown answers, and what the reader writes. */
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
        <nav className="p-row" aria-label="Applications">
          <Turn to={shown?.previous} byKey="k" label="Previous application">
            <ArrowLeftIcon />
          </Turn>
          <Turn to={shown?.next} byKey="j" label="Next application">
            <ArrowRightIcon />
          </Turn>
        </nav>
      </div>
      <header className="mb-3">
        {shown ? <p className="p-eyebrow">{programmeOf(shown.type).label}, without names</p> : null}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {shown ? <StatusChip status={shown.status} /> : null}
      </header>
      {failed ? <Refused message={message} code={code} id={id} retry={reload} /> : null}
      {!shown && !failed ? <Skeleton lines={9} label="Loading the application" /> : null}
      {shown ? (
        <div className="p-blind">
          <Answers of={shown} />
          <Suspense fallback={<Skeleton lines={4} label="Loading notes and readers" />}>
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
      <Notice title="Names are hidden">
        <p>
          Since {dayIn(hidden_since, locale)}, until an administrator ends it. Names, contact details, photos,
          documents and letters are hidden, so that only what people say counts.
        </p>
        <p className="mb-0">
          Words that would tell who it is are replaced by [hidden]. If you still know who this is, press I
          know this person.
        </p>
      </Notice>
      {sections.length === 0 ? (
        <p className="p-muted">Nothing of this application can be shown now.</p>
      ) : null}
      {sections.map(({ key, heading, groups }) => (
        <section key={key} aria-labelledby={`blind-${key}`}>
          <h2 id={`blind-${key}`} className="h4">
            {heading}
          </h2>
          {groups.map(({ title, facts }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: read-only groups without a name of their own
            <div key={index} className="p-rows-view">
              {title ? <h3 className="h5">{title}</h3> : null}
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

/** Questions and answers; an answer that is called as its section stands below the heading alone. */
function Facts({ facts, heading }: FactsProps) {
  const [first] = facts;
  return facts.length === 1 && first?.term === heading ? (
    <p className="p-blind-text">{first.value}</p>
  ) : (
    <SummaryList rows={facts} />
  );
}

interface RefusedProps {
  message: string;
  code: string | null | undefined;
  id: number;
  retry: () => void;
}

/** In place of an application that the reader does not read, or not without names any more. */
function Refused({ message, code, id, retry }: RefusedProps) {
  if (isRefusedAs('readerKnowsPerson', { code, message })) return <KnownApplicant />;
  if (!isRefusedAs('namesNotHidden', { code, message }))
    return <FailedNotice title={FAILED} message={message} retry={retry} />;
  return (
    <Notice title="Names are shown again">
      <p className="mb-0">
        {message} <Link to={`/dashboard/applications/${id}`}>Open it</Link>
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
  // A link without an address keeps its place, so that the other link does not move under the finger.
  return to ? (
    <Link className="p-icon-button" to={blindPath(to)} aria-keyshortcuts={byKey} title={`Key: ${byKey}`}>
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
