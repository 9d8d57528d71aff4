import { joinClasses, StatusChip } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { StaffMember } from '../../api/staff';
import { shortMomentIn } from '../../frame/common/dates';
import { roleLabel } from '../../frame/common/roles';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/staff-accounts';
import { actLabel, actsOn, type StaffAct, stateOf } from './words';

/** The id of an account's row. */
export const rowId = (id: number): string => `staff-${id}`;

export interface StaffTableProps {
  staff: readonly StaffMember[];
  busy: boolean;
  act: (act: StaffAct, member: StaffMember) => void;
}

/** A table; on a phone its rows are cards. */
export function StaffTable({ staff, busy, act }: StaffTableProps) {
  return (
    <div className={joinClasses('p-table-box', busy && 'p-busy')}>
      <table className="table p-table-roomy" aria-label={t.staffAccounts()} aria-busy={busy || undefined}>
        <thead>
          <tr>
            <th scope="col">{t.staffAccountsName()}</th>
            <th scope="col">{t.staffAccountsRole()}</th>
            <th scope="col">{t.staffAccountsState()}</th>
            <th scope="col">{t.lastSignIn()}</th>
            <th scope="col">{t.staffAccountsActions()}</th>
          </tr>
        </thead>
        <tbody>
          {staff.map((member) => (
            <Row key={member.id} member={member} act={act} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  member: StaffMember;
  act: StaffTableProps['act'];
}

function Row({ member, act }: RowProps) {
  const { locale } = useStaff().shell;
  return (
    <tr id={rowId(member.id)}>
      <th scope="row" data-label={t.staffAccountsName()}>
        <span>
          <bdi translate="no">{member.name}</bdi>
          {member.is_self ? t.thatIsYou() : ''}
          <br />
          <span className="p-muted p-small p-plain p-email" translate="no">
            {member.email}
          </span>
        </span>
      </th>
      <td data-label={t.staffAccountsRole()}>{roleLabel(member.role, member.role_name)}</td>
      <td data-label={t.staffAccountsState()}>
        <State member={member} />
      </td>
      <td data-label={t.lastSignIn()}>
        {member.last_sign_in_at ? shortMomentIn(member.last_sign_in_at, locale) : t.neverSignedIn()}
      </td>
      <td data-label={t.staffAccountsActions()}>
        <span className="p-actions">
          {member.is_self ? <Link to="/admin/profile">{t.staffAccountsMyProfile()}</Link> : null}
          {actsOn(member).map((one) => (
            <button key={one} type="button" className="p-link" onClick={() => act(one, member)}>
              {actLabel[one]}
              <span className="visually-hidden">: {member.name}</span>
            </button>
          ))}
        </span>
      </td>
    </tr>
  );
}

function State({ member }: { member: StaffMember }) {
  const { locale } = useStaff().shell;
  switch (stateOf(member, Date.now())) {
    case 'active':
      return <StatusChip status="active" />;
    case 'deactivated':
      return <StatusChip status="inactive" label={t.staffAccountsDeactivated()} />;
    case 'invitation-over':
      return <StatusChip status="invited" tone="warning" label={t.invitationOver()} />;
    case 'invited':
      return (
        <span>
          <StatusChip status="invited" tone="info" label={t.staffAccountsInvited()} />
          <br />
          <span className="p-small p-muted">
            {t.invitedUntil({ until: shortMomentIn(member.invitation_expires_at ?? '', locale) })}
          </span>
        </span>
      );
  }
}
