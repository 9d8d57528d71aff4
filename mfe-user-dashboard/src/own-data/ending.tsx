import { formatInstant } from '@portal/application-ui';
import { type AnswerBody, toldDaysBefore } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { useDashboard } from '../app/context';
import { reference } from '../common/words';

export type OwnData = AnswerBody<'D23'>;

/** When each thing ends by the rules in force, and how to end all of it. */
export function Ending({ data }: { data: OwnData }) {
  const { branding, locale } = useDashboard().shell;
  const { mailbox } = branding;
  const dayOf = (instant: string) => formatInstant(instant, locale.timeZone);
  const told = data.applications.flatMap((one) => endInWords(one, dayOf) ?? []);
  const others = othersInWords(data);
  return (
    <Card title="When it ends">
      {told.length + others.length > 0 ? (
        <ul>
          {[...told, ...others].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {told.length > 0 ? <li>Your account goes when nothing else of you is here.</li> : null}
        </ul>
      ) : null}
      <p>
        We keep {told.length > 0 ? 'everything else' : 'your data'} until you ask us to erase it. Write to{' '}
        <a href={`mailto:${mailbox}`}>{mailbox}</a>: then your account, applications and documents go for
        good. You can discard a draft yourself; it goes after a day.
      </p>
    </Card>
  );
}

/** Undefined for an application that no rule ends. */
function endInWords(
  { id, status, ends_at, kept_months }: OwnData['applications'][number],
  dayOf: (instant: string) => string,
): string | undefined {
  const isDraft = status === 'draft' || status === 'in-progress';
  if (ends_at && isDraft)
    return `${reference(id)} ends on ${dayOf(ends_at)} if you do not go on with it. We write to you ${toldDaysBefore} days before.`;
  if (ends_at) return `${reference(id)} ends on ${dayOf(ends_at)}.`;
  if (status !== 'submitted' && status !== 'in-review') return undefined;
  const { approved, rejected } = kept_months;
  const after = [
    ...(approved === null ? [] : [`${monthsInWords(approved)} after it is approved`]),
    ...(rejected === null ? [] : [`${monthsInWords(rejected)} after it is rejected`]),
  ];
  return after.length > 0 ? `${reference(id)} ends ${after.join(', or ')}.` : undefined;
}

const othersInWords = ({ mails_months, devices_months }: OwnData): string[] => [
  ...(mails_months === null ? [] : [`Copies of emails to you end after ${monthsInWords(mails_months)}.`]),
  ...(devices_months === null
    ? []
    : [`Your device is known for ${monthsInWords(devices_months)} after you sign in.`]),
];

const monthsInWords = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
