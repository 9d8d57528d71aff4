import { admitsRole } from '@portal/service-kit/http';
import { fold } from '../src/application/search-words/words';
import { allowedBlind } from '../src/assessment/blind/allowed';
import { concerned } from '../src/assessment/concerned';
import { allCalls } from '../src/calls';
import { onEachDatabase } from './applications-under-test';
import type { Options } from './client';
import { type Applicant, staffToken } from './factories/applicant';
import { about, type Input, inputsFor } from './factories/blind-inputs';
import { type Beside, buildRare, everywhere, rare, referenceOfRare } from './factories/rare-names';
import { grace, joel, readingStaff } from './factories/reading-staff';
import { buildSubmitted } from './factories/sections';

interface Response {
  status: number;
  /** The headers and the body of the response. */
  text: string;
}

onEachDatabase((portal) => {
  const { tokenOf, call, reading, note } = readingStaff(portal);
  const asJoel = async (options: Options = {}) => ({ token: await tokenOf(joel), ...options });
  const toRead = async (query: Options['query'] = {}) =>
    (await portal().call('listBlindApplications', await asJoel({ query }))).body.applications;
  const readBlind = async ({ applicationId: id }: Applicant) =>
    portal().call('getBlindApplication', await asJoel({ params: { id } }));
  let person: Applicant;
  let beside: Beside;
  const hide = (on: boolean, programme = 'intern') =>
    call(grace, 'setBlindReview', { params: { programme }, body: { on } });

  beforeAll(async () => {
    portal().auth.colleagues.push(grace, joel);
    ({ who: person, beside } = await buildRare(portal()));
  });

  /** The calls that reviewers may make. */
  const openToReviewers = () =>
    allCalls(portal().service).filter(
      (call) => call.auth !== 'internal' && call.auth !== 'public' && admitsRole(call, { role: 'reviewer' }),
    );

  const inputOf = (id: string) => inputsFor(person, beside)[id] ?? about(person);

  async function ask(id: string, input: Input = inputOf(id), as = joel): Promise<Response> {
    const found = openToReviewers().find((one) => one.id === id);
    const path =
      found?.path.replace(/[:*](\w+)/g, (_all, name: string) => String(input.path?.[name] ?? 1)) ?? '';
    const response = await fetch(`${portal().url}${path}${input.query ? `?${input.query}` : ''}`, {
      method: found?.method.toUpperCase() ?? 'GET',
      headers: {
        Authorization: `Bearer ${await tokenOf(as)}`,
        ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    return { status: response.status, text: `${[...response.headers].join()}\n${await response.text()}` };
  }

  const leaked = ({ text }: Response) => {
    const folded = fold(text);
    const sought = [...Object.values(rare), person.personal.phone, person.personal.email];
    return sought.filter((word) => folded.includes(fold(word)));
  };

  it('before it begins, the same questions are answered with the names: the search would find them', async () => {
    for (const id of [
      'listProgrammeApplications',
      'openApplication',
      'getTimeline',
      'listLetters',
      'getWorkQueue',
      'listSamePerson',
      'getAssessment',
      'compareReopening',
      'listApplications',
      'previewBulkAction',
      'exportApplications',
      'listLatestNotifications',
    ])
      expect([id, leaked(await ask(id)).length > 0]).toEqual([id, true]);
    expect((await ask('getFile')).status).toBe(200);
  });

  describe('while names are hidden', () => {
    beforeAll(async () => {
      // The same person has begun a visit, whose names are hidden by a separate phase.
      for (const programme of ['intern', 'visitor']) expect((await hide(true, programme)).status).toBe(200);
    });

    it('no answer to a reader has one of the names, whatever the reader asks', async () => {
      const calls = openToReviewers();
      expect(calls.length).toBeGreaterThan(50);
      const bad: unknown[] = [];
      for (const { id } of calls) {
        const value = await ask(id);
        expect([id, leaked(value)]).toEqual([id, []]);
        const isClosed = id in concerned && !(id in allowedBlind);
        // Only its author may remove a note, and the score sheet belongs to other criteria.
        const expected = isClosed || id === 'deleteNote' ? 403 : expect.any(Number);
        if (typeof expected === 'number' && value.status !== expected)
          bad.push([id, value.status, value.text.slice(-300)]);
        else if (isClosed) expect(value.text).toContain('"names_hidden":true');
      }
      expect(bad).toEqual([]);
    });

    it('no file, letter or mail of it is given out', async () => {
      for (const path of beside.paths)
        expect((await ask('getFile', { path: { path } })).status).not.toBe(200);
      for (const id of [
        'getLetterFile',
        'resendApplicationMail',
        'listLetters',
        'compareReopening',
        'getApplicationByType',
        'openApplicationByType',
        'openApplication',
        'getTimeline',
      ])
        expect((await ask(id)).status).toBe(403);
    });

    it('a guess is not confirmed: a search finds nothing, by name, address, number or reference', async () => {
      const { email, phone } = person.personal;
      for (const search of [rare.last, email, phone, `INT-${person.applicationId}`, 'xyzzy']) {
        const query = `${new URLSearchParams({ search })}`;
        const found = [
          await ask('listProgrammeApplications', { path: { type: 'intern' }, query }),
          await ask('listApplications', { query }),
          await ask('listApplications', { query: `${query}&type=intern` }),
        ];
        expect(found.map(({ status }) => status)).toEqual([200, 200, 200]);
        for (const { text } of found) expect(text).toContain('"applications":[]');
      }
    });

    it('the other applications of the person do not refer to it', async () => {
      await hide(false, 'visitor');
      for (const id of [beside.visit.applicationId, beside.further])
        for (const operation of [
          'openApplication',
          'getTimeline',
          'listSamePerson',
          'exportApplications',
          'listApplications',
        ]) {
          const input = operation === 'exportApplications' ? { body: { ids: [id] } } : { path: { id } };
          const value = await ask(operation, input);
          expect([operation, value.status]).toEqual([operation, 200]);
          expect([operation, value.text.includes(referenceOfRare(person))]).toEqual([operation, false]);
          expect([operation, value.text.includes('"type":"intern"')]).toEqual([operation, false]);
        }
    });

    it('the reader reads what is shown, writes and gives points; words of others wait', async () => {
      const params = { id: person.applicationId };
      const { status, body } = await readBlind(person);
      expect(status).toBe(200);
      expect(body).toMatchObject({ reference: referenceOfRare(person), type: 'intern', status: 'in-review' });
      const statement = body.sections.find(({ key }) => key === 'statement')?.groups[0]?.facts[0]?.value;
      expect(statement).toMatch(
        /^I am \[hidden\].*Care at home matters to me\. Write to \[hidden\] or call \[hidden\]/,
      );
      expect(await toRead({ whose: 'mine' })).toEqual([
        {
          ...params,
          reference: referenceOfRare(person),
          type: 'intern',
          status: 'in-review',
          assigned: true,
          sheet: expect.any(String),
        },
      ]);
      const written = await note(joel, person, `Is this ${rare.first}?`);
      expect(written.status).toBe(201);
      const before = await reading(joel, person);
      expect(before.labels).toEqual([]);
      // Own words stay as written: a replaced word would reveal that it is the name.
      expect(before.notes.map(({ text }) => text)).toEqual([
        'A careful application.',
        `Is this ${rare.first}?`,
      ]);
      const form = before.form;
      const points = Object.fromEntries((form?.criteria ?? []).map(({ key }) => [key, 5]));
      const sheet = {
        form_id: form?.id,
        points,
        comment: 'Strong.',
        version: before.own_sheet?.version ?? 0,
      };
      expect((await call(joel, 'submitScoreSheet', { params, body: sheet })).status).toBe(200);
      const { results } = await reading(joel, person);
      expect(results?.sheets.map(({ reader, comment }) => [reader, comment])).toEqual([
        ['Joel Kamau', 'Strong.'],
        ['Rosa Ineza', ''],
      ]);
    });

    it('administrators see names, and how it is read without them', async () => {
      expect(
        leaked(await ask('openApplication', inputOf('openApplication'), grace as never)).length,
      ).toBeGreaterThan(0);
      expect(
        (await call(grace, 'getBlindApplication', { params: { id: person.applicationId } })).status,
      ).toBe(200);
    });

    it('a reader cannot end it; twice is fine, and each beginning and end is recorded once', async () => {
      expect(
        (await call(joel, 'setBlindReview', { params: { programme: 'intern' }, body: { on: false } })).status,
      ).toBe(403);
      expect((await hide(true, 'gone')).status).toBe(404);
      await hide(true);
      const acts = (
        await portal().call('listApplicationActivity', { token: await tokenOf(grace) })
      ).body.entries.filter(({ details }) => JSON.stringify(details).includes('names_hidden_intern'));
      expect(acts.map(({ details }) => details)).toEqual([
        { from: { names_hidden_intern: false }, to: { names_hidden_intern: true } },
      ]);
      const { programmes } = (await portal().call('listBlindProgrammes', await asJoel())).body;
      expect(programmes.find(({ programme }) => programme === 'intern')).toMatchObject({
        hidden_since: expect.any(String),
        hidden_by: 'Grace Mutoni',
      });
    });

    it('a role that decides on requests and sees no names has none of the programme, nor their number', async () => {
      await hide(false, 'visitor');
      const requestOf = ({ personId, applicationId }: Applicant, type: 'intern' | 'visitor') => ({
        ...{ personId, type, originalApplicationId: applicationId, userReason: `I am ${rare.first}.` },
        ...{ applicantName: `${rare.first} ${rare.last}`, applicantEmail: person.personal.email },
      });
      const { stores } = portal().service;
      await stores.requests.insert(requestOf(person, 'intern'), new Date());
      const ofVisit = await stores.requests.insert(requestOf(beside.visit, 'visitor'), new Date());
      const seen = async (...more: string[]) => {
        const permissions = ['readApplications', 'decideRequests', ...more];
        const token = await staffToken(portal(), 'staff:7', { personId: 9_704, name: 'Rita', permissions });
        const { requests, total, pending } = (await portal().call('listRequests', { token })).body;
        const { pending_requests: dot } = (await portal().call('countUnread', { token })).body;
        return { ids: requests.map(({ id }) => id), total, pending, dot };
      };
      expect(await seen('seeNames')).toMatchObject({ total: 2, pending: 2, dot: 2 });
      expect(await seen()).toEqual({ ids: [ofVisit], total: 1, pending: 1, dot: 1 });
    });

    it('whoever knows the applicant reads nothing here either, and is not given it to read', async () => {
      const other = await buildSubmitted(portal());
      const params = { id: other.applicationId };
      expect((await readBlind(other)).status).toBe(200);
      expect((await call(joel, 'declareConflict', { params })).status).toBe(204);
      expect((await readBlind(other)).body).toMatchObject({ knows_applicant: true });
      const listed = (await toRead()).map(({ id }) => id);
      expect(listed).not.toContain(other.applicationId);
    });

    it('other services learn what a reader must not see, and one that does not ask for it gets nothing', async () => {
      const ask = async (role: string) => {
        const headers = { Authorization: 'Service the-service-credential-of-tests' };
        const response = await fetch(`${portal().url}/internal/staff/${joel.id}/hidden${role}`, { headers });
        return [response.status, ((await response.json()) as { programmes?: string[] }).programmes];
      };
      expect(await ask('?role=reviewer')).toEqual([200, ['intern']]);
      expect(await ask('?role=admin')).toEqual([200, []]);
      expect(await ask('')).toEqual([503, undefined]);
    });
  });

  it('afterwards everything is as before', async () => {
    expect((await hide(false)).status).toBe(200);
    for (const id of [
      'listProgrammeApplications',
      'openApplication',
      'getTimeline',
      'listLetters',
      'listSamePerson',
      'getAssessment',
      'compareReopening',
      'listApplications',
      'previewBulkAction',
      'exportApplications',
      'listLatestNotifications',
    ])
      expect([id, leaked(await ask(id)).length > 0]).toEqual([id, true]);
    const { notes, labels, results } = await reading(joel, person);
    expect([notes.length, labels.length]).toEqual([4, 1]);
    expect(results?.sheets.map(({ comment }) => comment)).toEqual(['Strong.', everywhere]);
    const refused = await readBlind(person);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The names of this programme are no longer hidden. Open the application again.',
    ]);
    expect(await toRead()).toEqual([]);
  });
});
