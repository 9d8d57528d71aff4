import { onEachDatabase } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';

onEachDatabase((portal) => {
  it('numbers behind the dial code of another country are listed for administrators, and stay as they are', async () => {
    const stored = '250254712345678';
    const wanjiru = await buildApplicant(portal());
    const amina = await buildApplicant(portal());
    const { knex } = portal();
    await knex('intern_details')
      .where({ application_id: wanjiru.applicationId })
      .update({ phone_number: stored });
    const row = await knex('applications').where({ id: amina.applicationId }).first('answers');
    const answers = { ...JSON.parse(row.answers), references: [{ phone: '+2500733444555' }, { phone: '' }] };
    await knex('applications')
      .where({ id: amina.applicationId })
      .update({ answers: JSON.stringify(answers) });

    const { status, body } = await portal().call('listDoubtfulPhones', { token: await staffToken(portal()) });
    expect(status).toBe(200);
    expect(body.before).toBeNull();
    expect(body.numbers).toContainEqual({
      id: wanjiru.applicationId,
      type: 'intern',
      applicant_name: 'Amina Uwase',
      owner: 'applicant',
      phone: stored,
      meant: '254712345678',
    });
    const referees = body.numbers.filter(({ id }: { id: number }) => id === amina.applicationId);
    expect(referees).toEqual([expect.objectContaining({ owner: 'referee', meant: '250733444555' })]);
    const kept = await knex('intern_details')
      .where({ application_id: wanjiru.applicationId })
      .first('phone_number');
    expect(kept.phone_number).toBe(stored);
  });

  it('nobody else reads them', async () => {
    const reviewer = await staffToken(portal(), 'reviewer');
    expect((await portal().call('listDoubtfulPhones', { token: reviewer })).status).toBe(403);
  });
});
