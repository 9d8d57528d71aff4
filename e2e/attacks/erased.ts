import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { call, staffSignIn, submittedApplicant } from '../support/api';
import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { mailTo } from '../support/mailbox';
import { startTestPortal } from '../support/portal';
import { askReferee, setLetters } from '../support/referees';
import type { Part, Scene } from './scene';

interface Known {
  applicationId: number;
  secrets: string[];
}

/** Makes a person who asked a referee, discarded that draft, applied, and whose address was corrected afterwards. */
async function wellKnown(portal: TestPortal, admin: string): Promise<Known> {
  const { applicant, session, email: referee } = await askReferee(portal);
  await call(portal, 'POST', `/api/user/applications/${session.application_id}/discard`, {
    token: session.token,
  });
  const { application_id: applicationId } = await submittedApplicant(portal, applicant);
  const corrected = `corrected.${applicant.email}`;
  await call(portal, 'POST', `/api/admin/applications/${applicationId}/mail-address`, {
    token: admin,
    json: { email: corrected },
  });
  await mailTo(portal, applicant.email, /address/i);
  await call(portal, 'GET', `/api/admin/applications/applicant/${applicationId}/intern`, { token: admin });
  await call(portal, 'GET', `/api/admin/applications?search=${encodeURIComponent(applicant.name)}`, {
    token: admin,
  });
  const { name, email, phone } = applicant;
  return { applicationId, secrets: [name, email, referee, phone] };
}

/** Paths of the files in a data folder that contain one of these words, in any encoding of their bytes. */
async function filesThatHold(dataDir: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const problems: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const content = (await readFile(file).catch(() => Buffer.alloc(0))).toString('latin1').toLowerCase();
    for (const word of words)
      if (content.includes(word.toLowerCase()) || entry.name.includes(word))
        problems.push(`${path.relative(dataDir, file)} still holds '${word}'`);
  }
  return problems;
}

/** Uses its own portal, whose whole data is in one folder. */
async function erasedFromDisk(): Promise<string[]> {
  const portal = await startTestPortal(await loadLauncher());
  try {
    const { token } = await staffSignIn(portal);
    await setLetters(portal, token, 'either');
    const { applicationId, secrets } = await wellKnown(portal, token);
    const before = await filesThatHold(portal.dataDir, secrets);
    if (secrets.some((word) => !before.some((problem) => problem.endsWith(`'${word}'`))))
      return ['the person stood nowhere before, so nothing was looked at'];
    await call(portal, 'POST', `/api/admin/applications/${applicationId}/erasure`, {
      token,
      json: { reason: 'person_asked', password: portal.admin.password },
      expect: [200],
    });
    return filesThatHold(portal.dataDir, secrets);
  } finally {
    await portal.stop();
  }
}

export const erased: Part = {
  name: 'erased',
  async run({ checks }: Scene) {
    checks.note('An erased person stands in no byte of the data folder', await erasedFromDisk());
  },
};
