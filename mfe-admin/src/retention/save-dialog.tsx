import {
  applicationStatuses,
  labelOf,
  referenceOf,
  toldDaysBefore,
} from '@portal/contract-svc-applications-v1';
import { Notice } from '@portal/ui';
import type { Forecast } from '../api/retention';
import { AskDialog } from '../common/ask-dialog';
import { dayAndTime, shortDayIn } from '../common/dates';
import { useStaff } from '../common/staff-context';
import { endingInWords } from './rules';

interface SaveDialogProps {
  forecast: Forecast;
  mostANight: number;
  close: () => void;
  save: () => Promise<void>;
}

/** What the rules would end, before they are saved. */
export function SaveDialog({ forecast, mostANight, close, save }: SaveDialogProps) {
  const { locale } = useStaff().shell;
  const { drafts, applications, not_before, items } = forecast;
  const ending = endingInWords(forecast);
  const more = drafts + applications - items.length;
  return (
    <AskDialog
      title="Save these rules?"
      button="Save rules"
      harmful={ending !== ''}
      failed="The rules could not be saved. Nothing has changed."
      close={close}
      onConfirm={save}
    >
      {ending === '' ? <p>Nothing that is here today would end soon.</p> : null}
      {ending !== '' && not_before ? (
        <p>
          <strong>These rules would remove {ending}.</strong> Nothing goes before{' '}
          {dayAndTime(not_before, locale)}, and at most {mostANight} in one night.
        </p>
      ) : null}
      <Notice>
        <p>
          What ends is removed for good: answers, documents and feedback, and the account of whoever has
          nothing else here. Owners of drafts get an email {toldDaysBefore} days before, and keep their draft
          by going on with it. Figures go on counting what was received.
        </p>
      </Notice>
      {items.length > 0 ? (
        <ul>
          {items.map(({ application_id, type, status, changed_at, ends_at }) => (
            <li key={application_id}>
              <strong>{referenceOf(type, application_id)}</strong>, {labelOf(applicationStatuses, status)}:
              last change {shortDayIn(changed_at, locale)}, ends {shortDayIn(ends_at, locale)}
            </li>
          ))}
          {more > 0 ? <li>and {more} more</li> : null}
        </ul>
      ) : null}
    </AskDialog>
  );
}
