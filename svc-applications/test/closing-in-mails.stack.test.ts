import { until } from '@portal/test-kit';
import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { reminding } from './factories/reminders';
import { minutesFromNow } from './factories/rounds';
import { buildSubmitted, expectTaken } from './factories/sections';

const day = 1_440;

onEachDatabase((portal) => {
  const { begin, leftAlone, round, mailsTo, reminders } = reminding(portal);
  beforeEach(begin);
  afterEach(async () => {
    await portal().knex('applications').update({ round_id: null });
    await portal().knex('rounds').delete();
  });

  async function makeRound(opens: number, closes: number) {
    const token = await staffToken(portal());
    const body = {
      ...{ programme: 'intern' as const, names: { en: 'Autumn' } },
      ...{ opens: minutesFromNow(opens), closes: minutesFromNow(closes) },
    };
    expectTaken('createRound', await portal().call('createRound', { token, body: body as never }));
    return body;
  }
  const line = (term: string, at: string) =>
    new RegExp(`${term}\\s?: .*${at.slice(0, 4)}.* ${at.slice(11)} \\(Kigali\\)`);

  it('a reminder shows when the round of the draft closes, and nothing of it without a round', async () => {
    const amina = await leftAlone(3);
    await round();
    expect(await reminders(amina)).toBe(1);
    expect(mailsTo(amina)[0]?.text).not.toContain('round');
    const { closes } = await makeRound(-5 * day, 3 * day);
    const divine = await leftAlone(3);
    await round();
    expect(await reminders(divine)).toBe(1);
    expect(mailsTo(divine)[0]?.text).toMatch(line('The round closes', closes));
  });

  it.each([
    ['en', 'The next round opens'],
    ['fr', 'Ouverture de la prochaine campagne'],
    ['rw', 'Icyiciro gikurikira gifungurwa'],
  ])(
    'a reminder of a draft that missed its round shows when the next one opens, in %s',
    async (language, term) => {
      const { opens } = await makeRound(4 * day, 30 * day);
      await makeRound(-5 * day, 2 * day);
      const amina = await leftAlone(3);
      await portal()
        .knex('rounds')
        .whereNot({ opens })
        .update({ closes: minutesFromNow(-1) });
      await portal().knex('applications').where({ id: amina.applicationId }).update({ language });
      await round();
      await reminders(amina);
      const mail = portal().mails.find(({ to }) => to === amina.personal.email);
      expect(mail?.text).toMatch(line(term, opens));
    },
  );

  it('the confirmation of a submission shows when its round closes', async () => {
    const { closes } = await makeRound(-5 * day, 3 * day);
    const eric = await buildSubmitted(portal());
    const received = () =>
      portal().mails.find(({ to, subject }) => to === eric.personal.email && /received/.test(subject));
    await until(() => received() !== undefined);
    expect(received()?.text).toMatch(line('The round closes', closes));
  });
});
