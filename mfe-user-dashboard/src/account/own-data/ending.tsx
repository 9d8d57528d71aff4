import { formatInstant } from '@portal/application-ui';
import { type AnswerBody, noticeDays } from '@portal/contract-svc-applications-v1';
import { Card } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useDashboard } from '../../common/context';
import { reference } from '../../common/words';
import * as t from '../../messages/ownData';

export type OwnData = AnswerBody<'getOwnData'>;

/** When each stored thing is deleted by the present rules, and how to delete all of it. */
export function Ending({ data }: { data: OwnData }) {
  const { branding, locale } = useDashboard().shell;
  const { mailbox } = branding;
  const dayOf = (instant: string) => formatInstant(instant, locale.timeZone);
  const endings = data.applications.flatMap((one) => endInWords(one, dayOf) ?? []);
  const others = othersInWords(data);
  return (
    <Card title={t.whenEnds()}>
      {endings.length + others.length > 0 ? (
        <ul>
          {[...endings, ...others].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {endings.length > 0 ? <li>{t.accountGoes()}</li> : null}
        </ul>
      ) : null}
      <p>
        {rich(
          t.keptUntilAsked({
            what: endings.length > 0 ? 'rest' : 'all',
            mail: () => (
              <a translate="no" href={`mailto:${mailbox}`}>
                {mailbox}
              </a>
            ),
          }),
        )}
      </p>
    </Card>
  );
}

/** The date of deletion in words; undefined for an application that no rule deletes. */
function endInWords(
  { id, status, ends_at, kept_months }: OwnData['applications'][number],
  dayOf: (instant: string) => string,
): string | undefined {
  const isDraft = status === 'draft' || status === 'in-progress';
  if (ends_at && isDraft)
    return t.draftEnds({ reference: reference(id), day: dayOf(ends_at), days: noticeDays });
  if (ends_at) return t.endsOn({ reference: reference(id), day: dayOf(ends_at) });
  if (status !== 'submitted' && status !== 'in-review') return undefined;
  const { approved, rejected } = kept_months;
  const after = [
    ...(approved === null ? [] : [t.afterApproved({ months: approved })]),
    ...(rejected === null ? [] : [t.afterRejected({ months: rejected })]),
  ];
  const [one, other] = after;
  if (!one) return undefined;
  return t.endsAfter({ reference: reference(id), after: other ? t.eitherOr({ one, other }) : one });
}

const othersInWords = ({ mails_months, devices_months }: OwnData): string[] => [
  ...(mails_months === null ? [] : [t.mailsEnd({ months: mails_months })]),
  ...(devices_months === null ? [] : [t.devicesEnd({ months: devices_months })]),
];
