import { createLogger } from '@portal/service-kit/logging';
import { addAllUp, keepCounters } from '../src/platform/statistics/job';
import { shortOf } from '../src/platform/statistics/recount-store';
import { statisticsStore } from '../src/platform/statistics/store';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { beginMany } from './factories/lists';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const logger = createLogger({ name: 'test', level: 'silent' });
  const stores = () => portal().service.stores;
  const changes = async () =>
    Number((await portal().knex('application_figure_changes').count('* as n').first())?.n);
  const submittedOf = async () => {
    const token = await staffToken(portal());
    return (await portal().call('getStatistics', { token })).body.submitted;
  };
  /** Writes an application as a release that keeps no counters. */
  const writtenByAnEarlierRelease = (id: number, status: string) =>
    portal().knex.raw('update applications set status = ? where id = ?', [status, id]);
  let people = 200_000;
  const begin = (count: number, type: 'intern' | 'visitor' = 'intern') => {
    people += count;
    return beginMany(portal(), count, type, people - count);
  };
  const everythingIsChecked = (now = new Date()) => keepCounters(portal().service, now, logger);

  it('twenty who write at once wait for nobody, while figures are added up and checked', async () => {
    const ids = await begin(20);
    const one = (id: number) =>
      stores().transaction(async (trx) => {
        const application = await trx.applications.lock({ id });
        if (!application) throw new Error('It is not there.');
        const version = application.version + 1;
        await trx.applications.update(application, { status: 'submitted', version }, new Date());
      });
    const checking = async () => {
      for (let time = 0; time < 5; time += 1) await everythingIsChecked();
    };
    await Promise.all([...ids.map(one), checking(), begin(5, 'visitor')]);
    expect(await shortOf(portal().knex)).toEqual([]);
    await addAllUp(portal().service);
    expect([await changes(), await shortOf(portal().knex)]).toEqual([0, []]);
  });

  it('what was not stored is not counted', async () => {
    const [id = 0] = await begin(1);
    const before = await changes();
    const killed = stores().transaction(async (trx) => {
      const application = await trx.applications.lock({ id });
      if (application) await trx.applications.update(application, { status: 'submitted' }, new Date());
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await changes()).toBe(before);
  });

  it('adding up that is killed on the way has done nothing', async () => {
    await begin(1);
    const before = await changes();
    const killed = portal().knex.transaction(async (trx) => {
      await statisticsStore(trx).addUp();
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect([await changes(), await shortOf(portal().knex)]).toEqual([before, []]);
  });

  it('what an earlier release writes beside this one is noticed, counted and corrected', async () => {
    const [id = 0] = await begin(1);
    const before = await submittedOf();
    await writtenByAnEarlierRelease(id, 'submitted');
    expect(await submittedOf()).toBe(before);
    await everythingIsChecked();
    expect(await submittedOf()).toBe(before + 1);
    const message = await (await fetch(`${portal().url}/metrics`)).text();
    expect(message).toMatch(/^figures_mended_total [1-9]/m);
  });

  it('a list shows what an earlier release has written, though that is not counted yet', async () => {
    const [id = 0] = await begin(1, 'visitor');
    await writtenByAnEarlierRelease(id, 'rejected');
    const token = await staffToken(portal());
    const listed = () =>
      portal().call('listProgrammeApplications', {
        token,
        params: { type: 'visitor' },
        query: { status: 'rejected' },
      });
    const { applications, pagination } = (await listed()).body;
    expect([applications.map((row: { id: number }) => row.id), pagination.total]).toEqual([[id], 1]);
    await everythingIsChecked();
    expect((await listed()).body.pagination.total).toBe(1);
  });

  it('figures that are wrong in very many places are repaired at once, as after a restored backup', async () => {
    const wrong = Array.from({ length: 700 }, (_, day) => ({
      ...{ figure: 'begun', type: 'intern', part: `a day ${day}`, n: 1 },
    }));
    await portal().knex.batchInsert('application_figures', wrong, 100);
    await everythingIsChecked();
    expect(await shortOf(portal().knex)).toEqual([]);
  });

  it('replicas that check together repair once', async () => {
    const [id = 0] = await begin(1);
    await writtenByAnEarlierRelease(id, 'approved');
    const now = new Date();
    const longAgo = new Date(now.getTime() - 60_000);
    // Dates the last check of the counters back.
    await portal().knex('application_figures').where({ figure: 'checked' }).update({ n: 0 });
    const found = await Promise.all([1, 2, 3].map(() => stores().statistics.repair(longAgo, now)));
    expect(found.filter((wrong) => wrong.length > 0)).toHaveLength(1);
    expect(await shortOf(portal().knex)).toEqual([]);
  });

  it('applicants are distinct emails: a draft, its squatter, a correction and an erasure', async () => {
    const applicants = async () =>
      (await portal().call('getStatistics', { token: await staffToken(portal()) })).body.applicants;
    const before = await applicants();
    const [one = 0, other = 0] = await begin(2);
    expect(await applicants()).toBe(before + 2);
    const { email } = (await stores().applications.identity(one)) ?? {};
    if (!email) throw new Error('It has no email.');
    // Several unproven drafts may have one email, each with a person of its own.
    await stores().applications.updateIdentity(other, { email });
    expect(await applicants()).toBe(before + 1);
    expect(await shortOf(portal().knex)).toEqual([]);
    await stores().applications.updateIdentity(other, { email: `é${email}` });
    await stores().applications.updateIdentity(one, { email: `e${email}` });
    expect(await applicants()).toBe(before + 2);
    await stores().applications.updateIdentity(one, { email: `é${email}` });
    await stores().transaction((trx) => trx.erasing.erase({ applicationIds: [one] }, new Date()));
    expect(await applicants()).toBe(before + 1);
    expect(await shortOf(portal().knex)).toEqual([]);
  });

  it('the figures take as many statements however many there are', async () => {
    const token = await staffToken(portal());
    const statements = async () => {
      const asked: string[] = [];
      const note = ({ sql }: { sql: string }) => void (/_outbox/.test(sql) || asked.push(sql));
      portal().knex.on('query', note);
      await portal().call('getStatistics', { token });
      portal().knex.off('query', note);
      return asked;
    };
    await statements();
    const before = await statements();
    await buildSubmitted(portal());
    const after = await statements();
    // One statement for the counters and one for what the reader opened; once a minute two more for earlier days.
    expect(Math.min(before.length, after.length)).toBe(2);
    expect(Math.max(before.length, after.length)).toBeLessThanOrEqual(4);
    expect(after.filter((sql) => /count\(distinct|from .applications. group by/.test(sql))).toEqual([]);
  });
});
