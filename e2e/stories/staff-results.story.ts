import { randomUUID } from 'node:crypto';
import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Selector } from 'testcafe';
import { call, signIn, staffSignIn, storageOf, submittedApplicant } from '../support/api';
import { anApplicant } from '../support/applicants';
import { button, dialog, words } from '../support/page';
import { until } from '../support/patience';
import { inSecondWindow } from '../support/second-window';
import { type PortalWithMail, portalWithMailServer } from '../support/slow-mail';
import { expectCleanStaffPage, inRow, loaded, openAsStaff, rows, writeFeedback } from '../support/staff';
import { desktop, phone, resize } from '../support/windows';

fixture('Results are prepared, and go out together')
  .before(async (context) => {
    context.mail = await portalWithMailServer();
  })
  .after(async (context) => {
    await (context.mail as PortalWithMail).stop();
  });

const many = 40;
const message = 'Welcome! We look forward to meeting you in June.';
const waiting = Selector('details li');

type Seeded = Awaited<ReturnType<typeof submittedApplicant>>;

/** Prepares the decisions by one act on several applications, except the first, which the story prepares by hand. */
async function prepareRest(portal: PortalWithMail['portal'], [, ...rest]: Seeded[]) {
  const { token } = await staffSignIn(portal);
  const items: { id: number; version: number }[] = [];
  for (const { application_id: id } of rest) {
    const path = `/api/admin/applications/${id}`;
    const { review } = await call<{ review: { version: number } }>(portal, 'GET', path, { token });
    items.push({ id, version: review.version });
  }
  const json = { key: randomUUID(), act: 'prepare', items, status: 'approved', message };
  for (let left = 1; left > 0; )
    ({ waiting: left } = await call<{ waiting: number }>(portal, 'POST', '/api/admin/bulk-acts', {
      token,
      json,
    }));
}

test('forty go out at a slow mail server, and two are taken back', async (t) => {
  const { portal, smtp } = t.fixtureCtx.mail as PortalWithMail;
  const people: Seeded[] = [];
  for (let number = 0; number < many; number += 1)
    people.push(await submittedApplicant(portal, anApplicant()));
  const [first] = people as [Seeded];
  await openAsStaff(portal, `/dashboard/intern/${first.application_id}`);
  await writeFeedback('Approved', message);
  await t.click(button('Prepare for later'));
  await t.expect(words('The applicant sees nothing until the results are released.').exists).ok();
  await expectCleanStaffPage('a prepared decision', { newToAxe: true });
  const session = await signIn(portal, first.applicant.email, first.password);
  await inSecondWindow(portal, async (applicants) => {
    await applicants.open('/userdashboard', storageOf(session));
    await applicants.see('Submitted');
  });
  await prepareRest(portal, people);

  await openAsStaff(portal, '/admin/results');
  await t.expect(words('40 prepared decisions').exists).ok();
  await t.expect(rows.count).eql(many);
  await expectCleanStaffPage('the results', { newToAxe: true });
  await t.click(inRow(referenceOf('intern', first.application_id), 'Show email'));
  await t.expect(dialog.withText(message).exists).ok();
  await t.click(button('Close').nth(0));
  await resize(t, phone);
  await expectCleanStaffPage('the results on a phone');
  await resize(t, desktop);

  const before = smtp.mails.length;
  const answer = smtp.hold();
  await t.click(button('Release 40 results now'));
  await t.expect(dialog.withText('40 Approved').exists).ok();
  await t.click(dialog.find('button').withText('Release 40 results now'));
  await t.expect(words('Results are being sent').exists).ok();
  await t.click(Selector('summary').withText('Not sent yet'));
  const taken: string[] = [];
  for (let number = 0; number < 2; number += 1) {
    const last = waiting.nth(-1);
    const text = await last.innerText;
    taken.push(/INT-\d+/.exec(text)?.[0] ?? text);
    await t.click(last.find('button'));
    await t.expect(waiting.withText(taken.at(-1) as string).exists).notOk();
  }
  answer();
  await t.expect(words('Results released').exists).ok({ timeout: 120_000 });
  await t.expect(words('38 of 40 sent').exists).ok();
  await t.expect(words('2 were left out:').exists).ok();
  await loaded();
  await expectCleanStaffPage('results that went out', { newToAxe: true });

  const mailed = () => new Set(smtp.mails.slice(before).flatMap(({ to }) => to));
  await until('38 applicants have their mail', () => mailed().size >= many - 2);
  const { token } = await staffSignIn(portal);
  for (const { application_id: id, applicant } of people) {
    const isTaken = taken.includes(referenceOf('intern', id));
    const path = `/api/admin/applications/${id}`;
    const { review } = await call<{ review: { status: string } }>(portal, 'GET', path, { token });
    await t
      .expect([review.status, mailed().has(applicant.email)])
      .eql([isTaken ? 'submitted' : 'approved', !isTaken]);
  }
});
