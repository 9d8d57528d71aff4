import { referenceOf } from '@portal/contract-svc-applications-v1';
import { onEachDatabase } from './applications-under-test';
import { buildApplicant, personal, staffToken } from './factories/applicant';
import { listing } from './factories/lists';
import { buildSubmitted } from './factories/sections';
import { buildVisitor, organisation, visitorDetails } from './factories/visits';

onEachDatabase((portal) => {
  const { list, names } = listing(portal);
  const people = [
    ['Élodie Nkurunziza', 'elodie.n@sante.example.org', '250788000001'],
    ['Jean-Bosco Habimana', 'bosco@example.com', '250788000002'],
    ['Sean O’Brien', '100%_sure@example.net', '353861234567'],
    ['王小明', 'xm@example.cn', '8613800138000'],
    ['Zoë Đorđević', 'zoe@example.rs', '381641234567'],
  ] as const;
  const ids: number[] = [];

  beforeAll(async () => {
    for (const [name, email, phone] of people) {
      const { applicationId } = await buildApplicant(portal(), { name, email, phone });
      ids.push(applicationId);
    }
    const day = (index: number) => new Date(Date.UTC(2026, 0, index + 1));
    const states = ['submitted', 'approved', 'in-review', 'draft', 'rejected'];
    for (const [index, id] of ids.entries()) {
      const submitted_at = states[index] === 'draft' ? null : day(10 - index);
      const changes = { status: states[index], submitted_at, created_at: day(index), updated_at: day(index) };
      await portal().knex('applications').where({ id }).update(changes);
    }
  });

  const [elodie, bosco, sean, xiaoming, zoe] = people.map(([name]) => name);

  it('a row has the applicant, the programme, the progress and the files', async () => {
    const amina = await buildSubmitted(portal());
    const { body } = await list({ search: amina.personal.email });
    const name = 'Amina Uwase';
    const { email, phone } = amina.personal;
    expect(body.applications).toEqual([
      {
        id: amina.applicationId,
        originalId: amina.applicationId,
        reference: referenceOf('intern', amina.applicationId),
        type: 'intern',
        status: 'submitted',
        subject: 'Academic Requirement',
        submitted_date: expect.stringMatching(/Z$/),
        withdrawn_at: null,
        held_decision: null,
        reopened: null,
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.stringMatching(/Z$/),
        progress: 100,
        current_step: 12,
        version: expect.any(Number),
        applicant_name: name,
        user: { name, email, phone },
        intern_detail: { full_name: name, email, phone_number: phone },
        origin: 'wizard',
        original: null,
        visitor_info: null,
        labels: [],
        readers: [],
        uploads: expect.any(Array),
      },
    ]);
    const uploads = body.applications[0]?.uploads ?? [];
    expect(uploads.map(({ upload_type }) => upload_type).sort()).toEqual([
      'academic_reference',
      'community_reference',
      'cover_letter',
      'criminal_record',
      'cv',
      'transcript',
    ]);
    expect(uploads[0]).toEqual({
      upload_type: 'academic_reference',
      file_path: expect.stringMatching(/\.pdf$/),
      original_name: 'letter.pdf',
      size: expect.any(Number),
    });
    await portal().knex('applications').where({ id: amina.applicationId }).delete();
  });

  it('a visit has its visitor, and a list of its own', async () => {
    const visitor = await buildVisitor(portal());
    await visitor.call('saveVisitPersonalDetails', visitorDetails(visitor));
    const { body } = await list({}, 'visitor');
    expect(body.applications.map(({ id, reference }) => [id, reference])).toEqual([
      [visitor.applicationId, referenceOf('visitor', visitor.applicationId)],
    ]);
    expect(body.applications[0]).toMatchObject({
      subject: 'Visit application',
      visitor_info: { full_name: 'Amina Uwase', ...organisation },
      uploads: [],
    });
    expect((await list()).body.applications.map(({ id }) => id)).not.toContain(visitor.applicationId);
  });

  describe('the order', () => {
    it.each([
      ['submitted_date', [xiaoming, zoe, sean, bosco, elodie]],
      ['created_at', [elodie, bosco, sean, xiaoming, zoe]],
      ['updated_at', [elodie, bosco, sean, xiaoming, zoe]],
      ['applicant_name', [elodie, bosco, sean, zoe, xiaoming]],
      ['status', [bosco, xiaoming, sean, zoe, elodie]],
    ])('is by %s, and turned by a -', async (sort, expected) => {
      expect(await names({ sort })).toEqual(expected);
      expect(await names({ sort: `-${sort}` })).toEqual([...expected].reverse());
    });

    it('begins with the newest submission by default, and ends with drafts', async () => {
      expect(await names()).toEqual([elodie, bosco, sean, zoe, xiaoming]);
    });

    it.each(['submitted_date', '-created_at', 'updated_at', '-applicant_name', 'status'])(
      'by %s holds within a status too',
      async (sort) => {
        expect(await names({ sort, status: 'approved' })).toEqual([bosco]);
      },
    );

    it.each(['name', '--status', 'id; drop table applications', '-'])('refuses %s', async (sort) => {
      expect((await list({ sort })).status).toBe(422);
    });
  });

  describe('a search', () => {
    it.each([
      ['elodie', elodie],
      ['ÉLODIE nku', elodie],
      ['habimana jean', bosco],
      ["O'Brien", sean],
      ['obrien sean', sean],
      ['小', undefined],
      ['王小', xiaoming],
      ['zoe dordevic', zoe],
      ['bosco@example.com', bosco],
      ['bosco@exam', bosco],
      ['@sante', elodie],
      ['sante.example', elodie],
      ['sante', undefined],
      ['example.cn', xiaoming],
      ['@example.rs', zoe],
      ['100%_s', sean],
      ['353861234567', sean],
      ['+353 86 123 4567', sean],
      ['0788 000 002', bosco],
      ['+250788000001', elodie],
      ['elodie zoe', undefined],
      ['lodie', elodie],
      ['BRI', sean],
      ['ante.exam', elodie],
      ['co@exam', bosco],
      ['lod zoe', undefined],
    ])('for %s', async (search, expected) => {
      expect(await names({ search })).toEqual(expected === undefined ? [] : [expected]);
    });

    it.each([
      ['z', [zoe]],
      ['J h', [bosco]],
      ['x', [xiaoming]],
      ['b', [bosco]],
      ['q', []],
    ])('for the letter %s', async (search, expected) => {
      expect(await names({ search })).toEqual(expected);
    });

    it('for a word of all applications, in each order and status', async () => {
      expect(await names({ search: '@example', sort: 'created_at' })).toEqual([bosco, sean, xiaoming, zoe]);
      expect(await names({ search: '@example', sort: 'created_at', status: 'in-review' })).toEqual([sean]);
    });

    it('finds an application by its number, in each spelling', async () => {
      const [first = 0] = ids;
      for (const search of [`${first}`, `INT-${first}`, `int-0${first}`, `APP-00${first}`]) {
        expect(await names({ search })).toContain(elodie);
      }
      expect(await names({ search: `VIS-${first}` })).toEqual([]);
      expect(await names({ search: `INT-${first}` }, 'visitor')).toEqual([]);
      expect(await names({ search: `INT-${first} elodie` })).toEqual([elodie]);
      expect(await names({ search: `INT-${first} zoe` })).toEqual([]);
    });

    it.each([
      ['%', []],
      ['_', []],
      ['%%%', []],
      ['elod%', []],
      ['e_odie', []],
      ["' OR '1'='1", []],
      ["'; DROP TABLE applications; --", []],
      ['" union select password_hash from people --', []],
      ['\\', []],
      ['\\%', []],
      ['0x41', []],
      ['𐍈', []],
      ['x'.repeat(200), []],
    ])('for %s finds nobody and breaks nothing', async (search, expected) => {
      expect(await names({ search })).toEqual(expected);
      expect((await list()).body.pagination.total).toBe(5);
    });

    it('of nothing is the whole list', async () => {
      expect(await names({ search: '   ' })).toHaveLength(5);
    });

    it('longer than any name is refused', async () => {
      const { status, body } = await list({ search: 'x'.repeat(201) });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['search']]);
    });
  });

  it('a corrected name is found at once, the earlier name no more', async () => {
    const before = personal({ name: 'Munyana Before' });
    const amina = await buildApplicant(portal(), before);
    const body = { application_id: amina.applicationId, ...before, name: 'Ingabire After' };
    expect((await amina.call('savePersonalDetails', { body })).status).toBe(200);
    expect(await names({ search: 'ingabire after' })).toEqual(['Ingabire After']);
    expect(await names({ search: 'munyana' })).toEqual([]);
    expect(await names({ search: before.email })).toEqual(['Ingabire After']);
    await portal().knex('applications').where({ id: amina.applicationId }).delete();
    expect(await names({ search: 'ingabire' })).toEqual([]);
  });

  it.each(['shelved', 'pending', 'submitted,draft'])('there is no status %s', async (status) => {
    expect((await list({ status })).status).toBe(422);
  });

  it('an unknown programme has no list', async () => {
    const token = await staffToken(portal());
    expect(
      (await portal().call('listProgrammeApplications', { params: { type: 'staff' }, token })).status,
    ).toBe(422);
  });

  it('is for staff alone', async () => {
    const amina = await buildApplicant(portal());
    const params = { type: 'intern' };
    for (const token of [amina.token, await amina.accountToken()]) {
      expect((await portal().call('listProgrammeApplications', { params, token })).status).toBe(403);
      expect((await portal().call('getStatistics', { token })).status).toBe(403);
    }
    expect((await portal().call('listProgrammeApplications', { params })).status).toBe(401);
    for (const role of ['admin', 'reviewer'] as const) {
      const token = await staffToken(portal(), role);
      expect((await portal().call('listProgrammeApplications', { params, token })).status).toBe(200);
      expect((await portal().call('getStatistics', { token })).status).toBe(200);
    }
  });
});
