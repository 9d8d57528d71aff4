import type { SessionApi } from '@portal/contract-shell-v1';
import * as t from '../../messages/common';

interface RoleWords {
  label: () => string;
  hint: () => string;
  inSentence: () => string;
}

/** Words for the built-in roles; a custom role has a name of its own. */
const builtIn: Readonly<Record<string, RoleWords>> = {
  reviewer: { label: t.reviewer, hint: t.reviewerHint, inSentence: t.aReviewer },
  admin: { label: t.administrator, hint: t.administratorHint, inSentence: t.anAdministrator },
};

const wordsOf = (role: string): RoleWords | undefined =>
  Object.hasOwn(builtIn, role) ? builtIn[role] : undefined;

/** Returns a role's name for chips and tables; the name of a removed custom role is unknown. */
export const roleLabel = (role: string, name?: string): string =>
  wordsOf(role)?.label() ?? name ?? t.customRole();

/** Returns what a built-in role may do, as a sentence. */
export const roleHint = (role: string): string | undefined => wordsOf(role)?.hint();

/** Returns a role within a sentence: 'a reviewer' after 'is now'. */
export const roleInSentence = (role: string | undefined, name?: string): string =>
  wordsOf(role ?? '')?.inSentence() ?? t.withRole({ role: name ?? t.customRole() });

/** The role of the signed-in person. */
export const ownRole = (session: Pick<SessionApi, 'current'>): string => {
  const user = session.current()?.user;
  return user ? roleLabel(user.role, user.role_name) : '';
};
