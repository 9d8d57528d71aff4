import { type MailTransport, openMailTransport } from '@portal/service-kit/mail';
import { databases, until } from '@portal/test-kit';
import { type ApplicationsUnderTest, startApplications } from './applications-under-test';
import { type DsnServer, startDsnServer } from './dsn-server';
import { type Applicant, staffToken } from './factories/applicant';
import { decideOn } from './factories/decisions';
import { fillInAndSubmit } from './factories/sections';

const secret = 'the-secret-of-the-mail-server-of-tests';

describe.each(databases())('on $engine', ({ createDatabase }) => {
  let portal: ApplicationsUnderTest;
  let smtp: DsnServer;
  let transport: MailTransport;
  beforeAll(async () => {
    smtp = await startDsnServer();
    transport = openMailTransport({ kind: 'smtp', url: smtp.url }, 'Portal <no-reply@portal.test>');
    const parts = { transport, mailReportsSecret: secret };
    portal = await startApplications(await createDatabase(), parts);
  });
  afterAll(async () => {
    await portal?.stop();
    transport?.close();
    await smtp?.stop();
  });
  afterEach(() => smtp.refuseWith(undefined));

  const joel = () => staffToken(portal, 'reviewer', { personId: 9_002, name: 'Joel Kamau' });
  const mailsOf = async ({ applicationId: id }: Pick<Applicant, 'applicationId'>) => {
    const { body } = await portal.call('getTimeline', { token: await joel(), params: { id } });
    return body.mails ?? [];
  };
  const report = async (text: string, shown = secret) => {
    const headers = { authorization: `Bearer ${shown}`, 'content-type': 'message/delivery-status' };
    const answer = await fetch(`${portal.url}/api/mail-reports`, { method: 'POST', headers, body: text });
    return { status: answer.status, body: (await answer.json()) as { noted?: boolean } };
  };
  const again = async (id: number, token?: string) =>
    portal.call('resendApplicationMail', { token: token ?? (await joel()), params: { id } });
  const decided = async (person: Applicant) => {
    await decideOn(portal, person);
    const [mail] = (await mailsOf(person)).filter(({ kind }) => kind === 'mail-decision');
    if (!mail) throw new Error('no mail was recorded');
    return mail;
  };
  const decision = async (person: Applicant) =>
    (await mailsOf(person)).findLast(({ kind }) => kind === 'mail-decision');
  const hurry = () =>
    portal.knex('applications_outbox').where({ state: 'waiting' }).update({ due_at: new Date() });

  it('a mail that the server takes is sent, to this address, and a report is asked for', async () => {
    const amina = await fillInAndSubmit(portal);
    const { email } = amina.personal;
    expect(await decided(amina)).toMatchObject({ state: 'sent', to: email, answer: null });
    expect((await mailsOf(amina)).map(({ kind }) => kind)).toEqual(['confirm-submission', 'mail-decision']);
    expect(smtp.commands.at(-2)).toMatch(
      /^MAIL FROM:<no-reply@portal\.test> RET=HDRS ENVID=applications-outbox-\d+@portal\.test$/,
    );
    expect(smtp.commands.at(-1)).toBe(`RCPT TO:<${email}> NOTIFY=FAILURE ORCPT=rfc822;${email}`);
  });

  it('a mail that the server refuses has the server’s answer, and goes out once it takes it', async () => {
    const amina = await fillInAndSubmit(portal);
    smtp.refuseWith('550 5.7.1 Not from you');
    const { id, state, answer } = await decided(amina);
    expect([state, answer]).toEqual(['refused', '550 5.7.1 Not from you']);
    smtp.refuseWith(undefined);
    await again(id);
    // If the queue has retried the mail meanwhile, it is sent again as a mail of its own.
    const refused = async () => (await mailsOf(amina)).find((mail) => mail.id === id);
    await until(async () => (await refused())?.state === 'sent');
    expect(await refused()).toMatchObject({ answer: null });
  });

  it('a mail that was refused is sent again once where the button is pressed twice, one after the other', async () => {
    const amina = await fillInAndSubmit(portal);
    smtp.refuseWith('550 5.7.1 Not from you');
    const { id } = await decided(amina);
    // On a slow machine the queue would otherwise retry the mail before the button is pressed.
    const due_at = new Date(Date.now() + 3_600_000);
    await portal.knex('applications_outbox').where({ kind: 'mail-decision' }).update({ due_at });
    smtp.refuseWith(undefined);
    expect((await again(id)).status).toBe(200);
    await until(async () => (await decision(amina))?.state === 'sent');
    const { status, body } = await again(id);
    expect([status, body.message]).toEqual([409, 'This email was sent less than a minute ago.']);
    expect((await mailsOf(amina)).filter(({ kind }) => kind === 'mail-decision')).toHaveLength(1);
  });

  it('a mail that comes back shows why, once, and is sent again', async () => {
    const amina = await fillInAndSubmit(portal);
    const { id } = await decided(amina);
    const text = smtp.reportOfLast();
    expect(await report(text)).toEqual({ status: 200, body: { noted: true } });
    const back = await decision(amina);
    expect(back).toMatchObject({
      state: 'bounced',
      answer: `5.1.1 smtp; 550 5.1.1 <${amina.personal.email}>: User unknown`,
    });
    await report(text);
    expect(await decision(amina)).toEqual(back);
    const news = await portal.knex('notifications').where('application_id', amina.applicationId);
    expect(news.filter(({ title }) => title === 'An email came back')).toHaveLength(1);

    expect((await again(id)).body.state).toBe('sent');
    const mails = (await mailsOf(amina)).filter(({ kind }) => kind === 'mail-decision');
    expect(mails.map(({ state }) => state)).toEqual(['bounced', 'sent']);
  });

  it('a mail that is given up shows that, and is sent again once', async () => {
    const amina = await fillInAndSubmit(portal);
    smtp.refuseWith('450 4.7.1 Later');
    const { id } = await decided(amina);
    await portal
      .knex('applications_outbox')
      .where({ state: 'waiting' })
      .update({ state: 'dead', lease: null });
    expect((await decision(amina))?.state).toBe('given_up');
    smtp.refuseWith(undefined);
    const answers = await Promise.all([again(id), again(id)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    await until(async () => (await decision(amina))?.state === 'sent');
    await hurry();
  });

  it('a mail is sent again once where the button is pressed several times at once, or once more', async () => {
    const amina = await fillInAndSubmit(portal);
    const { id } = await decided(amina);
    const answers = await Promise.all([1, 2, 3, 4].map(() => again(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await until(async () => (await decision(amina))?.state === 'sent');
    const { status, body } = await again(id);
    expect([status, body.message]).toEqual([409, 'This email was sent less than a minute ago.']);
    expect((await mailsOf(amina)).filter(({ kind }) => kind === 'mail-decision')).toHaveLength(2);
    const minuteAgo = new Date(Date.now() - 61_000);
    await portal
      .knex('mails')
      .where({ application_id: amina.applicationId })
      .update({ queued_at: minuteAgo, sent_at: minuteAgo });
    expect((await again(id)).status).toBe(200);
  });

  it('a mail that waits is not sent a second time', async () => {
    const amina = await fillInAndSubmit(portal);
    const { id, kind } = await decided(amina);
    const { payload } = await portal.knex('mails').where({ id }).first();
    const due_at = new Date(Date.now() + 3_600_000);
    const waiting = { kind, payload, state: 'waiting', due_at, created_at: new Date() };
    const [outbox_id] = await portal.knex('applications_outbox').insert(waiting);
    const record = { application_id: amina.applicationId, outbox_id, kind, payload, queued_at: new Date() };
    await portal.knex('mails').insert(record);
    const { status, body } = await again(id);
    expect([status, body.message]).toEqual([409, 'This email is being sent already.']);
    await portal.knex('applications_outbox').where({ id: outbox_id }).delete();
  });

  it('reports are taken from the mail server alone, and only of mails that failed', async () => {
    expect((await report('Action: failed', 'guessed')).status).toBe(404);
    expect((await report('Action: failed')).body).toEqual({ noted: false });
    expect((await report(smtp.reportOfLast().replace('failed', 'delayed'))).body).toEqual({ noted: false });
    expect((await report('x'.repeat(300_000))).status).toBe(413);
    expect((await portal.call('receiveMailReport')).status).toBe(404);
  });

  it('staff alone send again, and only what is there', async () => {
    const amina = await fillInAndSubmit(portal);
    const { id } = await decided(amina);
    expect((await again(id, await amina.accountToken())).status).toBe(403);
    expect((await again(2_000_000_000)).status).toBe(404);
  });
});
