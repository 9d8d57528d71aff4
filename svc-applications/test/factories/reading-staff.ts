import type { ApplicationsUnderTest } from '../applications-under-test';
import { type Applicant, staffToken } from './applicant';

export const grace = { id: 9_001, name: 'Grace Mutoni', role: 'admin' as const };
export const joel = { id: 9_002, name: 'Joel Kamau', role: 'reviewer' as const };
export const rosa = { id: 9_003, name: 'Rosa Ineza', role: 'reviewer' as const };
export type Colleague = typeof grace | typeof joel;

/** The acts of staff who read applications together. */
export function readingStaff(portal: () => ApplicationsUnderTest) {
  const tokenOf = ({ id, name, role }: Colleague) => staffToken(portal(), role, { personId: id, name });
  const call = async (
    person: Colleague,
    ...[operation, options]: Parameters<ReturnType<typeof portal>['call']>
  ) => portal().call(operation, { token: await tokenOf(person), ...options });
  return {
    tokenOf,
    call,
    reading: async (person: Colleague, { applicationId: id }: Applicant) =>
      (await portal().call('getAssessment', { token: await tokenOf(person), params: { id } })).body,
    note: (person: Colleague, { applicationId: id }: Applicant, text: string) =>
      call(person, 'addNote', { params: { id }, body: { text } }),
    unread: async (person: Colleague) =>
      (await portal().call('countUnread', { token: await tokenOf(person) })).body.unread_notifications,
    latest: async (person: Colleague) =>
      (await portal().call('listLatestNotifications', { token: await tokenOf(person) })).body.notifications,
    /** Changes the score sheet of internships, which must have this version. */
    setCriteria: (criteria: object[], version: number) =>
      call(grace, 'updateScoreForm', { params: { programme: 'intern' }, body: { criteria, version } }),
    /** The score sheet of internships. */
    async formNow() {
      const { forms } = (await portal().call('listScoreForms', { token: await tokenOf(joel) })).body;
      const found = forms.find(({ programme }) => programme === 'intern')?.form;
      if (!found) throw new Error('there is no score sheet');
      return found;
    },
  };
}
