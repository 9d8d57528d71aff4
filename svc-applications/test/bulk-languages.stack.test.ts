import { feedbackMessages, ownReference } from '@portal/contract-svc-applications-v1';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { kindWords } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const grace = () => staffToken(portal(), 'admin', { personId: 9_001, name: 'Grace Mutoni' });
  let keys = 0;
  const several = async (count: number) => {
    const people: Applicant[] = [];
    for (let number = 0; number < count; number += 1) people.push(await buildSubmitted(portal()));
    return people;
  };
  const seen = async (people: Applicant[]) => {
    const ids = people.map(({ applicationId }) => applicationId);
    return portal().knex('applications').whereIn('id', ids).orderBy('id').select('id', 'version');
  };
  const approve = async (items: object[], changes: object = {}) => {
    keys += 1;
    const words = { status: 'approved', message: kindWords, hold_minutes: 10 };
    const key = `languages-of-several-${keys}-${Date.now()}`;
    return portal().call('runBulkAction', {
      token: await grace(),
      body: { key, act: 'status', items, ...words, ...changes },
    });
  };
  const feedbackOn = async ({ applicationId: application_id }: Applicant) =>
    portal().knex('feedback').where({ application_id });

  it('one text becomes each applicant’s own: name, reference, and the language in which they are written to', async () => {
    const [english, french, kinyarwanda] = (await several(3)) as [Applicant, Applicant, Applicant];
    Object.assign(portal().auth.people.get(french.personId) ?? {}, { language: 'fr' });
    const { knex, auth } = portal();
    await knex('applications').where({ id: kinyarwanda.applicationId }).update({ language: 'rw' });
    const people = [english, french, kinyarwanda];
    const ids = people.map(({ applicationId }) => applicationId);
    const preview = async () => {
      const body = { act: 'status', ids, query: {} };
      const answer = await portal().call('previewBulkAction', { token: await grace(), body });
      return answer.body.applications.map(({ language }) => language);
    };
    expect(await preview()).toEqual(['en', 'fr', 'rw']);
    const changes = {
      message: 'Dear {name}, welcome. {reference}',
      messages: { fr: 'Bonjour {name}, {reference} est complet.' },
      hold_minutes: 0,
    };
    const done = await approve(await seen(people), changes);
    expect(done.body.results.map(({ state }: { state: string }) => state)).toEqual(people.map(() => 'done'));
    const sent = await Promise.all(people.map(async (one) => (await feedbackOn(one))[0]?.message));
    expect(sent).toEqual([
      `Dear Amina Uwase, welcome. ${ownReference(ids[0] as number)}`,
      `Bonjour Amina Uwase, ${ownReference(ids[1] as number)} est complet.`,
      `Dear Amina Uwase, welcome. ${ownReference(ids[2] as number)}`,
    ]);
    auth.down(true);
    try {
      // Without svc-auth only the language of the page remains.
      expect(await preview()).toEqual(['en', 'en', 'rw']);
    } finally {
      auth.down(false);
    }
  });

  it('a text that is too long with somebody’s name leaves that application as it was', async () => {
    const people = await several(2);
    const [long] = people as [Applicant];
    const name = 'Uwase '.repeat(30).trim();
    await portal().knex('applications').where({ id: long.applicationId }).update({ applicant_name: name });
    const message = `{name}${'.'.repeat(980)}`;
    const { body } = await approve(await seen(people), { message });
    expect(body.results).toMatchObject([
      { state: 'refused', reason: feedbackMessages.tooLong },
      { state: 'done' },
    ]);
    const wrong = await approve(await seen(people), { messages: { fr: 'court' } });
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { 'messages.fr': [feedbackMessages.tooShort] } },
    ]);
    expect((await approve(await seen(people), { messages: { de: kindWords } })).status).toBe(200);
  });
});
