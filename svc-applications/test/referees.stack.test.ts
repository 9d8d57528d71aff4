import { onEachDatabase } from './applications-under-test';
import { type Applicant, buildApplicant, staffToken } from './factories/applicant';
import { about, ask, linkTo, mailsTo, open, send, setLetters, someone, until } from './factories/referees';
import { buildComplete, expectTaken, pdfFile, referee, submission } from './factories/sections';

const missing = (): never => {
  throw new Error('There is no such reference');
};
const letter = 'I have taught Amina for two years. She is <careful> & kind.';

onEachDatabase((portal) => {
  const proven = (person: Applicant) => portal().auth.proven.add(person.personId);
  /** A person with a proven mailbox who asks the academic referee. */
  async function asking(changes: { email?: string } = {}) {
    const { email = someone() } = changes;
    const amina = await buildApplicant(portal());
    proven(amina);
    expectTaken('requestLetter', await ask(amina, { email }));
    return { amina, email, link: await linkTo(portal(), email) };
  }
  const status = async (person: Applicant) =>
    (await person.call('listOwnLetters', { params: { id: person.applicationId } })).body;
  const academic = async (person: Applicant) => (await status(person)).references[0] ?? missing();
  const readByStaff = async ({ applicationId: id }: Applicant) =>
    (await portal().call('listLetters', { token: await staffToken(portal(), 'reviewer'), params: { id } }))
      .body;

  beforeEach(() => setLetters(portal(), 'either'));

  it('without the setting no referee is asked, and applicants upload the letters', async () => {
    await portal().knex('letter_settings').delete();
    const amina = await buildApplicant(portal());
    const refused = await ask(amina);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Letters are uploaded here. Please ask your referee for the letter as a PDF.',
    ]);
    expect(await status(amina)).toMatchObject({ letters: 'upload', before_letters: false, needed: 2 });
    const complete = await buildComplete(portal());
    expect((await complete.call('submitInternship', submission(complete))).status).toBe(200);
  });

  it('without a script a form that is sent opens it', async () => {
    const { amina, link } = await asking();
    await open(portal(), link);
    expect((await academic(amina)).request).toMatchObject({ state: 'asked' });
    expect((await send(portal(), link, { act: 'send', statement: '' })).status).toBe(422);
    expect((await academic(amina)).request).toMatchObject({ state: 'opened' });
  });

  it('a referee is asked by mail, reads who asks, writes, and staff read it', async () => {
    const { amina, email, link } = await asking();
    const [mail] = mailsTo(portal(), email);
    expect(mail?.subject).toBe('Amina Uwase asks you for a reference letter');
    expect(mail?.text).not.toContain(about);
    expect(await academic(amina)).toMatchObject({ there: false, request: { state: 'asked', email } });

    // The mail is in the history of its application.
    const history = await until(async () => {
      const mails = await portal().service.stores.mails.ofApplication(amina.applicationId);
      return mails[0]?.to ? mails : undefined;
    });
    expect(history.map(({ kind, to }) => [kind, to])).toEqual([['mail-ask-referee', email]]);

    const page = await open(portal(), link);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.html).toContain(about);
    // Programs that follow links read the page, too, which does not count as a person opening it.
    await open(portal(), link, { method: 'HEAD' });
    expect((await academic(amina)).request).toMatchObject({ state: 'asked' });
    expect((await open(portal(), `${link}/opened`)).status).toBe(405);
    expect((await open(portal(), `${link}x/opened`, { method: 'POST' })).status).toBe(404);
    expect((await academic(amina)).request).toMatchObject({ state: 'asked' });
    expect((await open(portal(), `${link}/opened`, { method: 'POST' })).status).toBe(204);
    expect((await academic(amina)).request).toMatchObject({ state: 'opened' });

    const sent = await send(portal(), link, { act: 'send', statement: letter });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, link]);
    const thanks = await open(portal(), link);
    expect(thanks.html).toContain('Thank you. We have your letter');
    expect(thanks.html).not.toContain('careful');

    const result = await academic(amina);
    expect(result).toMatchObject({ there: true, uploaded: false, request: { state: 'sent' } });
    expect(JSON.stringify(await status(amina))).not.toContain('careful');
    const { requests } = await readByStaff(amina);
    expect(requests).toMatchObject([
      { name: referee.full_name, email, letter: { statement: letter, file: null } },
    ]);
  });

  it('a PDF is taken by its first bytes up to 5 MB; what was typed stays beside a refusal', async () => {
    const { amina, link } = await asking();
    const wrong = await send(portal(), link, {
      act: 'send',
      statement: letter,
      letter: new File(['MZ'], 'letter.pdf'),
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(/<title>Error: A letter for /);
    expect(wrong.html).toContain('must be a PDF');
    // Screen readers begin at the problems.
    expect(wrong.html).toMatch(/role="alert" tabindex="-1" autofocus/);
    expect(wrong.html).toContain('She is &lt;careful&gt; &amp; kind.');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'letter.pdf');
    const tooLarge = await send(portal(), link, { act: 'send', statement: letter, letter: large });
    expect([tooLarge.status, /smaller than 5MB/.test(tooLarge.html)]).toEqual([422, true]);
    expect(tooLarge.html).toContain('&lt;careful&gt;');
    expect((await send(portal(), link, { act: 'send' })).html).toContain(
      'Write your letter, or add it as a PDF',
    );

    expect((await send(portal(), link, { act: 'send', letter: await pdfFile('Für Amina.pdf') })).status).toBe(
      303,
    );
    const { requests } = await readByStaff(amina);
    const file = requests[0]?.letter?.file;
    expect(file).toMatchObject({ original_name: 'Für Amina.pdf', mime_type: 'application/pdf' });
    const id = Number(file?.file_url.split('/').pop());
    const Authorization = `Bearer ${await staffToken(portal(), 'reviewer')}`;
    const opened = await open(portal(), String(file?.file_url), { headers: { Authorization } });
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    for (const token of [amina.token, await amina.accountToken()]) {
      expect((await portal().call('getLetterFile', { token, params: { id } })).status).toBe(403);
      const asked = { token, params: { id: amina.applicationId } };
      expect((await portal().call('listLetters', asked)).status).toBe(403);
    }
    const path = await portal().knex('referee_letters').where({ id }).first('file_path');
    const byPath = { token: await staffToken(portal()), params: { path: path?.file_path } };
    expect((await portal().call('getFile', byPath)).status).toBe(404);
  });

  it('declines, which the applicant sees without the reason, and then asks somebody else', async () => {
    const { amina, link } = await asking();
    await send(portal(), link, { act: 'decline', reason: 'I hardly know her' });
    expect((await open(portal(), link)).html).toContain('Thank you for telling us');
    const result = await academic(amina);
    expect(result).toMatchObject({ there: false, request: { state: 'declined', remind_at: null } });
    expect(JSON.stringify(result)).not.toContain('hardly');
    expect((await readByStaff(amina)).requests[0]?.decline_reason).toBe('I hardly know her');
    const other = someone('Grace');
    expectTaken('requestLetter', await ask(amina, { full_name: 'Grace', email: other }));
    await linkTo(portal(), other);
    expect((await open(portal(), link)).status).toBe(410);
  });

  it('passes it on to a colleague: a new link, and the old one ends', async () => {
    const { amina, link } = await asking();
    const colleague = someone('Paul');
    const self = await send(portal(), link, {
      act: 'pass',
      name: 'Al',
      email: amina.personal.email.toUpperCase(),
    });
    expect([self.status, /cannot come from the applicant/.test(self.html)]).toEqual([422, true]);
    for (const [name, sentence] of [
      ['www.example.com', 'A name cannot contain a web or email address'],
      ['P', 'with at least two letters'],
      [' ', 'Enter the name of your colleague'],
    ] as const) {
      const { status, html } = await send(portal(), link, { act: 'pass', name, email: 'paul@example.org?' });
      expect([status, html.includes(sentence)]).toEqual([422, true]);
      expect(html).toContain('email address in the correct format');
    }
    await send(portal(), link, { act: 'pass', name: 'Paul Mugisha', email: colleague });
    expect((await open(portal(), link)).html).toContain('You have passed this on');
    const theirs = await linkTo(portal(), colleague);
    const result = await academic(amina);
    expect([result.passed_on_by, result.request?.email]).toEqual([referee.full_name, null]);
    await send(portal(), theirs, { act: 'send', statement: letter });
    expect((await academic(amina)).request).toMatchObject({ name: 'Paul Mugisha', state: 'sent' });
    expect((await send(portal(), link, { act: 'send', statement: 'Mine' })).html).toContain('passed this on');
    expect((await readByStaff(amina)).requests).toMatchObject([
      { ended: 'passed', letter: null },
      { passed_on_by: referee.full_name, email: colleague, letter: { statement: letter } },
    ]);
  });

  it('asks only once the mailbox is proven: by the link to the applicant, or to svc-auth', async () => {
    const amina = await buildApplicant(portal());
    const email = someone();
    expectTaken('requestLetter', await ask(amina, { email }));
    const confirm = await linkTo(portal(), amina.personal.email);
    expect(mailsTo(portal(), amina.personal.email)[0]?.text).not.toMatch(/Amina|Jean/);
    expect((await academic(amina)).request).toMatchObject({ state: 'waiting', remind_at: null });
    expect(mailsTo(portal(), email)).toEqual([]);
    expect((await open(portal(), confirm)).html).toContain('Is this your application?');
    expect((await academic(amina)).request).toMatchObject({ state: 'waiting' });
    expect((await send(portal(), confirm, { act: 'confirm' })).html).toContain('we are asking your referees');
    await linkTo(portal(), email);
    expect((await academic(amina)).request).toMatchObject({ state: 'asked' });
    const second = someone('Grace');
    expectTaken('requestLetter', await ask(amina, { type: 'community', email: second }));
    await linkTo(portal(), second);
  });

  it('a link that was guessed, expired or replaced shows that; a new one goes to the same address', async () => {
    const { amina, email, link } = await asking();
    for (const path of ['/letter/', '/letter/x', `${link}x`, `/letter/${'a'.repeat(43)}`]) {
      const page = await open(portal(), path);
      expect([path, page.status, /ask the applicant/.test(page.html)]).toEqual([path, 404, true]);
    }
    await portal()
      .knex('letter_links')
      .where({ application_id: amina.applicationId })
      .update({ expires_at: new Date(0) });
    const expired = await open(portal(), link);
    expect([expired.status, /Send me a new link/.test(expired.html)]).toEqual([410, true]);
    expect((await send(portal(), link, { act: 'send', statement: letter })).html).toContain('on its way');
    const fresh = await linkTo(portal(), email, 2);
    expect((await open(portal(), fresh)).status).toBe(200);
    expectTaken('requestLetter', await ask(amina, { email: someone(), full_name: 'Somebody Else' }));
    const replaced = await open(portal(), fresh);
    expect([replaced.status, /has asked somebody else/.test(replaced.html)]).toEqual([410, true]);
  });

  it('a letter that was begun while the link was good is taken for another day', async () => {
    const { amina, link } = await asking();
    const links = portal().knex('letter_links').where({ application_id: amina.applicationId });
    await links.update({ expires_at: new Date(Date.now() - 3_600_000) });
    expect((await open(portal(), link)).status).toBe(410);
    expect((await send(portal(), link, { act: 'send', statement: letter })).status).toBe(303);
    expect((await open(portal(), link)).html).toContain('We have your letter');
  });

  it('is reminded by the applicant once in three days', async () => {
    const { amina, email } = await asking();
    const remind = async () =>
      amina.call('remindReferee', {
        params: { id: amina.applicationId, letter: (await academic(amina)).request?.id ?? 0 },
      });
    const early = await remind();
    expect([early.status, early.body.message]).toEqual([
      429,
      expect.stringContaining('once every three days, next on'),
    ]);
    const ago = new Date(Date.now() - 3 * 86_400_000);
    await portal()
      .knex('letter_requests')
      .where({ application_id: amina.applicationId })
      .update({ asked_at: ago });
    expect((await remind()).status).toBe(200);
    expect((await remind()).status).toBe(429);
    await linkTo(portal(), email, 2);
    expect(mailsTo(portal(), email).at(-1)?.subject).toMatch(/^Reminder: /);
  });

  it('no call of the applicant answers with a word of the letter', async () => {
    const { amina, link } = await asking();
    await send(portal(), link, {
      act: 'send',
      statement: 'Zebra secret',
      letter: await pdfFile('zebra.pdf'),
    });
    const token = await amina.accountToken();
    const { applicationId: id } = amina;
    const reads = [
      ['getInternshipProgress', {}],
      ['listOwnApplications', {}],
      ['getOwnApplication', { params: { id } }],
      ['getApplicationByType', { params: { id, type: 'intern' } }],
      ['getNewestInternship', {}],
      ['getOwnData', {}],
      ['listOwnLetters', { params: { id } }],
    ] as const;
    for (const [operation, options] of reads) {
      const answer = await portal().call(operation, { token, ...options });
      expect([operation, JSON.stringify(answer.body)]).toEqual([
        operation,
        expect.not.stringMatching(/zebra/i),
      ]);
    }
    const archive = await fetch(`${portal().url}/api/user/data/download`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await archive.arrayBuffer()).toString('latin1');
    expect([archive.status, bytes.includes('zebra.pdf'), bytes.includes('referee_letter')]).toEqual([
      200,
      false,
      false,
    ]);
  });

  it('a closed portal takes no letter, shows what was written, and the link stays good', async () => {
    const { link } = await asking();
    const flip = async (enabled: boolean) =>
      expectTaken(
        'setPortalStatus',
        await portal().call('setPortalStatus', { token: await staffToken(portal()), body: { enabled } }),
      );
    await flip(false);
    const closed = await send(portal(), link, { act: 'send', statement: letter });
    await flip(true);
    expect([closed.status, /cannot take letters/.test(closed.html)]).toEqual([503, true]);
    expect(closed.html).toContain('She is &lt;careful&gt; &amp; kind.</textarea>');
    expect(await until(async () => ((await open(portal(), link)).status === 200 ? true : undefined))).toBe(
      true,
    );
  });
});
