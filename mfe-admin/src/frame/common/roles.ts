import type { SessionApi } from '@portal/contract-shell-v1';
import * as t from '../../messages/common';

interface RoleWords {
  label: () => string;
  hint: () => string;
  inSentence: () => string;
}

/** The roles that every portal has, in words; a custom role brings its name. */
const builtIn: Readonly<Record<string, RoleWords>> = {
  reviewer: { label: t.reviewer, hint: t.reviewerHint, inSentence: t.aReviewer },
  admin: { label: t.administrator, hint: t.administratorHint, inSentence: t.anAdministrator },
};

const wordsOf = (role: string): RoleWords | undefined =>
  Object.hasOwn(builtIn, role) ? builtIn[role] : undefined;

/** A role on a chip or in a table; of a custom one that is gone no name is known. */
export const roleLabel = (role: string, name?: string): string =>
  wordsOf(role)?.label() ?? name ?? t.customRole();

/** What a built-in role may, in a sentence. */
export const roleHint = (role: string): string | undefined => wordsOf(role)?.hint();

/** 'a reviewer', after 'is now' and the like. */
export const roleInSentence = (role: string | undefined, name?: string): string =>
  wordsOf(role ?? '')?.inSentence() ?? t.withRole({ role: name ?? t.customRole() });

/** The role of the signed-in person. */
export const ownRole = (session: Pick<SessionApi, 'current'>): string => {
  const user = session.current()?.user;
  return user ? roleLabel(user.role, user.role_name) : '';
};
