import { onSqlite } from './applications-under-test';
import { buildApplicant, staffToken } from './factories/applicant';

onSqlite((portal) => {
  it('a row of a draft that is not complete is shown as it was typed, to staff and to its owner', async () => {
    const amina = await buildApplicant(portal());
    const { applicationId: id } = amina;
    const school = { name: 'University of Rwanda', program: 'Nursing', graduation_year: '2027' };
    const answers = {
      ...(await portal().service.stores.applications.find({ id }))?.answers,
      institutions: [
        { ...school, degree_level: 'Bachelor' },
        { ...school, name: 'Huye School', degree_level: 'Knighthood' },
        { name: '', program: '', degree_level: '', graduation_year: '' },
      ],
      periods: [{ start_date: '2097-06-01', end_date: '' }],
      references: [{ full_name: ' ', email: 'jean@example.org' }, {}],
    };
    await portal()
      .knex('applications')
      .where({ id })
      .update({ answers: JSON.stringify(answers) });
    const token = await staffToken(portal(), 'admin');
    const read = await portal().call('openApplicationByType', { token, params: { id, type: 'intern' } });
    expect(read.status).toBe(200);
    const own = await portal().call('getApplicationByType', {
      token: await amina.accountToken(),
      params: { id, type: 'intern' },
    });
    const incomplete = {
      institutions: [expect.objectContaining({ name: 'Huye School', degree_level: 'Knighthood' })],
      periods: [{ start_date: '2097-06-01', end_date: null }],
      references: [expect.objectContaining({ type: 'academic', full_name: null, email: 'jean@example.org' })],
    };
    for (const { review } of [read.body, own.body]) {
      expect(review.institutions).toHaveLength(1);
      expect(review.incomplete_rows).toEqual(incomplete);
      expect(review.references).toEqual([]);
    }
    const wizard = await portal().call('getInternshipProgress', { token: amina.token });
    expect(wizard.body.reviewData.incomplete_rows).toEqual(incomplete);
  });
});
