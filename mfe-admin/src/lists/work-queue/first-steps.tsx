import type { Permission } from '@portal/contract-svc-auth-v1';
import { Card } from '@portal/ui';
import { Link } from 'react-router-dom';
import { useStaff } from '../../frame/common/staff-context';
import { adminPath, isOpen } from '../../frame/views';
import * as t from '../../messages/first-steps';

interface Step {
  path: string;
  may: readonly Permission[];
  title: () => string;
  text: () => string;
}

const steps: readonly Step[] = [
  {
    path: 'portal-settings/rounds',
    may: ['manageRounds'],
    title: t.setRounds,
    text: t.setRoundsText,
  },
  { path: 'portal-settings/staff', may: ['manageStaff'], title: t.inviteFirst, text: t.inviteFirstText },
  {
    path: 'portal-settings/mail-words',
    may: ['manageMailTemplates'],
    title: t.readMails,
    text: t.readMailsText,
  },
  { path: 'portal-settings', may: ['manageSettings'], title: t.setRules, text: t.setRulesText },
];

/** What an administrator can set up before anybody has applied; nothing for other people. */
export default function FirstSteps() {
  const { can } = useStaff();
  const open = steps.filter((step) => isOpen(step, can));
  if (open.length === 0) return null;
  return (
    <Card title={t.beforePeopleApply()}>
      <p className="p-muted">{t.worksAlready()}</p>
      <ul className="p-grid list-unstyled mb-0">
        {open.map(({ path, title, text }) => (
          <li key={path}>
            <Link to={adminPath(path)}>{title()}</Link>
            <br />
            <span className="p-muted">{text()}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
