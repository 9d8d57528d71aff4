import { tidy } from '../src/housekeeping';
import { onEachDatabase } from './each-database';
import { buildPerson, tokenOf } from './people';

const day = 24 * 3_600_000;
const tables = ['sessions', 'revocations', 'attempts'];

onEachDatabase((auth) => {
  const counts = () =>
    Promise.all(tables.map(async (table) => (await auth().knex(table).select('*')).length));

  it('housekeeping deletes expired rows and nothing else', async () => {
    const amina = await buildPerson(auth());
    await auth().call('POST', '/api/login', { body: { email: amina.email, password: 'wrong' } });
    await auth().call('POST', '/api/logout', { token: await tokenOf(auth(), amina) });
    const staying = await tokenOf(auth(), amina);

    await tidy(auth().service.stores, auth().service.clock());
    expect(await counts()).toEqual([2, 1, 3]);
    expect((await auth().call('GET', '/api/me', { token: staying })).status).toBe(200);

    auth().passes(day);
    await tidy(auth().service.stores, auth().service.clock());
    expect(await counts()).toEqual([0, 0, 0]);
    expect(await auth().knex('people').where({ id: amina.id })).toHaveLength(1);
  });
});
