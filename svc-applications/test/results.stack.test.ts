import { silentLogger } from '@portal/service-kit/logging';
import { until } from '@portal/test-kit';
import { letResultsGo } from '../src/decisions/prepared/going-out';
import { onEachDatabase } from './applications-under-test';
import type { Applicant } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { resultsOf } from './factories/results';
import { minutesFromNow } from './factories/rounds';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const {
    graceId,
    joelId,
    grace,
    joel,
    prepare,
    prepared,
    takeBack,
    release,
    stop,
    progress,
    goOut,
    rowOf,
    stored,
    mailsOf,
    results,
    history,
    several,
    turnIsOver,
    forget,
  } = resultsOf(portal);
  afterEach(forget);

  describe('results', () => {
    it('are counted, filtered, and leave out whom the reader knows', async () => {
      const [amina, divine] = (await several(2)) as [Applicant, Applicant];
      await prepared(amina);
      await prepare(divine, { status: 'rejected' }, await grace());
      const all = await results();
      expect([all.counts.total, all.by_programme, all.seen.length]).toEqual([
        2,
        [{ type: 'intern', total: 2, 'in-review': 0, approved: 1, rejected: 1 }],
        2,
      ]);
      expect(all.authors.map(({ name }) => name)).toEqual(['Grace Mutoni', 'Joel Kamau']);
      expect((await results({ status: 'rejected' })).results).toMatchObject([
        { application: { id: divine.applicationId }, application_status: 'submitted', round_id: null },
      ]);
      expect((await results({ prepared_by: joelId })).counts.total).toBe(1);
      const body = { application_id: amina.applicationId };
      await portal().call('declareConflict', {
        token: await joel(),
        params: { id: amina.applicationId },
        body,
      });
      expect((await results({}, await joel())).counts.total).toBe(1);
    });

    it('are counted by round beside its places, and filtered by it', async () => {
      const people = (await several(4)) as [Applicant, Applicant, Applicant, Applicant];
      const days = 1_440;
      const round = async (changes: object) => {
        const times = { opens: minutesFromNow(-days), closes: minutesFromNow(days), ...changes };
        const names = { en: 'Autumn', fr: 'Automne' };
        const body = { programme: 'intern' as const, names, ...times };
        const { body: made } = await portal().call('createRound', {
          token: await grace(),
          body: body as never,
        });
        return made.round.id as number;
      };
      const autumn = await round({ places: 1 });
      const spring = await round({ opens: minutesFromNow(2 * days), closes: minutesFromNow(3 * days) });
      const put = (ids: number[], round_id: number) =>
        portal().knex('applications').whereIn('id', ids).update({ round_id });
      const [first, second, third, none] = people;
      await put([first.applicationId, second.applicationId], autumn);
      await put([third.applicationId], spring);
      try {
        await prepared(first);
        await prepared(second);
        await prepared(third, { status: 'rejected' });
        await prepared(none);
        const all = await results();
        expect(all.results.map(({ round_id }) => round_id)).toEqual([autumn, autumn, spring, null]);
        const names = { en: 'Autumn', fr: 'Automne' };
        const facts = { programme: 'intern' as const, names };
        expect(all.by_round).toEqual([
          {
            ...{ id: autumn, ...facts, places: 1, over: 1 },
            ...{ total: 2, 'in-review': 0, approved: 2, rejected: 0 },
          },
          {
            ...{ id: spring, ...facts, places: null, over: 0 },
            ...{ total: 1, 'in-review': 0, approved: 0, rejected: 1 },
          },
        ]);
        const ofAutumn = await results({ round: autumn, status: 'approved' });
        expect([ofAutumn.counts.total, ofAutumn.seen.length, ofAutumn.by_round]).toEqual([
          2,
          2,
          all.by_round,
        ]);
      } finally {
        await portal().knex('applications').update({ round_id: null });
        await portal().knex('rounds').delete();
      }
    });

    it('go out together, each once, however many replicas look, in batches', async () => {
      const people = await several(12);
      const items: { id: number; version: number }[] = [];
      for (const one of people) items.push(await prepared(one));
      const { body } = await release(items);
      expect(body.release).toMatchObject({ state: 'going', total: 12, sent: 0, waiting: 12 });
      await until(async () => {
        await goOut();
        return (await progress(body.release.id)).release.state === 'done';
      });
      for (const one of people) {
        expect((await rowOf(one)).status).toBe('approved');
        expect(await mailsOf(one)).toHaveLength(1);
      }
      const [first] = people as [Applicant];
      expect(await history(first)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            action: 'status_changed',
            details: expect.objectContaining({ released_by: 'Grace Mutoni' }),
          }),
        ]),
      );
      expect(await stored(items[0]?.id as number)).toMatchObject({ state: 'sent', message: '' });
    });

    it('wait while their mails wait for the mail server, and go on when it has taken them', async () => {
      const people = await several(15);
      const items: { id: number; version: number }[] = [];
      for (const one of people) items.push(await prepared(one));
      const answerMails = portal().mailWaits();
      const { id } = (await release(items)).body.release;
      // Ten mails may wait for their first attempt, and the worker is sending four more.
      for (let round = 0; round < 3; round += 1) await letResultsGo(portal().service, silentLogger);
      const { release: slow } = await progress(id);
      expect([slow.state, slow.waiting > 0, slow.mails_waiting]).toEqual(['going', true, slow.sent]);
      answerMails();
      await until(async () => {
        await goOut();
        return (await progress(id)).release.state === 'done';
      });
    });

    it('are released as they were seen, or not at all', async () => {
      const [amina, divine] = (await several(2)) as [Applicant, Applicant];
      const [one, other] = [await prepared(amina), await prepared(divine)];
      const message = 'We are sorry that we have no place.';
      const body = { status: 'rejected', message, version: 1 };
      await portal().call('updatePreparedDecision', { token: await joel(), params: { id: one.id }, body });
      const stale = await release([one, other]);
      expect([stale.status, stale.body.message]).toEqual([
        409,
        'Some of these decisions have changed since you opened the page. Look at them again before you release.',
      ]);
      expect(await stored(other.id)).toMatchObject({ state: 'prepared' });
      expect((await release([other], await joel())).status).toBe(403);
      const twice = { key: 'the-same-release-again', items: [{ id: other.id, version: other.version }] };
      const ids: number[] = [];
      for (let time = 0; time < 2; time += 1)
        ids.push(
          (await portal().call('releaseResults', { token: await grace(), body: twice })).body.release.id,
        );
      expect(ids[0]).toBe(ids[1]);
    });

    it('that were stopped are prepared again, but for what has gone', async () => {
      const [amina, divine] = (await several(2)) as [Applicant, Applicant];
      const items = [await prepared(amina), await prepared(divine)];
      const { id } = (await release(items)).body.release;
      const [answer] = await Promise.all([stop(id), goOut()]);
      const gone = (await Promise.all([amina, divine].map(rowOf))).filter(
        ({ status }) => status === 'approved',
      );
      if (answer.status === 200) expect(answer.body.release.sent).toBeLessThanOrEqual(gone.length);
      const { release: now } = await progress(id);
      expect([now.sent, now.sent + now.kept]).toEqual([gone.length, 2]);
      expect((await results()).counts.total).toBe(now.kept);
      expect((await stop(id, await joel())).status).toBe(403);
    });

    it('leave out what was taken back, decided or withdrawn meanwhile, and name it', async () => {
      const [amina, divine, eric, felix] = (await several(4)) as [Applicant, Applicant, Applicant, Applicant];
      const items = [
        ...[await prepared(amina), await prepared(divine), await prepared(eric), await prepared(felix)],
      ] as const;
      const { id } = (await release([...items])).body.release;
      expect((await takeBack(items[0].id)).status).toBe(200);
      await decideOn(portal(), divine, { status: 'rejected' });
      const params = { id: eric.applicationId };
      await portal().call('withdrawApplication', { token: await eric.accountToken(), params, body: {} });
      await until(async () => {
        await goOut();
        return (await progress(id)).release.state === 'done';
      });
      const { release: over, left_out } = await progress(id);
      expect([over.sent, over.left_out]).toEqual([1, 3]);
      expect(left_out.map(({ state, application, by }) => [application.id, state, by])).toEqual([
        [amina.applicationId, 'taken-back', 'Joel Kamau'],
        [divine.applicationId, 'overtaken', 'Grace Mutoni'],
        [eric.applicationId, 'withdrawn', null],
      ]);
      expect((await rowOf(amina)).status).toBe('submitted');
      expect((await rowOf(divine)).status).toBe('rejected');
      expect((await rowOf(felix)).status).toBe('approved');
    });
  });

  describe('whoever may not any more', () => {
    it('has prepared nothing that goes out: it is cancelled and reported', async () => {
      const [amina, divine] = (await several(2)) as [Applicant, Applicant];
      const items = [await prepared(amina), (await prepare(divine, {}, await grace())).body.prepared];
      const { id } = (await release(items)).body.release;
      portal().auth.standings.set(joelId, { role: null });
      await until(async () => {
        await goOut();
        return (await progress(id)).release.state === 'done';
      });
      expect((await progress(id)).left_out).toMatchObject([
        { state: 'cancelled', why: 'left', by: 'Joel Kamau' },
      ]);
      expect((await rowOf(amina)).status).toBe('submitted');
      expect((await rowOf(divine)).status).toBe('approved');
      const today = (await portal().call('getWorkQueue', { token: await grace() })).body;
      expect(today.cancelled).toContainEqual(
        expect.objectContaining({ kind: 'decision', by: 'Joel Kamau', why: 'left' }),
      );
    });

    it('has released nothing more: what had not gone is prepared again', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = (await release([await prepared(amina)])).body.release;
      portal().auth.standings.set(graceId, { role: 'reviewer' });
      await goOut();
      expect((await progress(id)).release).toMatchObject({ state: 'cancelled', why: 'role', kept: 1 });
      expect([(await rowOf(amina)).status, (await results()).counts.total]).toEqual(['submitted', 1]);
    });

    it('releases nothing about an applicant whom they know by now', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = (await release([await prepared(amina)])).body.release;
      await portal().call('declareConflict', { token: await grace(), params: { id: amina.applicationId } });
      await goOut();
      expect((await rowOf(amina)).status).toBe('submitted');
      expect((await progress(id)).release).toMatchObject({ kept: 1, sent: 0 });
    });

    it('is not known while svc-auth does not answer: the results wait', async () => {
      const amina = await buildSubmitted(portal());
      const { id } = (await release([await prepared(amina)])).body.release;
      portal().auth.down(true);
      await goOut();
      expect((await rowOf(amina)).status).toBe('submitted');
      portal().auth.down(false);
      await until(async () => {
        await turnIsOver();
        await goOut();
        return (await progress(id)).release.state === 'done';
      });
      expect(await mailsOf(amina)).toHaveLength(1);
    });
  });
});
