import { until as eventually } from '@portal/test-kit';
import { endReopenings } from '../src/decisions/reopening/lapse';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, staffToken } from './factories/applicant';
import { actAtOnce } from './factories/at-once';
import { decideOn, decision } from './factories/decisions';
import { inDays, reopening } from './factories/reopening';
import { buildSubmitted, pdfFile, sections } from './factories/sections';

const statement = 'I nursed my grandmother, and I want to learn how to do it well.';
const earlier = sections.saveInterests.personal_statement;

onEachDatabase((portal) => {
  const { reopen, mine, edit, upload, send, compare, readByStaff, newsOf, timeIsOver, filesOf, opened } =
    reopening(portal);

  describe('a reopened section', () => {
    it('is asked for by mail, and stands beside the status for the applicant and for staff', async () => {
      const amina = await buildSubmitted(portal());
      const until = inDays(7);
      const { status, body } = await reopen(amina, { sections: ['statement', 'documents.cv'], until });
      expect([status, body.email_sent]).toEqual([201, true]);
      const result = { number: 1, state: 'open', sections: ['statement', 'documents.cv'], until };
      expect(await mine(amina)).toMatchObject({
        status: 'submitted',
        reopened: { ...result, reason: 'Please say more about your reasons.' },
        abilities: { edit: false, upload: false, answer: true },
      });
      expect((await readByStaff(amina)).reopened).toMatchObject(result);
      const search = amina.personal.email;
      const options = { params: { type: 'intern' }, query: { search } };
      const list = await portal().call('listProgrammeApplications', {
        token: await staffToken(portal(), 'reviewer'),
        ...options,
      });
      expect(list.body.applications).toMatchObject([{ reopened: result }]);
      const mail = portal().mails.find(
        ({ to, subject }) => to === amina.personal.email && subject.startsWith('We need something more'),
      );
      expect(mail?.text).toContain('Please say more about your reasons.');
      expect(mail?.text).toContain('Personal statement, Signed CV / Resume');
      expect(mail?.text).toContain(`/userdashboard/applications/${amina.applicationId}`);
    });

    it('is changed and sent, and staff read it before and after; everything else stays frozen', async () => {
      const amina = await buildSubmitted(portal());
      await reopen(amina, { sections: ['statement', 'documents.cv'] });
      const [cvBefore] = await filesOf(amina, 'cv');
      const frozen = await edit(amina, { other_skills: 'Piano' });
      expect(frozen.body.message).toMatch(/cannot be edited/);
      const both = await edit(amina, { personal_statement: statement, other_skills: 'Piano' });
      expect([frozen.status, both.status]).toEqual([409, 409]);
      expect((await upload(amina, 'transcript')).status).toBe(409);

      expect((await edit(amina, { personal_statement: '' })).status).toBe(422);
      const saved = await edit(amina, { personal_statement: statement });
      expect([saved.status, saved.body.review.personal_statement]).toEqual([200, statement]);
      expect((await upload(amina, 'cv')).status).toBe(200);
      expect(JSON.stringify(await newsOf(amina))).not.toMatch(/updated|Answers/);
      expect((await send(amina)).status).toBe(200);
      expect((await send(amina)).body.state).toBe('answered');

      expect(await newsOf(amina)).toMatchObject([{ title: 'Answers to reopened sections' }]);
      expect(await mine(amina)).toMatchObject({
        status: 'submitted',
        reopened: { state: 'answered' },
        abilities: { answer: false },
      });
      const { before, after } = (await compare(amina, 1)).body;
      expect([before.personal_statement, after?.personal_statement]).toEqual([earlier, statement]);
      const [cvAfter] = await filesOf(amina, 'cv');
      expect(before.uploads).toContainEqual(expect.objectContaining({ file_path: cvBefore?.file_path }));
      expect(after?.uploads).toContainEqual(expect.objectContaining({ file_path: cvAfter?.file_path }));
      expect(cvAfter?.file_path).not.toBe(cvBefore?.file_path);
      const stranger = await buildSubmitted(portal());
      for (const file of [cvBefore, cvAfter]) {
        const path = String(file?.file_path);
        expect(await opened(path, await staffToken(portal()))).toBe(200);
        expect(await opened(path, await amina.accountToken())).toBe(200);
        expect(await opened(path, await stranger.accountToken())).toBe(404);
      }
      expect((await edit(amina, { personal_statement: 'Again' })).status).toBe(409);
      expect((await upload(amina, 'cv')).status).toBe(409);
    });

    it('is opened a second time as another entry, and the first is read as it was', async () => {
      const amina = await buildSubmitted(portal());
      await reopen(amina);
      await edit(amina, { personal_statement: statement });
      await send(amina);
      expect((await reopen(amina, { sections: ['skills'] })).body.reopening.number).toBe(2);
      expect((await edit(amina, { personal_statement: 'Third' })).status).toBe(409);
      expect((await edit(amina, { other_skills: 'Piano' })).status).toBe(200);
      await send(amina);
      const [first, second] = [(await compare(amina, 1)).body, (await compare(amina, 2)).body];
      expect([first.before.personal_statement, first.after?.personal_statement]).toEqual([
        earlier,
        statement,
      ]);
      expect([first.after?.other_skills, second.after?.other_skills]).toEqual(['Drawing', 'Piano']);
      const all = await portal().call('listReopenings', {
        token: await staffToken(portal()),
        params: { id: amina.applicationId },
      });
      expect(all.body.reopenings.map(({ number, state }) => [number, state])).toEqual([
        [2, 'answered'],
        [1, 'answered'],
      ]);
    });

    it('takes nothing after its last day; staff are notified once, however often anybody looks', async () => {
      const amina = await buildSubmitted(portal());
      await reopen(amina);
      await edit(amina, { personal_statement: statement });
      await timeIsOver(amina);
      const late = await edit(amina, { personal_statement: 'Too late' });
      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringMatching(/time for these answers/),
      ]);
      expect((await upload(amina, 'cv')).status).toBe(409);
      expect((await send(amina)).status).toBe(409);
      expect(await mine(amina)).toMatchObject({ reopened: { state: 'over' }, abilities: { answer: false } });
      await Promise.all([endReopenings(portal().service), endReopenings(portal().service)]);
      await endReopenings(portal().service);
      expect(await newsOf(amina)).toMatchObject([{ title: 'No answer in time' }]);
      // Answers that were saved in time count.
      expect((await compare(amina, 1)).body.after?.personal_statement).toBe(statement);
      expect((await reopen(amina)).status).toBe(201);
    });

    it('that ends while the process is killed ends whole or not at all', async () => {
      const amina = await buildSubmitted(portal());
      await reopen(amina);
      await timeIsOver(amina);
      const { stores } = portal().service;
      const killed: typeof stores = {
        ...stores,
        transaction: (work) =>
          stores.transaction(async (trx) => {
            await work(trx);
            throw new Error('killed');
          }),
      };
      await expect(endReopenings({ stores: killed })).rejects.toThrow('killed');
      expect(await newsOf(amina)).toEqual([]);
      await endReopenings(portal().service);
      await endReopenings(portal().service);
      expect(await newsOf(amina)).toMatchObject([{ title: 'No answer in time' }]);
    });

    it('is not opened while a decision waits to go out, and ends when that goes out', async () => {
      const [amina, bea] = [await buildSubmitted(portal()), await buildSubmitted(portal())];
      const token = await staffToken(portal());
      const held = (person: Applicant) =>
        portal().call('decideApplication', { token, body: { ...decision(person), hold_minutes: 10 } });
      await held(amina);
      expect((await reopen(amina)).status).toBe(409);
      await reopen(bea);
      await held(bea);
      expect((await edit(bea, { personal_statement: statement })).status).toBe(200);
      expect((await mine(bea)).reopened?.state).toBe('open');
    });

    it('ends with a decision, with a withdrawal, and when staff end it', async () => {
      const [amina, bea, chantal] = [
        await buildSubmitted(portal()),
        await buildSubmitted(portal()),
        await buildSubmitted(portal()),
      ];
      for (const person of [amina, bea, chantal]) await reopen(person);
      await decideOn(portal(), amina, { status: 'in-review' });
      expect((await edit(amina, { personal_statement: statement })).status).toBe(200);
      await decideOn(portal(), amina);
      const token = await bea.accountToken();
      await portal().call('withdrawApplication', { token, params: { id: bea.applicationId }, body: {} });
      const params = { id: chantal.applicationId, number: 1 };
      const ended = await portal().call('endReopening', { token: await staffToken(portal()), params });
      expect(ended.body.reopening.state).toBe('ended');
      for (const actor of [amina, bea, chantal]) {
        const refused = await edit(actor, { personal_statement: statement });
        expect([refused.status, refused.body.message]).toEqual([
          409,
          'We are no longer waiting for these answers, so nothing was changed.',
        ]);
        expect((await mine(actor)).reopened).toBeNull();
      }
      expect((await compare(amina, 1)).body.after?.personal_statement).toBe(statement);
      expect((await compare(bea, 1)).body.after).toBeNull();
      expect((await reopen(amina)).body.message).toMatch(/is waiting for a decision/);
      expect((await reopen(bea)).body.message).toMatch(/has withdrawn/);
    });
  });

  it('two members of staff at once reopen it once, and the mail goes once', async () => {
    const amina = await buildSubmitted(portal());
    const { version } = await readByStaff(amina);
    const acts = [1, 2, 3].map(() => () => reopen(amina, { version }));
    const answers = await actAtOnce(portal(), acts);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const mails = () => portal().mails.filter(({ to, subject }) => isTo(amina, to) && /more/.test(subject));
    await eventually(() => mails().length > 0);
    expect(mails()).toHaveLength(1);
    const stale = await buildSubmitted(portal());
    expect((await reopen(stale, { version: 1 })).body.message).toMatch(/changed in the meantime/);
  });

  it.each([
    ['nothing', { sections: [] }, 'sections'],
    ['the agreements', { sections: ['welcome'] }, 'sections'],
    ['a document that is none', { sections: ['documents.passwd'] }, 'sections'],
    ['no reason', { reason: '  ' }, 'reason'],
    ['a long reason', { reason: 'x'.repeat(1001) }, 'reason'],
    ['yesterday', { until: inDays(-1) }, 'until'],
    ['a day in four months', { until: inDays(120) }, 'until'],
    ['no day', { until: '2027-02-31' }, 'until'],
  ])('%s is refused by its field', async (_story, wrong, field) => {
    const amina = await buildSubmitted(portal());
    const { status, body } = await reopen(amina, wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await mine(amina)).reopened).toBeNull();
  });

  it('only staff reopen, and only its applicant with a password answers', async () => {
    const amina = await buildSubmitted(portal());
    const stranger = await buildSubmitted(portal());
    await reopen(amina);
    const params = { id: amina.applicationId, number: 1 };
    for (const operation of [
      'reopenApplication',
      'listReopenings',
      'compareReopening',
      'previewReopening',
      'endReopening',
    ] as const) {
      const reads = operation === 'listReopenings' || operation === 'compareReopening';
      const options = { params, ...(!reads && { body: {} }), token: await amina.accountToken() };
      expect((await portal().call(operation, options)).status).toBe(403);
    }
    const body = { data: { personal_statement: statement } };
    for (const [operation, token, expected] of [
      ['updateOwnApplication', await stranger.accountToken(), 404],
      ['submitReopenedAnswers', await stranger.accountToken(), 404],
      ['submitReopenedAnswers', await staffToken(portal()), 403],
      ['submitReopenedAnswers', amina.token, 403],
    ] as const) {
      expect((await portal().call(operation, { params, token, body })).status).toBe(expected);
    }
    const form = { intern_details_id: amina.detailsId, cv: await pdfFile('cv.pdf') };
    expect((await portal().call('uploadInternshipDocuments', { token: amina.token, form })).status).toBe(409);
  });
});

const isTo = ({ personal }: Applicant, to: string) => to === personal.email;
