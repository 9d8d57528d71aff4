import { onSqlite } from './applications-under-test';
import { editing } from './factories/editing';
import { buildCompleteVisit, buildVisitor } from './factories/visits';

onSqlite((portal) => {
  const { edit, formOf } = editing(portal);

  describe('editing a visit', () => {
    it('changes the organisation, the purpose, and the dates and circumstances', async () => {
      const visitor = await buildCompleteVisit(portal());
      const { status, body } = await edit(visitor, {
        visitor_info: {
          institution_name: 'Moi Hospital',
          institution_position: 'Doctor',
          purpose: 'institutional',
        },
        logistics: {
          visit_start_date: '2097-03-01',
          visit_end_date: '2097-03-12',
          people_participated: 6,
          accommodation_needed: 'yes',
          has_visited: null,
        },
        institution: [
          {
            name: 'Moi University',
            program: 'Medicine',
            degree_level: 'PhD',
            graduation_year: 'Not provided',
          },
        ],
        period: [{ start_date: '2097-03-01', end_date: '2097-03-12', hours_available: 12 }],
      });
      expect(status).toBe(200);
      expect(body.review).toMatchObject({
        purpose: 'institutional',
        visitor_info: { institution_name: 'Moi Hospital', category: 'institutional' },
        institution: [{ name: 'Moi University', graduation_year: null }],
        logistics: {
          visit_start_date: '2097-03-01',
          is_institution: true,
          people_participated: 6,
          accommodation_needed: true,
          has_visited: false,
          accommodation_type: 'hotel',
          travel_from_country: 'Kenya',
          emergency_contact_name: 'Grace Wanjiru',
          declaration_accuracy: true,
          hours_available: 12,
        },
      });
      expect(await formOf(visitor)).toMatchObject({
        purpose: 'institutional',
        institution_name: 'Moi Hospital',
        people_participated: 6,
        accommodation_needed: 'yes',
        has_visited: 'no',
        visit_end_date: '2097-03-12',
      });
    });

    it('takes further degrees in the visitor’s own words, and removes them', async () => {
      const visitor = await buildCompleteVisit(portal());
      const result = await edit(visitor, { previous_degrees: ' Diploma in nursing, Huye 2019 ' });
      expect(result.status).toBe(200);
      expect(result.body.review.form_data.previous_degrees).toBe('Diploma in nursing, Huye 2019');
      expect(await formOf(visitor)).toMatchObject({ previous_degrees: 'Diploma in nursing, Huye 2019' });
      const long = await edit(visitor, { previous_degrees: 'x'.repeat(1001) });
      expect([long.status, long.body.errors]).toEqual([
        422,
        { previous_degrees: ['Must be 1000 characters or less'] },
      ]);
      expect(
        (await edit(visitor, { previous_degrees: '' })).body.review.form_data.previous_degrees,
      ).toBeNull();
    });

    it('asks for the number of people where the sent purpose is institutional', async () => {
      const visitor = await buildVisitor(portal());
      const { status, body } = await edit(visitor, {
        visitor_info: { institution_name: 'X', institution_position: 'Nurse', purpose: 'institutional' },
        logistics: { visit_start_date: '2097-03-01', visit_end_date: '2097-02-01' },
      });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        'visitor_info.institution_name': ['Enter your organization, with at least 2 characters'],
        'logistics.visit_end_date': ['Visit end date must be after start date.'],
      });
      const { errors } = (
        await edit(visitor, {
          visitor_info: {
            institution_name: 'Aga Khan',
            institution_position: 'Nurse',
            purpose: 'institutional',
          },
          logistics: { visit_start_date: '2097-03-01', visit_end_date: '2097-03-09' },
        })
      ).body;
      expect(errors).toEqual({
        'logistics.people_participated': [
          'Please specify the number of people participating for institutional visits.',
        ],
      });
    });

    it('a blank field becomes null, an absent field stays', async () => {
      const visitor = await buildCompleteVisit(portal());
      const { review } = (
        await edit(visitor, { logistics: { travel_from_city: '', accommodation_type: null } })
      ).body;
      expect(review.logistics).toMatchObject({
        travel_from_city: null,
        accommodation_type: null,
        travel_from_country: 'Kenya',
        visit_start_date: '2097-02-01',
      });
    });

    it('a first draft takes the purposes of its wizard, a further draft also the purposes of its form', async () => {
      const visitor = await buildVisitor(portal());
      const data = {
        visitor_info: { institution_name: 'Aga Khan', institution_position: 'Nurse', purpose: 'research' },
      };
      const { status, body } = await edit(visitor, data);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['visitor_info.purpose']]);
      const ofThisOne = { id: visitor.applicationId };
      await portal().knex('applications').where(ofThisOne).update({ origin: 'secondary' });
      expect((await edit(visitor, data)).body.review.visitor_info).toMatchObject({
        purpose: 'research',
        category: 'personal',
      });
    });
  });
});
