import { savedRepliesMost, replyMessages as t } from '@portal/contract-svc-applications-v1';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';

const sorry = {
  language: 'en' as const,
  name: 'No place left',
  text: 'Dear {name}, about {reference}: no.',
  status: 'rejected' as const,
};

onEachDatabase((portal) => {
  let token: string;
  beforeAll(async () => {
    token = await staffToken(portal(), 'reviewer');
  });
  beforeEach(() => portal().knex('saved_replies').delete());

  const keep = (body: object = sorry) =>
    portal().call('createSavedReply', { token, body: body as typeof sorry });
  const all = async () => (await portal().call('listSavedReplies', { token })).body.replies;
  const change = (id: number, body: object) =>
    portal().call('updateSavedReply', { token, params: { id }, body: body as never });

  describe('saved replies', () => {
    it('are the team’s: whoever of the staff keeps one, all of them choose from it', async () => {
      const { reply } = (await keep()).body;
      expect(reply).toMatchObject({ ...sorry, version: 1 });
      const admin = await staffToken(portal(), 'admin');
      const theirs = (await portal().call('listSavedReplies', { token: admin })).body.replies;
      expect(theirs).toEqual([reply]);
      expect((await keep({ ...sorry, name: 'For any', status: undefined })).body.reply.status).toBeNull();
      const params = { id: reply.id };
      const body = { ...sorry, text: 'Dear {name}, we are sorry.', version: 1 };
      const changed = await portal().call('updateSavedReply', { token: admin, params, body });
      expect(changed.body.reply).toMatchObject({ text: body.text, version: 2 });
      expect((await portal().call('deleteSavedReply', { token, params })).status).toBe(204);
      expect((await all()).map(({ name }) => name)).toEqual(['For any']);
      expect((await portal().call('deleteSavedReply', { token, params })).status).toBe(404);
      expect((await change(reply.id, { ...sorry, version: 2 })).status).toBe(404);
    });

    it('have a name of their own in each language, whatever its capitals and blanks', async () => {
      await keep();
      const taken = await keep({ ...sorry, name: ' no  PLACE left' });
      expect([taken.status, taken.body]).toMatchObject([422, { errors: { name: [t.nameTaken] } }]);
      expect((await keep({ ...sorry, language: 'fr' })).status).toBe(200);
      const other = (await keep({ ...sorry, name: 'Welcome' })).body.reply;
      const renamed = await change(other.id, { ...sorry, version: 1 });
      expect(renamed.body).toMatchObject({ errors: { name: [t.nameTaken] } });
      expect((await all()).map(({ name, language }) => `${name} ${language}`)).toEqual([
        'No place left en',
        'No place left fr',
        'Welcome en',
      ]);
    });

    it('change as they were read: of two at once one gets a conflict', async () => {
      const { id } = (await keep()).body.reply;
      const both = await Promise.all([
        change(id, { ...sorry, text: 'One of two texts', version: 1 }),
        change(id, { ...sorry, text: 'The other text', version: 1 }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ message: t.changed });
    });

    it.each([
      ['an unknown placeholder', { text: 'Dear {nmae}, no.' }, { text: [t.placeholders] }],
      ['no text', { text: '  ' }, { text: [t.text] }],
      ['a text that is too long', { text: 'a'.repeat(1001) }, { text: [t.text] }],
      ['no name', { name: '' }, { name: [t.name] }],
    ])('refuse %s and store nothing', async (_, wrong, errors) => {
      const { status, body } = await keep({ ...sorry, ...wrong });
      expect([status, body]).toMatchObject([422, { errors }]);
      expect((await keep({ ...sorry, language: 'xx' })).status).toBe(422);
      expect(await all()).toEqual([]);
    });

    it('are no more than the team can look through', async () => {
      const now = new Date();
      const by = { personId: 1, name: 'Somebody' };
      for (let n = 0; n < savedRepliesMost; n += 1)
        await portal().service.stores.replies.insert({ ...sorry, name: `Reply ${n}` }, by, now);
      expect(await keep()).toMatchObject({ status: 409, body: { message: t.most } });
    });

    it('are for staff alone', async () => {
      const amina = await buildApplicant(portal());
      expect((await portal().call('listSavedReplies', { token: await amina.accountToken() })).status).toBe(
        403,
      );
    });

    it('find the language in which an applicant is written to', async () => {
      const amina = await buildApplicant(portal());
      await portal().knex('applications').where({ id: amina.applicationId }).update({ language: 'fr' });
      const { body } = await portal().call('openApplication', { token, params: { id: amina.applicationId } });
      expect(body.review.language).toBe('fr');
      const owners = { token: await amina.accountToken(), params: { id: amina.applicationId } };
      expect(JSON.stringify((await portal().call('getApplicationByType', owners)).body)).not.toContain(
        '"language":"fr"',
      );
    });
  });
});
