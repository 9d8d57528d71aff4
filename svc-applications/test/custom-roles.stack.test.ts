import { silentLogger } from '@portal/service-kit/logging';
import { permissions } from '@portal/service-kit/permissions';
import { releaseDue } from '../src/decisions/delayed-decisions/release';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { decision } from './factories/decisions';
import { buildSubmitted } from './factories/sections';
import { rightPassword } from './fake-auth';

onEachDatabase((portal) => {
  const role = 'staff:7';
  const personId = 9_701;
  /** Somebody with a role of these permissions alone. */
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
    const stateAfter = async (id: number, may: string[]) => {
      portal().auth.standings.set(personId, { role, permissions: may });
      await releaseDue(portal().service, silentLogger);
      return (await portal().knex('held_decisions').where({ id }).first()).state;
    };

    it('goes out while the role may decide', async () => {
      const amina = await buildSubmitted(portal());
      expect(await stateAfter(await hold(amina), ['readApplications', 'decide'])).toBe('sent');
      const row = await portal().knex('applications').where({ id: amina.applicationId }).first();
      expect(row.status).toBe('rejected');
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
