import { databases } from '@portal/test-kit';
import { startApplications } from './applications-under-test';
import { personal, staffToken } from './factories/applicant';
import { minutesFromNow } from './factories/rounds';

const day = 1_440;

/** Two replicas on one database, with clocks that are wrong by a day in opposite directions. */
describe.each(databases())('the last minute on $engine', ({ createDatabase }) => {
  const shifted = (ms: number) => () => new Date(Date.now() + ms);
  const dayMs = day * 60_000;

  it('is that of the database, whatever the clocks of the replicas show', async () => {
    const url = await createDatabase();
    const early = await startApplications(url, { clock: shifted(-dayMs) });
    const late = await startApplications(url, { files: early.files, clock: shifted(dayMs) });
    try {
      const both = [early, late];
      const names = { en: 'Autumn' };
      const body = { programme: 'intern', names, opens: minutesFromNow(-60), closes: minutesFromNow(60) };
      const token = await staffToken(early);
      const { round } = (await early.call('createRound', { token, body: body as never })).body;
      const signIn = (replica: typeof early) =>
        replica.call('signInToInternship', { body: { ...personal(), role: 'intern' } as never });
      expect((await Promise.all(both.map(signIn))).map(({ status }) => status)).toEqual([200, 200]);
      const closed = {
        ...body,
        opens: minutesFromNow(-90),
        closes: minutesFromNow(-1),
        version: round.version,
      };
      await early.call('updateRound', { token, params: { id: round.id }, body: closed as never });
      expect((await Promise.all(both.map(signIn))).map(({ status }) => status)).toEqual([409, 409]);
    } finally {
      await early.stop();
      await late.stop();
    }
  });
});
