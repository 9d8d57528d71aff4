import { fold } from '../src/application/search-words/words';
import { onEachDatabase } from './applications-under-test';
import { repairCounters } from './direct-db';
import { personal, staffToken } from './factories/applicant';
import { listing } from './factories/lists';

const names = [
  'Amina Uwase',
  'Élodie Niyonzima',
  'Jean-Bosco N’Golo',
  'Ana Banana',
  'Munyaneza Ana',
  'Łukasz Đorđe',
  'Ольга Иванова',
  '王小明明 Li',
  'Per%cent Under_score',
  'Mai Gmail',
];
const addresses = [
  'amina.uwase@ur.ac.rw',
  'x@gmail.com',
  'ana_2005@mail.example.org',
  'j.b.ngolo@uni-köln.de',
];

onEachDatabase((portal) => {
  const { names: found, list } = listing(portal);
  const people: { id: number; name: string; email: string }[] = [];

  async function begin(fullName: string, email: string, type: 'intern' | 'visitor' = 'intern') {
    const identity = { fullName, email, phoneNumber: personal().phone, dateOfBirth: '2001-05-17' };
    const personId = 200_000 + people.length;
    const id = await portal().service.stores.transaction(({ applications }) =>
      applications.insert(
        { personId, type, identity, answers: {} },
        new Date(Date.UTC(2026, 0, 1, 0, people.length)),
      ),
    );
    people.push({ id, name: fullName, email });
    return id;
  }

  beforeAll(async () => {
    for (const [at, name] of names.entries())
      for (const address of addresses) await begin(name, `${at}${address}`);
  });

  /**
   * Searches all applications without an index: for text in the name or in the address before its @; with a dot or an @
   * in the text, in the whole address.
   */
  function scanned(typed: string): number[] {
    const wanted = fold(typed);
    const isAddress = /[@.]/.test(wanted);
    return people
      .filter(({ name, email }) => {
        const words = fold(name.replace(/’/g, '')).split(/[^\p{L}\p{N}%_]+/u);
        const address = fold(email);
        const local = address.slice(0, address.indexOf('@'));
        return isAddress ? address.includes(wanted) : [...words, local].some((word) => word.includes(wanted));
      })
      .map(({ id }) => id);
  }

  const nameOf = (id: number) => people.find((one) => one.id === id)?.name ?? '';

  const idsOf = async (search: string) => {
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const { applications } = (await list({ search, sort: 'created_at', page })).body;
      if (applications.length === 0) return ids;
      ids.push(...applications.map(({ id }) => id));
    }
  };

  /** Every part of two to six letters of one name and address, and some that nobody has. */
  function partsToSeek(): string[] {
    const texts = [...names.flatMap((name) => name.split(/[ -]/)), ...addresses];
    const parts = texts.flatMap((text) => {
      const letters = [...text];
      return letters.flatMap((_, from) =>
        [2, 3, 4, 6].map((length) => letters.slice(from, from + length).join('')),
      );
    });
    const isOneWord = (part: string) =>
      /^[\p{L}\p{N}%_]{2,}$/u.test(part) ||
      /^[^.@]{2,}(\.[^.@]{2,})+$/.test(part) ||
      /^[^@]+@[^@]*$/.test(part);
    const digits = /^\d+$/;
    return [...new Set(parts)].filter(
      (part) => [...part].length >= 2 && isOneWord(part) && !digits.test(part) && !part.includes('’'),
    );
  }

  it('finds what a plain look at everybody finds, whatever part was typed', async () => {
    const parts = [...partsToSeek(), 'zzz', 'mail.com', 'ac.rw', 'uwase@ur'];
    expect(parts.length).toBeGreaterThan(150);
    for (const part of parts) expect([part, await idsOf(part)]).toEqual([part, scanned(part)]);
  });

  it('a part that stands twice in a word finds its application once', async () => {
    expect(await found({ search: 'anan' })).toEqual(Array(4).fill('Ana Banana'));
  });

  it('the provider of everybody’s mail is found by @ or with a dot, not by a plain word', async () => {
    expect(await found({ search: 'gmai', sort: 'created_at' })).toEqual(Array(4).fill('Mai Gmail'));
    expect((await list({ search: 'gmail.com' })).body.pagination.total).toBe(10);
    expect((await list({ search: '@gmail' })).body.pagination.total).toBe(10);
  });

  it('two letters are found within a word, but not in a domain; one letter begins a word', async () => {
    expect(new Set(await found({ search: 'wa' }))).toEqual(new Set(scanned('wa').map(nameOf)));
    expect(await found({ search: 'wa' })).toContain('Amina Uwase');
    expect(await idsOf('ww')).toEqual([]);
    expect(await idsOf('.c')).toEqual([]);
    expect(await found({ search: 'w' })).toEqual([]);
  });

  it('all programmes are searched alike', async () => {
    const visit = await begin('Somebody Uwasekazi', 'sb@example.org', 'visitor');
    const token = await staffToken(portal(), 'reviewer');
    const all = await portal().call('listApplications', { query: { search: 'wasek' }, token });
    expect(all.body.applications.map(({ id }: { id: number }) => id)).toEqual([visit]);
    people.pop();
    await portal().knex('applications').where({ id: visit }).delete();
    expect(await portal().knex('application_parts').where({ application_id: visit })).toEqual([]);
    await repairCounters(portal().knex);
  });

  it('a changed name is found by its new parts alone', async () => {
    const [first] = people;
    if (!first) throw new Error('Nobody is there');
    const { stores } = portal().service;
    await stores.transaction(({ applications }) =>
      applications.updateIdentity(first.id, { fullName: 'Quxoviq Bo' }),
    );
    expect(await found({ search: 'uxov' })).toEqual(['Quxoviq Bo']);
    await stores.transaction(({ applications }) =>
      applications.updateIdentity(first.id, { fullName: first.name }),
    );
    expect(await found({ search: 'uxov' })).toEqual([]);
  });
});
