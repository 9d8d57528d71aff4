import { translated } from '@portal/application-ui/language';
import { applicationStatuses, labelOf, noticeDays, referenceOf } from '@portal/contract-svc-applications-v1';
import { Notice } from '@portal/ui';
import { rich } from '@portal/ui/language';
import type { Forecast } from '../../api/retention';
import { AskDialog } from '../../frame/common/ask-dialog';
import { dayAndTime, shortDayIn } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/retention';
import { endingInWords } from './rules';

interface SaveDialogProps {
  forecast: Forecast;
  mostANight: number;
  close: () => void;
  save: () => Promise<void>;
}

/** The applications that these rules would erase, before the rules are saved. */
export function SaveDialog({ forecast, mostANight: mostPerRun, close, save }: SaveDialogProps) {
  const { locale } = useStaff().shell;
  const { drafts, applications, not_before, items } = forecast;
  const ending = endingInWords(forecast);
  const more = drafts + applications - items.length;
  return (
    <AskDialog
      title={t.saveTheseRules()}
      button={t.saveRules()}
      harmful={ending !== ''}
      failed={t.rulesRefused()}
      close={close}
      onConfirm={save}
    >
      {ending === '' ? <p>{t.nothingWouldEnd()}</p> : null}
      {ending !== '' && not_before ? (
        <p>
          {rich(
            t.rulesWouldRemove({
              b: (words) => <strong>{words}</strong>,
              ending,
              notBefore: dayAndTime(not_before, locale),
              mostANight: mostPerRun,
            }),
          )}
        </p>
      ) : null}
      <Notice>
        <p>{t.removedForGood({ days: noticeDays })}</p>
      </Notice>
      {items.length > 0 ? (
        <ul>
          {items.map(({ application_id, type, status, changed_at, ends_at }) => (
            <li key={application_id}>
              {rich(
                t.endingItem({
                  b: (words) => <strong>{words}</strong>,
                  reference: referenceOf(type, application_id),
                  status: translated(labelOf(applicationStatuses, status)),
                  changedAt: shortDayIn(changed_at, locale),
                  endsAt: shortDayIn(ends_at, locale),
                }),
              )}
            </li>
          ))}
          {more > 0 ? <li>{t.retentionAndMore({ more })}</li> : null}
        </ul>
      ) : null}
    </AskDialog>
  );
}
