import { type ApplicationsUnderTest, onSqlite } from './applications-under-test';
import type { Options } from './client';
import { type Applicant, buildApplicant } from './factories/applicant';
import { pdfFile } from './factories/sections';
import {
  buildCompleteVisit,
  buildSubmittedVisit,
  jpegFile,
  saved,
  signed,
  visitBody,
  visitorDetails,
  visitSectionIds,
  visitSections,
} from './factories/visits';

/** Every call of a visit that needs a session, each with a body that differs from what is stored. */
async function calls(visitor: Applicant) {
  const { detailsId } = visitor;
  const ids = { intern_details_id: detailsId };
  const writes: [Parameters<Applicant['call']>[0], Options][] = [
    ['saveVisitPersonalDetails', visitorDetails(visitor, { institution_position: 'Director' })],
    ['saveVisitProgress', saved(visitor, { previous_degrees: 'typed after the session had ended' }, 4)],
    ['uploadNationalId', { form: { ...ids, national_id: jpegFile('later.jpg') } }],
    ['uploadVisitDocuments', { form: { ...ids, other: await pdfFile('later.pdf') } }],
    ...visitSectionIds.map((operation): [typeof operation, Options] => [
      operation,
      { body: visitBody(visitor, operation, visitSections[operation]) },
    ]),
    ['submitVisit', signed(visitor)],
  ];
  const reads: typeof writes = [
    ['getVisitProgress', {}],
    ['reviewVisit', { params: ids }],
  ];
  return { writes, reads, all: [...writes, ...reads] };
}

onSqlite((portal) => {
  let visitor: Applicant;
  beforeAll(async () => {
    visitor = await buildCompleteVisit(portal());
  });
  const everything = async () => {
    const files: string[] = [];
    for await (const { key } of portal().files.list(`${visitor.applicationId}/`)) files.push(key);
    return { progress: (await visitor.call('getVisitProgress')).body, files };
  };
  const tokenOf = (of: ApplicationsUnderTest, role: string, personId: number, validMs?: number) =>
    of.issuer.token({ personId, role, scope: 'account', sessionId: `${role}-${personId}` }, validMs);

  it('a token that expired in the middle answers 401 at every step, and nothing is stored', async () => {
    const before = await everything();
    const wizard = { personId: visitor.personId, role: 'visitor', scope: 'wizard' };
    const expired = await portal().issuer.token({ ...wizard, resource: visitor.applicationId }, -1000);
    for (const [operation, options] of (await calls(visitor)).all) {
      const answer = await portal().call(operation, { ...options, token: expired });
      expect([operation, answer.status]).toEqual([operation, 401]);
      expect(answer.body.errors).toBeUndefined();
    }
    expect(await everything()).toEqual(before);
  });

  it('without a token every step answers 401, too', async () => {
    for (const [operation, options] of (await calls(visitor)).all) {
      expect([operation, (await portal().call(operation, options)).status]).toEqual([operation, 401]);
    }
  });

  it('another person finds nothing, and stores nothing', async () => {
    const before = await everything();
    const stranger = await tokenOf(portal(), 'visitor', 88_888);
    for (const [operation, options] of (await calls(visitor)).all) {
      const answer = await portal().call(operation, { ...options, token: stranger });
      expect([operation, answer.status]).toEqual([operation, 404]);
    }
    expect(await everything()).toEqual(before);
  });

  it('an internship is not found by the calls of a visit, nor a visit by the calls of an internship', async () => {
    const intern = await buildApplicant(portal());
    for (const [operation, options] of (await calls(intern)).all) {
      expect([operation, (await intern.call(operation, options)).status]).toEqual([operation, 404]);
    }
    const body = { application_id: visitor.applicationId, current_step: 3, form_data: {} };
    expect((await visitor.call('saveInternshipProgress', { body })).status).toBe(404);
    expect((await visitor.call('getInternshipProgress')).status).toBe(404);
  });

  it('a submitted visit is closed: 409, and 220 for a second submission', async () => {
    const submitted = await buildSubmittedVisit(portal());
    for (const [operation, options] of (await calls(submitted)).writes) {
      const expected = operation === 'submitVisit' ? 220 : 409;
      expect([operation, (await submitted.call(operation, options)).status]).toEqual([operation, expected]);
    }
  });

  it('while the portal is closed every call of a visit returns that', async () => {
    const admin = { personId: 9_000, role: 'admin' };
    await portal().service.portal.enable(false, admin);
    const answers = [];
    for (const [operation, options] of (await calls(visitor)).all) {
      const { status, body } = await visitor
        .call(operation, options)
        .catch(() => ({ status: 0, body: null }));
      answers.push([status, body?.portal_enabled]);
    }
    await portal().service.portal.enable(true, admin);
    expect(new Set(answers.map(String))).toEqual(new Set(['503,false']));
  });
});
