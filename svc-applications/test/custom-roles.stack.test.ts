import { silentLogger } from '@portal/service-kit/logging';
import { permissions } from '@portal/service-kit/permissions';
import { releaseDue } from '../src/decisions/delayed-decisions/release';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decision } from './factories/decisions';
import { buildSubmitted } from './factories/sections';
import { rightPassword } from './fake-auth';
import type { StatusLine } from './fake-standing';

onEachDatabase((portal) => {
  const role = 'staff:7';
  const personId = 9_701;
  /** A member of staff whose role has only these permissions. */
  const reader = (...may: string[]) =>
    staffToken(portal(), role, { personId, name: 'Rita Reader', permissions: may });
  const open = (token: string, { applicationId: id }: Applicant) =>
    portal().call('openApplication', { token, params: { id } });
  afterEach(() => {
    portal().auth.standings.clear();
    portal().auth.colleagues.length = 0;
  });

  describe('somebody whose role reads applications', () => {
    it('reads one, is told that they cannot decide, and cannot', async () => {
      const amina = await buildSubmitted(portal());
      const token = await reader('readApplications');
      const { status, body } = await open(token, amina);
      expect([status, body.review.abilities.decide]).toEqual([200, false]);
      expect((await portal().call('decideApplication', { token, body: decision(amina) })).status).toBe(403);
      const decider = await reader('readApplications', 'decide');
      expect((await open(decider, amina)).body.review.abilities.decide).toBe(true);
    });

    it('opens its files where the role reads documents, too', async () => {
      const amina = await buildSubmitted(portal());
      const { file_path: path } = await portal()
        .knex('documents')
        .where({ application_id: amina.applicationId })
        .first();
      const file = async (...may: string[]) =>
        (
          await fetch(`${portal().url}/api/storage/${path}`, {
            headers: { Authorization: `Bearer ${await reader(...may)}` },
          })
        ).status;
      const allButDocuments = permissions.filter((one) => one !== 'readDocuments');
      expect([await file(...allButDocuments), await file('readDocuments')]).toEqual([404, 200]);
    });
  });

  it('a role without readApplications reads none, whatever else it may', async () => {
    const amina = await buildSubmitted(portal());
    const token = await reader(...permissions.filter((one) => one !== 'readApplications'));
    expect((await open(token, amina)).status).toBe(403);
    expect(
      (await portal().call('addNote', { token, params: { id: amina.applicationId }, body: { text: 'Hi' } }))
        .status,
    ).toBe(404);
  });

  it('whoever may not read applications is no colleague to be given any', async () => {
    portal().auth.colleagues.push(
      { id: 9_001, name: 'Grace Mutoni', role: 'admin' },
      { id: 9_702, name: 'Max Mailer', role: 'staff:8', permissions: ['manageMail'] },
      { id: personId, name: 'Rita Reader', role, permissions: ['readApplications'] },
    );
    const { body } = await portal().call('listColleagueNames', { token: await staffToken(portal()) });
    expect(body.colleagues.map(({ name }: { name: string }) => name)).toEqual([
      'Grace Mutoni',
      'Rita Reader',
    ]);
  });

  describe('a decision that somebody with a custom role held', () => {
    const hold = async (amina: Applicant) => {
      const token = await reader('readApplications', 'decide');
      const body = decision(amina, { status: 'rejected', hold_minutes: 1 });
      const { id } = (await portal().call('decideApplication', { token, body })).body.held;
      const goes_out_at = new Date(Date.now() - 1000);
      await portal().knex('held_decisions').where({ id }).update({ goes_out_at });
      return id as number;
    };
    const stateAs = async (id: number, present: StatusLine) => {
      portal().auth.standings.set(personId, present);
      await releaseDue(portal().service, silentLogger);
      return (await portal().knex('held_decisions').where({ id }).first()).state;
    };
    const stateAfter = (id: number, may: string[]) => stateAs(id, { role, permissions: may });
    const roleInLog = async ({ applicationId: application_id }: Applicant, action: string) =>
      (await portal().knex('audit_entries').where({ application_id, action }).first()).actor_role;
    /** Does `work` while reviewers read internships without names. */
    async function withoutNames<T>(work: () => Promise<T>): Promise<T> {
      const hide = async (on: boolean) => {
        const params = { programme: 'intern' };
        const token = await staffToken(portal());
        expect((await portal().call('setBlindReview', { token, params, body: { on } })).status).toBe(200);
      };
      await hide(true);
      try {
        return await work();
      } finally {
        await hide(false);
      }
    }

    it('goes out while the role may decide', async () => {
      const amina = await buildSubmitted(portal());
      expect(await stateAfter(await hold(amina), ['readApplications', 'decide'])).toBe('sent');
      const row = await portal().knex('applications').where({ id: amina.applicationId }).first();
      expect(row.status).toBe('rejected');
    });

    it('goes out, or is cancelled, under the role that they have by then', async () => {
      const [amina, bosco] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const ids = [await hold(amina), await hold(bosco)] as const;
      const token = await staffToken(portal(), role, {
        personId,
        permissions: ['assess', 'readApplications'],
      });
      const params = { id: bosco.applicationId };
      expect((await portal().call('declareConflict', { token, params })).status).toBe(204);
      expect(await stateAs(ids[0], { role: 'reviewer' })).toBe('sent');
      expect(await roleInLog(amina, 'status_changed')).toBe('reviewer');
      expect((await portal().knex('held_decisions').where({ id: ids[1] }).first()).state).toBe('cancelled');
      expect(await roleInLog(bosco, 'decision_undone')).toBe('reviewer');
    });

    it('goes out without names only where the role of then sees them', async () => {
      const [amina, bosco] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const ids = [await hold(amina), await hold(bosco)] as const;
      await portal()
        .knex('held_decisions')
        .where({ id: ids[1] })
        .update({ goes_out_at: new Date(Date.now() + 60_000) });
      await withoutNames(async () => {
        expect(await stateAfter(ids[0], ['readApplications', 'decide', 'seeNames'])).toBe('sent');
        await portal()
          .knex('held_decisions')
          .where({ id: ids[1] })
          .update({ goes_out_at: new Date(Date.now() - 1000) });
        expect(await stateAfter(ids[1], ['readApplications', 'decide'])).toBe('cancelled');
      });
      const cancelled = await portal().knex('cancelled_acts').where({ application_id: bosco.applicationId });
      expect(cancelled).toMatchObject([{ reason: 'blind' }]);
    });

    it('is cancelled once the role may not any more', async () => {
      const amina = await buildSubmitted(portal());
      const id = await hold(amina);
      expect(await stateAfter(id, ['readApplications'])).toBe('cancelled');
      const cancelled = await portal().knex('cancelled_acts').where({ application_id: amina.applicationId });
      expect(cancelled).toMatchObject([{ reason: 'role' }]);
    });
  });

  it('who has read an application keeps their name in its history when the applicant is erased', async () => {
    const amina = await buildSubmitted(portal());
    await open(await reader('readApplications'), amina);
    const body = { reason: 'person_asked', password: rightPassword };
    const params = { id: amina.applicationId };
    await portal().call('eraseApplicant', { token: await staffToken(portal()), params, body });
    const acts = await portal().knex('audit_entries').where({ application_id: amina.applicationId });
    const names = new Map(acts.map((act) => [act.actor_role, act.actor_name]));
    expect(names.get(role)).toBe('Rita Reader');
    expect(names.get('intern')).not.toBe('Amina Uwase');
  });
});
