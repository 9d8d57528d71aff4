import { silentLogger } from '@portal/service-kit/logging';
import { releaseDue } from '../src/decisions/delayed-decisions/release';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { decision } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  const program = (...may: string[]) => ({
    ...{ personId: 9_001, name: 'Grace Mutoni', scope: 'program' },
    program: { token: 7, name: 'Nightly copy', may },
  });

  it('a decision of a program that waited stands under its name, too', async () => {
    const token = await staffToken(portal(), 'admin', program('applications:read', 'decisions:write'));
    const amina = await buildSubmitted(portal());
    const body = { ...decision(amina), hold_minutes: 5 };
    expect((await portal().call('decideApplication', { token, body })).status).toBe(202);
    await portal()
      .knex('held_decisions')
      .where({ slot: amina.applicationId })
      .update({ goes_out_at: new Date(Date.now() - 1000) });
    await releaseDue(portal().service, silentLogger);
    const { entries } = (await portal().call('getTimeline', { token, params: { id: amina.applicationId } }))
      .body;
    expect(entries.find(({ action }) => action === 'status_changed')).toMatchObject({
      actor: { name: 'Nightly copy (token of Grace Mutoni)' },
      details: { token: 7 },
    });
  });

  it('a program with a token acts under its name and its maker’s', async () => {
    const token = await staffToken(portal(), 'admin', program('applications:read'));
    const decides = await staffToken(portal(), 'admin', program('applications:read', 'decisions:write'));
    const amina = await buildSubmitted(portal());
    const params = { id: amina.applicationId };
    await portal().call('openApplication', { token: await grace(), params });
    expect((await portal().call('openApplication', { token, params })).status).toBe(200);
    expect((await portal().call('decideApplication', { token, body: decision(amina) })).status).toBe(403);
    expect((await portal().call('decideApplication', { token: decides, body: decision(amina) })).status).toBe(
      200,
    );
    for (const call of [
      'getSettings',
      'listWebhooks',
      'listRequests',
      'listApplicationEvents',
      'listApplicationMails',
    ] as const)
      expect([call, (await portal().call(call, { token: decides })).status]).toEqual([call, 403]);
    const { entries } = (await portal().call('getTimeline', { token, params })).body;
    const named = entries.filter(({ actor }: { actor: { name: string } }) =>
      actor.name.startsWith('Nightly'),
    );
    expect(named).toMatchObject([
      {
        action: 'viewed',
        actor: { id: 9_001, name: 'Nightly copy (token of Grace Mutoni)' },
        details: { token: 7 },
      },
      { action: 'status_changed', actor: { id: 9_001 }, details: { token: 7, to: 'approved' } },
    ]);
    const { feedback } = (await portal().call('listOwnFeedback', { token: await amina.accountToken() })).body;
    expect(JSON.stringify(feedback)).not.toContain('Nightly');
    const events = await portal()
      .knex('applications_events')
      .where({ kind: 'application_decided', subject_id: params.id });
    expect(events.map(({ details }) => JSON.parse(details))).toMatchObject([{ token: '7' }]);
  });
});
