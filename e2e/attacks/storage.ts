import { makeDoc, makeZip } from '@portal/test-kit';
import { call, fillInternship } from '../support/api';
import { anApplicant } from '../support/applicants';
import { type Answer, judged } from './answers';
import { formOf, thePdf } from './forms';
import type { Part, Scene } from './scene';

interface Review {
  uploads: { upload_type: string; file_path: string }[];
  letters: { file_path: string }[];
}

const pathsOf = ({ uploads, letters }: Review) => [...uploads, ...letters].map(({ file_path }) => file_path);

async function reviewOf({ portal, actors }: Scene, id: number) {
  const path = `/api/admin/applications/${id}`;
  return (await call<{ review: Review }>(portal, 'GET', path, { token: actors.tokens.admin })).review;
}

const cookie = (token: string) => `portal_files=${token}`;

/** Requests every file of an application as everybody; only its owner and staff may get it. */
async function others(scene: Scene, id: number, owner: string): Promise<string[]> {
  const { ask, actors } = scene;
  const { tokens } = actors;
  const paths = pathsOf(await reviewOf(scene, id));
  if (paths.length === 0) return ['it has no files'];
  const problems: string[] = [];
  for (const path of paths) {
    const open = (more: { token?: string; cookie?: string }, method = 'GET', before = '/api/storage/') =>
      ask({ method, path: before + path, ...more });
    const expect = async (who: string, answer: Promise<Answer>, status: number[]) => {
      problems.push(...judged(`${path} ${who}`, await answer, status));
    };
    await expect('by nobody', open({}), [401]);
    await expect('by the signed-out', open({ token: tokens.ended }), [401]);
    await expect('by the dismissed', open({ token: tokens.deactivated }), [401]);
    for (const who of ['internWizard', 'strangersWizard', 'strangersVisit'] as const)
      await expect(`by ${who}`, open({ token: tokens[who] }), [404]);
    await expect('by the link to the copy', open({ token: tokens.copy }), [403]);
    await expect('by a bearer as a cookie', open({ cookie: cookie(tokens.admin) }), [401]);
    await expect('by staff', open({ token: tokens.reviewer }), [200]);
    for (const before of ['/api/storage/', '/api/public/storage/', '/api/publicstorage/']) {
      const other = owner === tokens.applicant ? tokens.stranger : tokens.applicant;
      await expect(`by another at ${before}`, open({ token: other }, 'GET', before), [404]);
      await expect(`by its owner at ${before}`, open({ token: owner }, 'GET', before), [200]);
    }
    const removed = await ask({ method: 'DELETE', path: `/api/storage/${path}`, token: tokens.admin });
    problems.push(...judged(`${path} removed`, removed, [404, 405]));
  }
  return problems;
}

const tricks = [
  '../applications.sqlite',
  '..%2fapplications.sqlite',
  '..%252fapplications.sqlite',
  '%2e%2e/keys/jwt-private.pem',
  '/etc/passwd',
  '%2Fetc%2Fpasswd',
  '1/../../keys/jwt-private.pem',
  '1/%00.pdf',
  '1\\..\\..\\keys',
  'keys/jwt-private.pem',
  '1',
  '1/',
  '%27%20OR%20%271%27=%271',
  '%25',
  `${'x'.repeat(3000)}`,
];

async function trickyPaths({ ask, actors }: Scene): Promise<string[]> {
  const problems: string[] = [];
  for (const trick of tricks) {
    for (const before of ['/api/storage/', '/api/publicstorage/']) {
      const answer = await ask({ method: 'GET', path: before + trick, token: actors.tokens.admin });
      problems.push(...judged(before + trick.slice(0, 60), answer, [400, 404, 422]));
    }
  }
  return problems;
}

/** Files of all kinds in the sender's own draft. */
const fileKinds: [string, string, () => Buffer][] = [
  ['cv', 'application/pdf', thePdf],
  ['letter', 'application/msword', () => makeDoc()],
  [
    'other',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    () => makeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' }),
  ],
  ['id', 'image/png', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
];

async function headers(scene: Scene): Promise<string[]> {
  const { ask, actors } = scene;
  const { ids, tokens } = actors;
  const problems: string[] = [];
  const files = fileKinds.map(([field, type, bytes]) => ({
    field,
    name: `<script>"${field}"\u{1f9df}.html`,
    bytes: bytes(),
    type: type === 'image/png' ? 'text/html' : type,
  }));
  const path = `/api/user/applications/${ids.draft}/documents`;
  const stored = await ask({ method: 'POST', path, token: tokens.applicant, form: formOf({}, files) });
  problems.push(...judged('storing all kinds', stored, [200]));
  const { uploads } = await reviewOf(scene, ids.draft);
  for (const [field, type] of fileKinds) {
    const file = uploads.find(({ upload_type }) => upload_type === field);
    const answer = await ask({
      method: 'GET',
      path: `/api/storage/${file?.file_path}`,
      token: tokens.reviewer,
    });
    const has = (name: string) => answer.headers.get(name) ?? '';
    if (has('content-type') !== type) problems.push(`${field} is ${has('content-type')}, not ${type}`);
    if (has('x-content-type-options') !== 'nosniff') problems.push(`${field} may be sniffed`);
    if (!/default-src 'none'.*sandbox/.test(has('content-security-policy')))
      problems.push(`${field} has no sandbox: ${has('content-security-policy')}`);
    if (
      !/^(inline|attachment); filename="[\w .()-]+"; filename\*=UTF-8''[\w%.~!-]+$/.test(
        has('content-disposition'),
      )
    )
      problems.push(`${field} is called ${has('content-disposition')}`);
    const shown = type === 'application/pdf' || type === 'image/png';
    if (has('content-disposition').startsWith('inline') !== shown)
      problems.push(`${field} is ${shown ? 'not ' : ''}opened in place`);
    if (!has('cache-control').includes('no-store')) problems.push(`${field} may be kept by caches`);
  }
  return problems;
}

/** Checks that the file cookie opens stored files, but allows nothing except reading. */
async function cookieAlone({ ask, actors }: Scene): Promise<string[]> {
  const problems: string[] = [];
  const given = { cookie: cookie(actors.tokens.files) };
  for (const path of ['/api/my-applications', `/api/user/applications/${actors.ids.submitted}`]) {
    problems.push(...judged(path, await ask({ method: 'GET', path, ...given }), [401]));
  }
  const path = `/api/user/applications/${actors.ids.draft}`;
  const edit = await ask({ method: 'PUT', path, ...given, json: { data: { other_skills: 'x' } } });
  return [...problems, ...judged('an edit', edit, [401])];
}

/** Checks the documents that an approved request copied into the new draft, which the races have made. */
async function carriedOver(scene: Scene): Promise<string[]> {
  const { portal, actors } = scene;
  const { applications } = await call<{ applications: { id: number; status: string }[] }>(
    portal,
    'GET',
    '/api/my-applications',
    { token: actors.tokens.stranger },
  );
  const draft = applications.find(({ status }) => status === 'draft' || status === 'in-progress');
  return draft ? others(scene, draft.id, actors.tokens.stranger) : ['there is no draft of a request'];
}

async function wizards(scene: Scene): Promise<string[]> {
  const { application_id, token } = await fillInternship(scene.portal, anApplicant());
  return others(scene, application_id, token);
}

export const storedFiles: Part = {
  name: 'storage',
  async run(scene: Scene) {
    const { checks, actors } = scene;
    const submitted = await others(scene, actors.ids.submitted, actors.tokens.applicant);
    checks.note('Files of a submitted application are its owner’s and the staff’s', submitted);
    checks.note('Files of a draft in its wizard too', await wizards(scene));
    checks.note('No trick in a path leads to a file', await trickyPaths(scene));
    checks.note('A file of any kind does nothing in a browser', await headers(scene));
    checks.note('The file cookie opens files alone', await cookieAlone(scene));
  },
};

export const carriedFiles: Part = {
  name: 'carried',
  async run(scene: Scene) {
    const title = 'Files that a request carried over are their owner’s and the staff’s';
    scene.checks.note(title, await carriedOver(scene));
  },
};
