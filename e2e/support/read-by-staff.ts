import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { t } from 'testcafe';
import { staffSignIn } from './api';
import { pdfText } from './downloads';
import type { TestPortal } from './harness';
import { h1, tab, words } from './page';
import { openAsStaff } from './staff';

/** The text of an application's PDF for staff. */
export async function printedText(portal: TestPortal, application_id: number): Promise<string> {
  const { token } = await staffSignIn(portal);
  const address = `${portal.url}/api/admin/applications/${application_id}/export-pdf`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`The PDF answered ${answer.status}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-printed-'));
  try {
    const file = path.join(folder, 'application.pdf');
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
    return await pdfText(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface StaffReading {
  read: string;
  notRead: string;
  /** The programme. */
  type?: string;
  /** The tab that shows the answer, if there are tabs. */
  on?: string;
}

/** Expects an answer on the staff's page of the application and in its PDF, and the answer it replaced in neither. */
export async function expectStaffRead(
  portal: TestPortal,
  application_id: number,
  { read, notRead, type = 'intern', on = 'Motivation' }: StaffReading,
) {
  await openAsStaff(portal, `/dashboard/${type}/${application_id}`);
  await t.expect(h1.exists).ok();
  if (await tab(on).exists) await t.click(tab(on));
  await t.expect(words(read).exists).ok('staff should read what was typed last');
  await t.expect(words(notRead).exists).notOk('staff should not read what was there before');
  const printed = (await printedText(portal, application_id)).replace(/\s+/g, ' ');
  await t.expect(printed).contains(read).expect(printed).notContains(notRead);
}
