import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

const count = 250;

/** Awaited items have one order, so that readers can go through all of them. */
onEachDatabase((portal) => {
  const ids: number[] = [];
  const awaited = async (query: Record<string, string | number>) =>
    (await portal().call('listOutstanding', { token: await staffToken(portal(), 'reviewer'), query })).body;

  beforeAll(async () => {
    const { knex } = portal();
    const { id: _, ...row } = await knex('applications')
      .where({ id: (await buildSubmitted(portal())).applicationId })
      .first();
    for (let nth = 0; nth < count; nth++) {
      const [id] = await knex('applications').insert({ ...row });
      ids.push(Number(id));
    }
    // Three items share each time, some belong to one application, and some have no time yet: those come first.
    const now = new Date();
    const letter = (application_id: number, nth: number, reference_type = 'academic') => ({
      application_id,
      reference_type,
      named_name: 'Dr Jean Bosco',
      named_email: 'jean@example.org',
      name: 'Dr Jean Bosco',
      email: 'jean@example.org',
      about: 'My work',
      state: 'asked',
      created_at: now,
      asked_at: nth < 7 ? null : new Date(Date.UTC(2020, 0, 1, Math.floor(nth / 3))),
    });
    for (const [nth, id] of ids.entries()) await knex('letter_requests').insert(letter(id, nth));
    for (const id of [ids[10], ids[200]])
      await knex('letter_requests').insert(letter(id as number, count + 10, 'community'));
  });

  it('reaches each of 250 once, on and back, by the order around the last and the first known one', async () => {
    const walk = async (from: number, step: (order: readonly number[], at: number) => number[]) => {
      const walked = [from];
      for (;;) {
        const here = walked.at(-1) as number;
        const { order = [] } = await awaited({ around: here });
        const further = step(order, order.indexOf(here)).filter((id) => !walked.includes(id));
        if (further.length === 0) return walked;
        walked.push(...further);
      }
    };
    const on = await walk(ids[0] as number, (order, at) => order.slice(at + 1));
    expect(on).toEqual(ids);
    const back = await walk(ids.at(-1) as number, (order, at) => order.slice(0, at).reverse());
    expect(back).toEqual([...ids].reverse());
  });

  it('is the page of that application, by as many statements anywhere', async () => {
    let seen = 0;
    const see = ({ sql }: { sql: string }) => {
      if (/letter_requests|reopenings/.test(sql)) seen += 1;
    };
    const counts: number[] = [];
    for (const nth of [0, 6, 7, 99, 101, 249]) {
      seen = 0;
      portal().knex.on('query', see);
      const { awaited: rows, pagination } = await awaited({ around: ids[nth] as number });
      portal().knex.off('query', see);
      counts.push(seen);
      expect(rows.map(({ application }) => application.id)).toContain(ids[nth]);
      expect(pagination.current_page).toBe(Math.floor(nth / 20) + 1);
    }
    expect(counts).toEqual(counts.map(() => 8));
  });

  it('goes on from where one stood that is decided meanwhile; one that never was there begins at the page', async () => {
    const amina = await buildSubmitted(portal());
    await portal()
      .knex('letter_requests')
      .where({ application_id: ids[120] })
      .update({ application_id: amina.applicationId });
    await decideOn(portal(), amina);
    const { order = [] } = await awaited({ around: amina.applicationId });
    expect(order).not.toContain(amina.applicationId);
    expect(order.slice(38, 42)).toEqual(ids.slice(118, 120).concat(ids.slice(121, 123)));
    const { applicationId: never } = await buildApplicant(portal());
    expect((await awaited({ around: never })).pagination.current_page).toBe(1);
  });
});
