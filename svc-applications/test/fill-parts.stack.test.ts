import { partsMark } from '../src/application/search-words/words-store';
import { fillParts } from '../src/lists/parts-job';
import { onEachDatabase } from './applications-under-test';
import { beginMany, listing } from './factories/lists';

onEachDatabase((portal) => {
  const { names } = listing(portal);
  const parts = () =>
    portal().knex('application_parts').orderBy(['application_id', 'part']).select('application_id', 'part');
  const fill = (signal?: AbortSignal) => fillParts(portal().service, signal);
  let ids: number[] = [];
  let whole: unknown[] = [];

  beforeAll(async () => {
    ids = await beginMany(portal(), 120);
    whole = await parts();
  });

  /** Leaves rows as a release without parts wrote them: with search words, but without what it does not know. */
  async function asBefore(some: number[]): Promise<void> {
    const { knex } = portal();
    await knex('application_words').whereIn('application_id', some).where({ word: partsMark }).delete();
    await knex('application_parts').whereIn('application_id', some).delete();
  }

  it('what is written has its parts: nothing is to be filled', async () => {
    expect(whole.length).toBeGreaterThan(ids.length);
    expect(await fill()).toBe(0);
  });

  it('a portal of before finds beginnings as it did, and parts when it is filled', async () => {
    await asBefore(ids);
    expect(await names({ search: 'person v1' })).toContain('Person v1');
    expect(await names({ search: 'erson' })).toEqual([]);
    expect(await fill()).toBe(ids.length);
    expect(await parts()).toEqual(whole);
    expect(await names({ search: 'erson' })).toHaveLength(10);
    expect(await fill()).toBe(0);
  });

  it('a process that ends in between leaves the others to the next', async () => {
    await asBefore(ids);
    const ending = new AbortController();
    const { stores } = portal().service;
    const { fill: fillSome } = stores.parts;
    const once = {
      ...stores.parts,
      fill: (some: number[]) => fillSome(some).then(() => ending.abort()),
    };
    const filled = await fillParts({ stores: { ...stores, parts: once } }, ending.signal);
    expect(filled).toBe(50);
    expect(await fill()).toBe(ids.length - filled);
    expect(await parts()).toEqual(whole);
  });

  it('two processes at the same time fill the same', async () => {
    await asBefore(ids);
    await Promise.all([fill(), fill()]);
    expect(await parts()).toEqual(whole);
  });

  it('a name that a release before changed is found by its new parts after the next look', async () => {
    const { knex } = portal();
    const [id = 0] = ids;
    // Replaces the row's words, and so removes the mark that its parts are stored.
    await knex('applications').where({ id }).update({ applicant_name: 'Quxoviq' });
    await knex('application_words').where({ application_id: id }).delete();
    await knex('application_words').insert({ application_id: id, type: 'intern', word: 'quxoviq' });
    expect(await names({ search: 'quxo' })).toEqual(['Quxoviq']);
    expect(await fill()).toBe(1);
    expect(await names({ search: 'uxov' })).toEqual(['Quxoviq']);
  });
});
