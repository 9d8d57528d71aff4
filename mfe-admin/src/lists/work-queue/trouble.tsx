import { AlertIcon } from '@portal/ui';
import { languageNow } from '@portal/ui/language';
import { Link } from 'react-router-dom';
import { boardOnly } from '../../api/modules';
import { lostAccountMails } from '../../api/today';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/today';
import { inTrouble } from '../../settings/modules/state';
import { titledIn } from '../../settings/modules/words';
import { useTodayState } from '../../workspace/work-queue/today-context';

/** Problems that need attention: mails that were given up, and modules that do not work. */
export function Trouble() {
  const { api, can } = useStaff();
  const { data: today } = useTodayState();
  const [accounts] = useLoad({
    key: can('manageMail') ? 'account-mails' : null,
    load: (signal) => lostAccountMails(api, signal),
  });
  const [board] = useLoad({
    key: can('publishReleases') ? 'modules' : null,
    load: (signal) => boardOnly(api, signal),
  });
  const mails = (today?.totals.mails ?? 0) + (accounts.data ?? 0);
  const modules = board.data ? inTrouble(titledIn(languageNow(), board.data)) : [];
  const lines = [
    mails > 0 && { to: '/admin/portal-settings/mail', text: lostWords(mails) },
    accounts.state === 'failed' && {
      to: '/admin/portal-settings/mail',
      text: t.mailsUnknown(),
    },
    modules.length > 0 && { to: '/admin/modules', text: t.modulesInTrouble({ modules: modules.join(', ') }) },
    board.state === 'failed' && { to: '/admin/modules', text: t.modulesUnknown() },
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className="p-trouble list-unstyled" aria-label={t.needsLooking()}>
      {lines.map(({ to, text }) => (
        <li key={text}>
          <AlertIcon />
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

const lostWords = (count: number): string => t.lostMails({ count });
