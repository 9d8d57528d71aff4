import { makePdf } from '@portal/test-kit';
import { call, startInternship, type WizardSession } from '../support/api';
import { anApplicant } from '../support/applicants';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { type Answer, type Ask, createAsk, judged } from './answers';
import { formOf } from './forms';
import type { Part, Scene } from './scene';

type Checks = Scene['checks'];

/** Low limits for what the portal does for strangers. */
const env = {
  DRAFTS_PER_NETWORK: '2',
  FORGOTTEN_PER_NETWORK: '2',
  STORAGE_PER_DRAFT_MB: '1',
};

/**
 * Problems of an answer beyond a budget: it must have this status, a sentence, and, where waiting helps, the time to
 * wait.
 */
function beyond(what: string, answer: Answer, status: 413 | 429): string[] {
  const problems = judged(what, answer, [status]);
  if (typeof answer.body.message !== 'string') problems.push(`${what}: nothing is said`);
  const wait = Number(answer.headers.get('retry-after'));
  if (status === 429 && !(wait > 0 && wait <= 3600)) problems.push(`${what}: it waits for ${wait} s`);
  return problems;
}

const begin = (ask: Ask) => {
  const { phoneDigits, phone: _, ...fields } = anApplicant('Third Stranger');
  const json = { ...fields, phone: phoneDigits, role: 'intern' };
  return ask({ method: 'POST', path: '/api/intern/login', json });
};

const forget = (ask: Ask, email: string) =>
  ask({ method: 'POST', path: '/api/password/forgot', json: { email } });

/** A document of 700 KB: two of them exceed the space of a draft. */
async function document(kind: string, { application_id, intern_details_id }: WizardSession) {
  const bytes = await makePdf({ bytes: 700 * 1024 });
  return formOf({ application_id, intern_details_id }, [{ field: kind, bytes, name: `${kind}.pdf` }]);
}

type Portal = Awaited<ReturnType<typeof startTestPortal>>;

/** Begins two drafts, tries a third, then resumes the first. Returns the session of the first. */
async function drafts(portal: Portal, ask: Ask, checks: Checks): Promise<WizardSession> {
  const owner = anApplicant('First Owner');
  const session = await startInternship(portal, owner);
  await startInternship(portal, anApplicant('Second Owner'));
  checks.note('A network begins no draft too many', beyond('a third draft', await begin(ask), 429));
  const again = await startInternship(portal, owner);
  const goesOn = again.application_id === session.application_id;
  checks.note('Whoever has begun goes on beyond the budget of drafts', goesOn ? [] : ['another one opened']);
  return again;
}

async function mails(ask: Ask, checks: Checks) {
  for (const name of ['one', 'two']) await forget(ask, `${name}@example.org`);
  const third = await forget(ask, 'three@example.org');
  checks.note('A network asks for no mail too many', beyond('a third mail', third, 429));
}

async function documents(portal: Portal, ask: Ask, session: WizardSession, checks: Checks) {
  const { token } = session;
  const send = async (kind: string) =>
    ask({ method: 'POST', path: '/api/documents', token, form: await document(kind, session) });
  const first = await send('cv');
  const second = await send('cover_letter');
  const stored = await call<{ uploads: { upload_type: string }[] }>(portal, 'GET', '/api/get-progress', {
    token,
  });
  const kinds = stored.uploads.map(({ upload_type }) => upload_type).join();
  checks.note('A draft takes no document beyond its space, and keeps what it has', [
    ...judged('a first document', first, [200]),
    ...beyond('a second document', second, 413),
    ...(kinds === 'cv' ? [] : [`it holds ${kinds}`]),
  ]);
}

/** Checks that work for strangers ends at its budget, while people who have begun can go on. */
export const budgets: Part = {
  name: 'budgets',
  async run({ checks }) {
    const portal = await startTestPortal(await loadLauncher(), { env });
    try {
      const ask = createAsk(portal.url);
      const session = await drafts(portal, ask, checks);
      await mails(ask, checks);
      await documents(portal, ask, session, checks);
    } finally {
      await portal.stop();
    }
  },
};
