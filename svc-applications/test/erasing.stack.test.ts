import { Readable } from 'node:stream';
import { silentLogger } from '@portal/service-kit/logging';
import { beginErasure, resumeErasures } from '../src/privacy/erasing/erase';
import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { buildSubmitted, sendDocument } from './factories/sections';
import { rightPassword } from './fake-auth';
import { tableNames } from './table-names';

onEachDatabase((portal) => {
  const everyRow = async () => {
    const rows = await Promise.all(
      (await tableNames(portal().knex)).map(async (table) => [table, await portal().knex(table)]),
    );
    return rows.map(([table, found]) => `${table} ${JSON.stringify(found)}`);
  };
  const admin = () => staffToken(portal(), 'admin');
  const erase = async (id: number, body: object = { reason: 'person_asked', password: rightPassword }) =>
    portal().call('eraseApplicant', { token: await admin(), params: { id }, body });
  const filesOf = async (id: number): Promise<string[]> => [
    ...(await portal().knex('documents').where({ application_id: id }).pluck('file_path')),
    ...(await portal().knex('referee_letters').where({ application_id: id }).pluck('file_path')),
    ...(await portal().knex('discarded_files').where({ draft_id: id }).pluck('file_path')),
  ];
  const stored = (path: string) =>
    portal()
      .files.stat(path)
      .then(
        () => true,
        () => false,
      );
  const rowsAbout = async (id: number) => (await portal().knex('applications').where({ id })).length;

  /** A person with every kind of row: submitted, decided, read by staff, with a new request and a discarded draft. */
  async function wellKnown(): Promise<Applicant> {
    const amina = await buildSubmitted(portal());
    const { knex, service } = portal();
    const id = amina.applicationId;
    const name = 'Amina Erasable';
    await knex('applications').where({ id }).update({ applicant_name: name });
    const token = await admin();
    const message = `We are glad to have you, ${name}.`;
    await portal().call('decideApplication', {
      token,
      body: { application_id: id, status: 'approved', message },
    });
    const copied = {
      person_id: amina.personId,
      application_type: 'intern',
      user_reason: name,
      original_application_id: id,
    };
    await knex('application_requests').insert({
      ...copied,
      status: 'pending',
      created_at: new Date(),
      applicant_name: name,
      applicant_email: amina.personal.email,
    });
    await service.stores.audit.insert(
      {
        applicationId: id,
        action: 'requested_another',
        actor: { id: amina.personId, name, role: 'intern' },
        details: { reason: name },
      },
      new Date(),
    );
    await service.stores.enqueue('rename-person', { person_id: amina.personId, name });
    await letterOf(id);
    return amina;
  }

  /** A referee of this application who has sent a PDF. */
  async function letterOf(applicationId: number): Promise<void> {
    const { letters } = portal().service.stores;
    const now = new Date();
    const rita = { name: 'Rita Referee', email: 'rita.erasable@example.org', about: 'Work', askedAt: now };
    const named = { fullName: rita.name, email: rita.email };
    const asked = { ...rita, named, applicationId, type: 'academic', passedFrom: null } as const;
    const requestId = await letters.insert(asked, now);
    const secretHash = `${applicationId}`.padStart(64, '0');
    const link = {
      secretHash,
      requestId,
      applicationId,
      purpose: 'write',
      mailbox: null,
      expiresAt: now,
    } as const;
    await letters.addLink(link, now);
    const filePath = `${applicationId}/rita.pdf`;
    const pdf = { mimeType: 'application/pdf', originalName: 'Rita Referee.pdf' };
    const put = { size: 4, contentType: pdf.mimeType };
    const { size, sha256 } = await portal().files.put(filePath, Readable.from([Buffer.from('%PDF')]), put);
    const file = { filePath, size, sha256, ...pdf, scan: null };
    await letters.keepLetter({ requestId, applicationId, statement: 'About Amina', file }, now);
    await service().stores.enqueue('mail-ask-referee', { request_id: requestId });
  }
  const service = () => portal().service;

  // More people are made as copies of the first, who must therefore stay.
  beforeAll(async () => {
    await buildSubmitted(portal());
  });

  it('an erased person stands in no table and no file is left; what was received still counts', async () => {
    const amina = await wellKnown();
    const grace = await buildSubmitted(portal());
    const id = amina.applicationId;
    const paths = await filesOf(id);
    const approved = async () =>
      (await portal().call('getStatistics', { token: await admin() })).body.approved;
    const before = await approved();
    const result = (await portal().call('previewErasure', { token: await admin(), params: { id } })).body;
    expect(result).toMatchObject({
      person_id: amina.personId,
      applications: 1,
      documents: paths.length - 1,
      feedback: 1,
      requests: 1,
    });
    expect(await erase(id)).toMatchObject({ status: 200, body: { state: 'erased' } });
    for (const rows of await everyRow())
      for (const secret of [amina.personal.email, amina.personal.phone, 'Amina Erasable', 'Rita', 'rita.'])
        expect(rows).not.toContain(secret);
    expect(await Promise.all(paths.map(stored))).toEqual(paths.map(() => false));
    expect(portal().auth.erased).toContain(amina.personId);
    expect(await approved()).toBe(before);
    expect(await portal().knex('erased_figures')).toEqual([
      expect.objectContaining({ type: 'intern', status: 'approved' }),
    ]);
    const events = await portal().service.stores.events.page(
      { subject: { kind: 'person', id: amina.personId } },
      { offset: 0, limit: 9 },
    );
    expect(events.map(({ kind, details, actor }) => [kind, details.reason, actor?.id])).toEqual([
      ['person_erased', 'person_asked', 9_000],
      ['erasure_begun', 'person_asked', 9_000],
    ]);
    expect((await portal().call('openApplication', { token: await admin(), params: { id } })).status).toBe(
      404,
    );
    expect(await rowsAbout(grace.applicationId)).toBe(1);
    expect(await Promise.all((await filesOf(grace.applicationId)).map(stored))).not.toContain(false);
  });

  it('a discarded draft goes, too, with its file, and leaves no figure', async () => {
    const amina = await buildApplicant(portal());
    await sendDocument(amina, 'cv');
    const [path = ''] = await filesOf(amina.applicationId);
    const visit = await portal().service.stores.applications.insert(
      {
        personId: amina.personId,
        type: 'visitor',
        identity: {
          fullName: 'Amina',
          email: amina.personal.email,
          phoneNumber: '1',
          dateOfBirth: '2001-05-17',
        },
        answers: {},
      } as never,
      new Date(),
    );
    await amina.call('discardDraft', { params: { id: amina.applicationId } });
    const before = (await portal().knex('erased_figures')).length;
    await erase(visit);
    expect(await portal().knex('discarded_drafts').where({ person_id: amina.personId })).toEqual([]);
    expect(await stored(path)).toBe(false);
    expect((await portal().knex('erased_figures')).length).toBe(before);
  });

  it('mails go by whom they are about, wherever they went; what a mail server has is counted', async () => {
    const amina = await buildApplicant(portal());
    await letterOf(amina.applicationId);
    await amina.call('discardDraft', { params: { id: amina.applicationId } });
    const submitted = await buildSubmitted(portal());
    const { knex, service } = portal();
    const { applicationId: id } = submitted;
    await knex('applications').where({ id }).update({ person_id: amina.personId });
    const outboxId = await service.stores.enqueue('confirm-submission', { application_id: id }, id);
    await service.stores.mails.sent(outboxId, 'former@example.org', new Date());
    const mailsOf = await service.stores.erasing.mailsOf(amina.personId);
    expect(mailsOf.people).toEqual([amina.personId]);
    expect(mailsOf.applications).toEqual([id, amina.applicationId]);
    expect(mailsOf.addresses).toEqual(
      expect.arrayContaining([
        submitted.personal.email,
        amina.personal.email,
        'former@example.org',
        'rita.erasable@example.org',
      ]),
    );
    expect(mailsOf.messages).toContain(`applications-outbox-${outboxId}`);
    const result = (await portal().call('previewErasure', { token: await admin(), params: { id } })).body;
    const sent = await knex('mails').where({ application_id: id }).whereNotNull('sent_at');
    expect(result.sent_mails).toBe(sent.length);
    await erase(id);
    const events = await service.stores.events.page(
      { subject: { kind: 'person', id: amina.personId } },
      { offset: 0, limit: 9 },
    );
    expect(events[0]).toMatchObject({ kind: 'person_erased', details: { sent_mails: sent.length } });
  });

  it('without the right password, a reason, or the role nothing goes', async () => {
    const { applicationId: id } = await buildSubmitted(portal());
    const wrong = await erase(id, { reason: 'mistake', password: 'Not-mine-1' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { password: ['This is not your password. Nothing was erased.'] },
    ]);
    expect((await erase(id, { password: rightPassword })).body.errors).toEqual({ reason: ['Choose why'] });
    const reviewer = await staffToken(portal(), 'reviewer');
    expect(
      (await portal().call('eraseApplicant', { token: reviewer, params: { id }, body: {} })).status,
    ).toBe(403);
    expect((await erase(2_000_000)).status).toBe(404);
    expect(await rowsAbout(id)).toBe(1);
  });

  it('while svc-auth is away it is begun, and goes on by itself', async () => {
    const { applicationId: id, personId } = await buildSubmitted(portal());
    portal().auth.down(true);
    // The password cannot be checked while svc-auth is down, so the erasure was requested just before.
    const askedBy = { personId: 9_000, role: 'admin' };
    await beginErasure(portal().service, { personId, askedBy, reason: 'our_rules' });
    await resumeErasures(portal().service, silentLogger);
    expect(await rowsAbout(id)).toBe(1);
    portal().auth.down(false);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await resumeErasures(portal().service, silentLogger);
    expect(await rowsAbout(id)).toBe(0);
    expect(await portal().service.stores.erasing.open()).toEqual([]);
  });

  it('killed before the files went, the next round removes them', async () => {
    const { applicationId: id, personId } = await buildSubmitted(portal());
    const paths = await filesOf(id);
    const { service } = portal();
    const askedBy = { personId: 9_000, role: 'admin' };
    await beginErasure(service, { personId, askedBy, reason: 'person_asked' });
    const broken = {
      ...service,
      files: { ...service.files, remove: () => Promise.reject(new Error('killed')) },
    };
    await expect(resumeErasures(broken, silentLogger)).rejects.toThrow('killed');
    expect(await Promise.all(paths.map(stored))).toEqual(paths.map(() => true));
    await resumeErasures(service, silentLogger);
    expect(await Promise.all(paths.map(stored))).toEqual(paths.map(() => false));
    expect(await service.stores.erasing.files(1)).toEqual([]);
  });
});
