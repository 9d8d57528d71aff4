import { covers, permissionsFor } from '@portal/service-kit/permissions';
import { refuseCommonPassword } from '../../accounts/passwords/common';
import { hashPassword } from '../../accounts/passwords/hashing';
import type { Person } from '../../accounts/people/person';
import { takeAddress } from '../../accounts/people/take-address';
import { newSession, type Session } from '../../accounts/sessions/session';
import { isInvited, worksWith } from '../../accounts/staff/policy';
import { act, invitationGoodForMs } from '../../accounts/staff/staff';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { scopeOf } from '../../signing-in/factors/rule';
import { hashOfToken, newResetToken } from '../../signing-in/forgotten-password/link';
import { InvitationGone } from './errors';
import type { OpenInvitation } from './invitation-store';

/** The kind of outbox work that mails an invitation. */
export const invitationMailKind = 'staff-invitation';

export interface InvitationMailPayload {
  invitation_id: number;
  /** The name of the inviting administrator. */
  invited_by: string;
  /** The inviting administrator's language, for a person who has chosen none yet. */
  language?: string;
}

/** Takes earlier invitations back and queues a new one for the outbox worker; returns the work's id. */
export async function queueInvitation(
  stores: Stores,
  person: Person,
  inviter: Person,
  { now, isAgain }: { now: Date; isAgain: boolean },
): Promise<number> {
  await stores.invitations.voidAllOf(person.id);
  const expiresAt = new Date(now.getTime() + invitationGoodForMs);
  const invitation = await stores.invitations.insert({
    ...{ personId: person.id, invitedBy: inviter.id, sentAgain: isAgain },
    createdAt: now,
    expiresAt,
  });
  const payload: InvitationMailPayload = {
    invitation_id: invitation,
    invited_by: inviter.name,
    ...(inviter.language !== null && { language: inviter.language }),
  };
  return stores.enqueue(invitationMailKind, payload);
}

export interface InvitationOffer {
  person: Person;
  token: string;
}

/**
 * Makes the link when the mail is sent, so that no table holds it; undefined when the invitation was taken back or
 * used.
 */
export async function offerInvitation(
  { stores, clock }: Service,
  invitationId: number,
): Promise<InvitationOffer | undefined> {
  const person = await invitedWith(stores, await stores.invitations.byId(invitationId));
  if (!person) return undefined;
  const token = newResetToken();
  const expiresAt = new Date(clock().getTime() + invitationGoodForMs);
  await stores.invitations.setLink(invitationId, hashOfToken(token), expiresAt);
  return { person, token };
}

export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/staff/auth#invitation=${token}`;
}

/** Returns the invited person. @throws InvitationGone when the link is used, replaced, void, expired or invented */
export async function invitedBy({ stores, clock }: Service, token: string): Promise<Person> {
  const person = await invitedWith(stores, await stores.invitations.byLink(hashOfToken(token), clock()));
  if (!person) throw new InvitationGone();
  return person;
}

/** Returns the invited person; undefined once they have joined, or when the inviter may no longer invite. */
async function invitedWith(
  { people }: Pick<Stores, 'people'>,
  invitation: OpenInvitation | undefined,
): Promise<Person | undefined> {
  if (!invitation) return undefined;
  const { personId, invitedBy } = invitation;
  const person = await people.byId(personId);
  const inviter = invitedBy === null ? undefined : await people.byId(invitedBy);
  return person && isInvited(person) && mayInvite(inviter, person, invitedBy) ? person : undefined;
}

/** Whether the inviting administrator may invite at this moment. Older invitations (`invitedBy` null) name none. */
export const mayInvite = (inviter: Person | undefined, person: Person, invitedBy: number | null): boolean =>
  invitedBy === null ||
  (inviter !== undefined && worksWith(inviter, 'manageStaff') && covers(inviter, permissionsFor(person)));

/**
 * Uses the link up: sets the password, and the name if given, and signs the person in.
 * @throws InvitationGone, and Invalid for a common password, which leaves the link valid
 */
export async function acceptInvitation(
  service: Service,
  token: string,
  given: { name?: string; newPassword: string },
  device: string | null,
): Promise<{ person: Person; session: Session }> {
  const invited = await invitedBy(service, token);
  await refuseCommonPassword(given.newPassword);
  const passwordHash = await hashPassword(given.newPassword);
  return service.stores.transaction(async (stores) => {
    const now = service.clock();
    await takeAddress(stores, invited, { by: 'invitation', sameDevice: false }, now);
    const current = await stores.people.lock(invited.id);
    if (!current || !isInvited(current)) throw new InvitationGone();
    // Checked with the invited person locked: then nobody's role can change.
    const open = await stores.invitations.byLink(hashOfToken(token), now);
    if (!(await invitedWith(stores, open))) throw new InvitationGone();
    if (!(await stores.invitations.use(hashOfToken(token), now))) throw new InvitationGone();
    const changes = {
      ...(given.name && { name: given.name }),
      passwordHash,
      passwordState: 'own' as const,
      lastSignInAt: now,
    };
    await stores.people.update(current.id, changes, now);
    const person = { ...current, ...changes };
    const session = newSession(person.id, await scopeOf(stores, person), null, now, device);
    await stores.sessions.insert(session);
    await stores.audit.add(act('joined', person, person, person), now);
    return { person, session };
  });
}
