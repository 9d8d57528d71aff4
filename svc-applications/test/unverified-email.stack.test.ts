import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  const ask = async <
    O extends
      | 'listOwnApplications'
      | 'listOwnFeedback'
      | 'getOwnApplication'
      | 'restoreDraft'
      | 'listUnverifiedClaims'
      | 'acceptUnverifiedClaim'
      | 'rejectUnverifiedClaim',
  >(
    operation: O,
    person: Pick<Applicant, 'accountToken'>,
    id?: number,
  ) =>
    portal().call(operation, {
      token: await person.accountToken(),
      ...(id !== undefined && { params: { id } }),
    });
  /** The owner of an address with a visit of her own, and an application that somebody else has begun under it. */
  async function beside<Other extends Applicant>(other: Other) {
    const owner = await buildApplicant(
      portal(),
      { institution_name: 'Hill School', institution_position: 'Student' },
      'signInToVisit',
    );
    portal().auth.under.set(owner.personId, [other.personId]);
    return { owner, other, id: other.applicationId };
  }
  const listed = async (owner: Applicant) => (await ask('listUnverifiedClaims', owner)).body.applications;

  describe('what others have begun under an address', () => {
    it('is shown to its owner, as it was typed, and to nobody else', async () => {
      const name = 'Sven Squatter';
      const { owner, other, id } = await beside(await buildApplicant(portal(), { name }));
      expect(await listed(owner)).toEqual([
        {
          id,
          type: 'intern',
          status: 'draft',
          applicant_name: name,
          phone: other.personal.phone,
          created_at: expect.any(String),
          submitted_date: null,
        },
      ]);
      expect(await listed(other)).toEqual([]);
      const stranger = await buildApplicant(portal());
      for (const operation of ['acceptUnverifiedClaim', 'rejectUnverifiedClaim'] as const) {
        expect((await ask(operation, stranger, id)).status).toBe(404);
        expect((await ask(operation, owner, owner.applicationId)).status).toBe(404);
      }
      expect((await ask('getOwnApplication', owner, id)).status).toBe(404);
    });

    it('is taken: it is the owner’s, and whoever began it reads and writes it no more', async () => {
      const { owner, other, id } = await beside(await buildApplicant(portal()));
      expect((await ask('acceptUnverifiedClaim', owner, id)).body).toEqual({
        application: { id, type: 'intern' },
      });
      expect((await ask('getOwnApplication', owner, id)).status).toBe(200);
      const save = { application_id: id, current_step: 3, form_data: { purpose: 'volunteer' } };
      expect((await other.call('saveInternshipProgress', { body: save })).status).toBe(404);
      expect((await other.call('getInternshipProgress')).status).toBe(404);
      expect(await listed(owner)).toEqual([]);
      expect((await ask('acceptUnverifiedClaim', owner, id)).status).toBe(404);
      const again = await portal().call('signInToInternship', { body: other.personal });
      expect(again.body.application.id).not.toBe(id);
    });

    it('has the language of its owner’s page from then on', async () => {
      const { owner, id } = await beside(await buildApplicant(portal()));
      const token = await owner.accountToken();
      const headers = { 'Accept-Language': 'fr' };
      expect((await portal().call('acceptUnverifiedClaim', { token, params: { id }, headers })).status).toBe(
        200,
      );
      const row = await portal().knex('applications').where({ id }).first();
      expect(row.language).toBe('fr');
    });

    it('is taken once of two tries at once, and not while there is an open one of its programme', async () => {
      const { owner, id } = await beside(await buildApplicant(portal()));
      const both = await Promise.all([
        ask('acceptUnverifiedClaim', owner, id),
        ask('acceptUnverifiedClaim', owner, id),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      const second = await buildApplicant(portal());
      portal().auth.under.set(owner.personId, [second.personId]);
      const refused = await ask('acceptUnverifiedClaim', owner, second.applicationId);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toMatch(/^You have an open application of this kind already\./);
      expect((await second.call('getInternshipProgress')).status).toBe(200);
    });

    it('is taken with the feedback on it when it was decided', async () => {
      const { owner, other, id } = await beside(await buildSubmitted(portal()));
      await decideOn(portal(), other);
      expect((await ask('acceptUnverifiedClaim', owner, id)).status).toBe(200);
      expect((await ask('listOwnFeedback', owner)).body.feedback).toHaveLength(1);
      expect((await ask('listOwnFeedback', other)).body.feedback).toEqual([]);
      expect((await ask('listOwnApplications', owner)).body.applications.map((one) => one.id)).toContain(id);
    });

    it('is discarded where it is a draft; its owner alone brings it back, to whom it was', async () => {
      const { owner, other, id } = await beside(await buildApplicant(portal()));
      expect((await ask('rejectUnverifiedClaim', owner, id)).status).toBe(200);
      expect((await other.call('getInternshipProgress')).status).toBe(404);
      const { email, phone } = other.personal;
      expect((await portal().call('signInToInternship', { body: { email, phone } })).status).toBe(401);
      expect((await ask('restoreDraft', other, id)).status).toBe(404);
      expect((await ask('restoreDraft', owner, id)).status).toBe(200);
      expect((await other.call('getInternshipProgress')).status).toBe(200);
      expect(await listed(owner)).toHaveLength(1);
    });

    it('stays with the staff where it is submitted; they read that it is not the owner’s', async () => {
      const { owner, id } = await beside(await buildSubmitted(portal()));
      expect((await ask('rejectUnverifiedClaim', owner, id)).status).toBe(200);
      expect(await listed(owner)).toEqual([]);
      const { body } = await portal().call('getTimeline', {
        token: await staffToken(portal()),
        params: { id },
      });
      expect(body.entries.at(-1)?.details).toEqual({ disowned: true });
    });
  });
});
