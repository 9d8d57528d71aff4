import { admitsRole } from '@portal/service-kit/http';
import { fold } from '../src/application/search-words/words';
import { allowedBlind } from '../src/assessment/blind/allowed';
import { concerned } from '../src/assessment/conflicts/concerned';
import { allCalls } from '../src/calls';
import { onEachDatabase } from './applications-under-test';
import type { Options } from './client';
import type { Applicant } from './factories/applicant';
import { decision } from './factories/decisions';
import { type Beside, buildRare, everywhere, rare, referenceOfRare } from './factories/rare-names';
import { grace, joel, readingStaff } from './factories/reading-staff';
import { inDays } from './factories/reopening';
import { buildSubmitted } from './factories/sections';

interface Told {
  status: number;
  /** Headers and body. */
  text: string;
}

onEachDatabase((portal) => {
  const { tokenOf, call, reading, note } = readingStaff(portal);
  const asJoel = async (options: Options = {}) => ({ token: await tokenOf(joel), ...options });
  const toRead = async (query: Options['query'] = {}) =>
    (await portal().call('B03', await asJoel({ query }))).body.applications;
  const readBlind = async ({ applicationId: id }: Applicant) =>
    portal().call('B04', await asJoel({ params: { id } }));
  let who: Applicant;
  let beside: Beside;
  const hide = (on: boolean, programme = 'intern') =>
    call(grace, 'B02', { params: { programme }, body: { on } });

  beforeAll(async () => {
    portal().auth.colleagues.push(grace, joel);
    ({ who, beside } = await buildRare(portal()));
  });

  /** The calls that the role of a reviewer may make. */
  const openToReviewers = () =>
    allCalls(portal().service).filter(
      (call) => call.auth !== 'internal' && call.auth !== 'public' && admitsRole(call, { role: 'reviewer' }),
    );

  /** What each call of staff is asked, about the application with the rare names wherever it can name one. */
  function inputOf(id: string): { path?: Record<string, string | number>; query?: string; body?: unknown } {
    const { applicationId, detailsId } = who;
    const aboutIt = { path: { id: applicationId, type: 'intern', number: 1 } };
    const search = new URLSearchParams({ search: rare.first, sort: 'applicant_name' });
    const sheet = { form_id: 1, points: {}, comment: 'Read.', version: 0 };
    const hold = { act: 'status', status: 'approved', message: 'We are glad to have you.', hold_minutes: 10 };
    const reopening = { sections: ['statement'], reason: 'Please say more about it.', until: inDays(7) };
    const inputs: Record<string, ReturnType<typeof inputOf>> = {
      C01: { ...aboutIt, body: reopening },
      C05: { ...aboutIt, body: reopening },
      E07: { path: { id: beside.letter } },
      H01: { path: { id: beside.held } },
      H02: { path: { id: beside.mail } },
      I18: { path: { path: beside.paths[0] ?? '' } },
      L01: { query: `${search}` },
      L04: { body: { name: 'Mine', query: `type=intern&search=${rare.first}`, shared: false } },
      L07: { body: { act: 'status', ids: [applicationId], query: {} } },
      L08: { body: { key: `blind-${Date.now()}`, ...hold, items: [{ id: applicationId, version: 1 }] } },
      L10: { body: { ids: [applicationId, beside.visit.applicationId] } },
      M01: { path: { type: 'intern' }, query: `${search}` },
      M05: { body: decision(who) },
      M15: { body: { ...decision(who), intern_details_id: detailsId } },
      N04: { body: { name: 'Mine' } },
      S02: { ...aboutIt, body: { other_id: beside.visit.applicationId, verdict: 'different' } },
      T02: { query: 'kind=letters' },
      X06: { path: { id: 1 }, body: { application_ids: [applicationId], on: true } },
      X08: { ...aboutIt, body: { text: 'A careful application.' } },
      X09: { path: { id: beside.note } },
      // Said of nobody: the reader goes on reading.
      X13: { path: { id: 2_000_000 } },
      X19: { ...aboutIt, body: sheet },
      X20: { ...aboutIt, body: sheet },
    };
    return inputs[id] ?? aboutIt;
  }

  async function ask(id: string, input = inputOf(id), as = joel): Promise<Told> {
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
    const headers = [...response.headers].flat().join('\n');
    return { status: response.status, text: `${headers}\n${await response.text()}` };
  }

  const leaked = ({ text }: Told) => {
    const folded = fold(text);
    const sought = [...Object.values(rare), who.personal.phone, who.personal.email];
    return sought.filter((word) => folded.includes(fold(word)));
  };

  it('before it begins, the same questions are answered with the names: the search would find them', async () => {
    for (const id of ['M01', 'M03', 'M16', 'E06', 'T01', 'S01', 'X07', 'C03', 'L01', 'L07', 'L10', 'M08'])
      expect([id, leaked(await ask(id)).length > 0]).toEqual([id, true]);
    expect((await ask('I18')).status).toBe(200);
  });

  describe('while names are hidden', () => {
    beforeAll(async () => {
      // The same person has begun a visit, whose names are hidden by a phase of its own.
      for (const programme of ['intern', 'visitor']) expect((await hide(true, programme)).status).toBe(200);
    });

    it('no answer to a reader has one of the names, whatever the reader asks', async () => {
      const calls = openToReviewers();
      expect(calls.length).toBeGreaterThan(50);
      for (const { id } of calls) {
        const told = await ask(id);
        expect([id, leaked(told)]).toEqual([id, []]);
        const isClosed = id in concerned && !(id in allowedBlind);
        // Another person's note is theirs to remove; the sheet was not made for these criteria.
        const expected = isClosed || id === 'X09' ? 403 : expect.any(Number);
        expect([id, told.status]).toEqual([id, expected]);
        if (isClosed) expect(told.text).toContain('"names_hidden":true');
      }
    });

    it('no file, letter or mail of it is given out', async () => {
      for (const path of beside.paths) expect((await ask('I18', { path: { path } })).status).not.toBe(200);
      for (const id of ['E07', 'H02', 'E06', 'C03', 'D07', 'M02', 'M03', 'M16'])
        expect((await ask(id)).status).toBe(403);
    });

    it('a guess is not confirmed: a search finds nothing, by name, address, number or reference', async () => {
      const { email, phone } = who.personal;
      for (const search of [rare.last, email, phone, `INT-${who.applicationId}`, 'xyzzy']) {
        const query = `${new URLSearchParams({ search })}`;
        const found = [
          await ask('M01', { path: { type: 'intern' }, query }),
          await ask('L01', { query }),
          await ask('L01', { query: `${query}&type=intern` }),
        ];
        expect(found.map(({ status }) => status)).toEqual([200, 200, 200]);
        for (const { text } of found) expect(text).toContain('"applications":[]');
      }
    });

    it('what other applications of the person say does not name it', async () => {
      await hide(false, 'visitor');
      for (const id of [beside.visit.applicationId, beside.further])
        for (const operation of ['M03', 'M16', 'S01', 'L10', 'L01']) {
          const input = operation === 'L10' ? { body: { ids: [id] } } : { path: { id } };
          const told = await ask(operation, input);
          expect([operation, told.status]).toEqual([operation, 200]);
          expect([operation, told.text.includes(referenceOfRare(who))]).toEqual([operation, false]);
          expect([operation, told.text.includes('"type":"intern"')]).toEqual([operation, false]);
        }
    });

    it('the reader reads what is shown, writes and gives points; words of others wait', async () => {
      const params = { id: who.applicationId };
      const { status, body } = await readBlind(who);
      expect(status).toBe(200);
      expect(body).toMatchObject({ reference: referenceOfRare(who), type: 'intern', status: 'in-review' });
      const statement = body.sections.find(({ key }) => key === 'statement')?.groups[0]?.facts[0]?.value;
      expect(statement).toMatch(
        /^I am \[hidden\].*Care at home matters to me\. Write to \[hidden\] or call \[hidden\]/,
      );
      expect(await toRead({ whose: 'mine' })).toEqual([
        {
          ...params,
          reference: referenceOfRare(who),
          type: 'intern',
          status: 'in-review',
          assigned: true,
          sheet: expect.any(String),
        },
      ]);
      const written = await note(joel, who, `Is this ${rare.first}?`);
      expect(written.status).toBe(201);
      const before = await reading(joel, who);
      expect(before.labels).toEqual([]);
      // A word that was replaced would tell that it is the name: own words stand as they were written.
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
      expect((await call(joel, 'X20', { params, body: sheet })).status).toBe(200);
      const { results } = await reading(joel, who);
      expect(results?.sheets.map(({ reader, comment }) => [reader, comment])).toEqual([
        ['Joel Kamau', 'Strong.'],
        ['Rosa Ineza', ''],
      ]);
    });

    it('administrators see names, and how it is read without them', async () => {
      expect(leaked(await ask('M03', inputOf('M03'), grace as never)).length).toBeGreaterThan(0);
      expect((await call(grace, 'B04', { params: { id: who.applicationId } })).status).toBe(200);
    });

    it('a reader cannot end it; twice is fine, and each beginning and end is recorded once', async () => {
      expect((await call(joel, 'B02', { params: { programme: 'intern' }, body: { on: false } })).status).toBe(
        403,
      );
      expect((await hide(true, 'gone')).status).toBe(404);
      await hide(true);
      const acts = (await portal().call('M17', { token: await tokenOf(grace) })).body.entries.filter(
        ({ details }) => JSON.stringify(details).includes('names_hidden_intern'),
      );
      expect(acts.map(({ details }) => details)).toEqual([
        { from: { names_hidden_intern: false }, to: { names_hidden_intern: true } },
      ]);
      const { programmes } = (await portal().call('B01', await asJoel())).body;
      expect(programmes.find(({ programme }) => programme === 'intern')).toMatchObject({
        hidden_since: expect.any(String),
        hidden_by: 'Grace Mutoni',
      });
    });

    it('whoever knows the applicant reads nothing here either, and is not given it to read', async () => {
      const other = await buildSubmitted(portal());
      const params = { id: other.applicationId };
      expect((await readBlind(other)).status).toBe(200);
      expect((await call(joel, 'X13', { params })).status).toBe(204);
      expect((await readBlind(other)).body).toMatchObject({ knows_applicant: true });
      const listed = (await toRead()).map(({ id }) => id);
      expect(listed).not.toContain(other.applicationId);
    });

    it('other services are told what a reader must not see, and one that does not ask for it gets nothing', async () => {
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
    for (const id of ['M01', 'M03', 'M16', 'E06', 'S01', 'X07', 'C03', 'L01', 'L07', 'L10', 'M08'])
      expect([id, leaked(await ask(id)).length > 0]).toEqual([id, true]);
    const { notes, labels, results } = await reading(joel, who);
    expect([notes.length, labels.length]).toEqual([4, 1]);
    expect(results?.sheets.map(({ comment }) => comment)).toEqual(['Strong.', everywhere]);
    const refused = await readBlind(who);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The names of this programme are no longer hidden. Open the application again.',
    ]);
    expect(await toRead()).toEqual([]);
  });
});
