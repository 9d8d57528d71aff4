import { onEachDatabase } from './applications-under-test';
import { staffToken } from './factories/applicant';
import { decision } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

interface Published {
  id: number;
  status: string;
  submitted_at: Date;
  decided_at: Date;
}

const day = 86_400_000;

onEachDatabase((portal) => {
  const published = (ids: number[]): Promise<Published[]> =>
    portal().knex('report_decisions_v1').whereIn('id', ids).orderBy('id');

  it('reports read each decision that stands, with the moment since which it stands', async () => {
    const { knex } = portal();
    const token = await staffToken(portal());
    const decide = async (
      person: Awaited<ReturnType<typeof buildSubmitted>>,
      status: string,
      daysAgo: number,
    ) => {
      // The texts differ, because equal decisions within a minute would count as one.
      const message = `Our answer after ${daysAgo} days`;
      const answer = await portal().call('decideApplication', {
        token,
        body: decision(person, { status, message }),
      });
      expect(answer.status).toBe(200);
      const newest = await knex('feedback').max('id as id').first();
      const created_at = new Date(Date.now() - daysAgo * day);
      await knex('feedback').where({ id: newest?.id }).update({ created_at });
      return created_at;
    };
    const [waiting, amina, joy, ines] = [
      await buildSubmitted(portal()),
      await buildSubmitted(portal()),
      await buildSubmitted(portal()),
      await buildSubmitted(portal()),
    ];
    await decide(waiting, 'in-review', 9);
    // Taken into review, decided, and written to once more.
    await decide(amina, 'in-review', 9);
    const first = await decide(amina, 'approved', 8);
    await decide(amina, 'approved', 7);
    // Decided differently in between, and finally as at first.
    await decide(joy, 'rejected', 9);
    await decide(joy, 'approved', 8);
    const last = await decide(joy, 'rejected', 6);
    await decide(joy, 'rejected', 5);
    // Decided, and then taken into review again.
    await decide(ines, 'approved', 9);
    await decide(ines, 'in-review', 8);

    const ids = [waiting, amina, joy, ines].map(({ applicationId }) => applicationId);
    const found = await published(ids);
    expect(found.map(({ id, status, decided_at }) => [id, status, decided_at])).toEqual([
      [ids[1], 'approved', first],
      [ids[2], 'rejected', last],
    ]);
    expect(found.every(({ submitted_at }) => submitted_at instanceof Date)).toBe(true);
  });
});
