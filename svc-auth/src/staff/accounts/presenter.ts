import { builtInRoles, covers, type Holder, permissionsFor } from '@portal/service-kit/permissions';
import type { CustomRole } from '../../accounts/roles/role';
import type { RecordedAct, StaffMember } from '../../accounts/staff/staff';

/** Presents a staff member to the administrator who asks. */
export function presentStaff(member: StaffMember, askedBy: number) {
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    ...(member.roleName !== undefined && { role_name: member.roleName }),
    active: member.active,
    invited: member.passwordState === 'none',
    invitation_expires_at: member.invitationExpiresAt,
    last_sign_in_at: member.lastSignInAt,
    is_self: member.id === askedBy,
    second_factor: member.secondFactor,
  };
}

/** Presents the roles that a person may give. */
export const presentGivable = (custom: readonly CustomRole[], actor: Holder) =>
  [...builtInRoles.map((role) => ({ role, permissions: permissionsFor({ role }) })), ...custom]
    .filter(({ permissions }) => covers(actor, permissions))
    .map(({ role, permissions, ...one }) => ({
      role,
      ...('name' in one && { name: one.name }),
      permissions,
    }));

export function presentAct({ id, action, actor, at, details }: RecordedAct) {
  const { looked_after_conflicts: _, ...shown } = details;
  return { id, action, actor: { id: actor.id, name: actor.name, role: actor.role }, at, details: shown };
}

export function presentPagination(page: number, size: number, total: number) {
  return { current_page: page, last_page: Math.max(1, Math.ceil(total / size)), per_page: size, total };
}
