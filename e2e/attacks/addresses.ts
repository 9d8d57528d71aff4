import { request } from 'node:http';
import type { Part, Scene } from './scene';

interface RawAnswer {
  status: number;
  type: string;
  text: string;
}

/** Sends the path exactly as written; `fetch` would normalise it. */
function raw(
  url: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const internal = [
  '/internal/keys',
  '/internal/revocations',
  '/internal/people/1',
  '/internal/wizard/token',
  '/internal/wizard/copy-token',
  '/internal/wizard/identify',
];
const before = [
  '',
  '/api',
  '/api/public',
  '/api/..',
  '/api/public/..',
  '/api/%2e%2e',
  '/api/me/..',
  '/api/;',
  '/',
];

/** Checks that no spelling of an internal address gets through the gateway. */
async function noWayInside({ portal, actors }: Scene): Promise<string[]> {
  const problems: string[] = [];
  for (const start of before) {
    for (const path of internal) {
      for (const authorization of [`Bearer ${actors.tokens.admin}`, 'Service guessed']) {
        const { status } = await raw(portal.url, start + path, 'POST', { authorization });
        if (![400, 404, 405].includes(status)) problems.push(`${start}${path} answered ${status}`);
      }
    }
  }
  return problems;
}

const odd = [
  '/api',
  '/api/',
  '/api//me',
  '/api/./me',
  '/api/me/../me',
  '/api/%6d%65/',
  '/api/public',
  '/api/public/',
  '/api/publicpublic/me',
  '/api/public/public/me',
  '/API/me',
  '/api/ME',
  '/api/me%00',
  '/api/me%20',
  '/api/me;x=1',
  '/api\\me',
  '/api/nothing',
  `/api/${'x'.repeat(9000)}`,
  `/api/me?${'x'.repeat(40_000)}`,
  'http://127.0.0.1/api/me',
  '*',
];

/** Tries addresses of no page and no call. */
async function oddAddresses({ portal, actors }: Scene): Promise<string[]> {
  const problems: string[] = [];
  const authorization = `Bearer ${actors.tokens.applicant}`;
  for (const path of odd) {
    const { status, type, text } = await raw(portal.url, path, 'GET', { authorization });
    // The answer may be a page, or the call's own if the path is another spelling of its address.
    const isPlain = status === 200 && text.includes('"email"');
    if (!isPlain && (status < 400 || status >= 500)) problems.push(`${path.slice(0, 60)} answered ${status}`);
    if (path.startsWith('/api/') && type.includes('html')) problems.push(`${path.slice(0, 60)} is a page`);
  }
  return problems;
}

async function oddMethods({ portal }: Scene): Promise<string[]> {
  const problems: string[] = [];
  for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'SEARCH', 'OPTIONS']) {
    for (const path of ['/api/me', '/api/login', '/', '/readyz', '/registry.json']) {
      const { status, text } = await raw(portal.url, path, method, { 'x-secret': 'echo' });
      if (![404, 405].includes(status)) problems.push(`${method} ${path} answered ${status}`);
      if (text.includes('echo')) problems.push(`${method} ${path} answers what it was sent`);
    }
  }
  return problems;
}

export const oddWays: Part = {
  name: 'addresses',
  changesNothing: true,
  async run(scene: Scene) {
    const { checks } = scene;
    checks.note(
      'No way through the gateway leads to what services say to each other',
      await noWayInside(scene),
    );
    checks.note('No odd address leads anywhere', await oddAddresses(scene));
    checks.note('No odd method does anything', await oddMethods(scene));
  },
};
