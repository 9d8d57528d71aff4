import { askReferee, sendForm } from '../support/referees';
import { judged } from './answers';
import { announced as announcedFile } from './chunked-uploads';
import { thePdf } from './forms';
import type { Part, Scene } from './scene';
import { changesBetween, contentsOfTables } from './tables';

const announced = () => ({ ...announcedFile(), size: String(announcedFile().size) });

const secretOf = (path: string): string => path.split('/').pop() ?? '';

/** Checks that a referee's secret works neither as a token nor as a cookie, and opens no other address. */
async function opensNothingElse({ ask, aims }: Scene, path: string): Promise<string[]> {
  const token = secretOf(path);
  const problems: string[] = [];
  for (const { call, target } of aims.filter(({ call }) => call.method === 'GET')) {
    if (target.who === 'anybody') continue;
    const address = call.path.replace(/\{\w+\}/g, '1');
    problems.push(...judged(call.id, await ask({ method: 'GET', path: address, token }), [401, 404]));
    const cookie = `portal_files=${token}`;
    problems.push(
      ...judged(`${call.id} by cookie`, await ask({ method: 'GET', path: address, cookie }), [401, 404]),
    );
  }
  return problems;
}

/** Tries secrets that are nearly right, and somebody else's letter. */
async function guesses(scene: Scene, path: string): Promise<string[]> {
  const problems: string[] = [];
  const secret = secretOf(path);
  const turned = [...secret].reverse().join('');
  for (const other of [
    `${secret}A`,
    secret.slice(0, -1),
    turned,
    secret.toLowerCase(),
    '1',
    "' or 1=1 --",
    '%00',
  ]) {
    const answer = await fetch(`${scene.portal.url}/letter/${encodeURIComponent(other)}`);
    const text = await answer.text();
    if (![400, 404].includes(answer.status)) problems.push(`${other}: ${answer.status}`);
    if (/Ada Asking|ward/.test(text)) problems.push(`${other} shows who asks`);
  }
  return problems;
}

/**
 * Checks that GET requests change nothing, so that programs which follow the links of a mail have no effect. A form
 * without required fields changes only `opened`, which the page's own call sets as well.
 */
async function changesNothing({ portal }: Scene, path: string): Promise<string[]> {
  const url = `${portal.url}${path}`;
  const unread = await contentsOfTables(portal.dataDir, ['budgets']);
  for (const query of ['', '?act=send&statement=x', '?act=decline', '/?act=pass']) await fetch(url + query);
  await fetch(url, { method: 'HEAD' });
  for (const method of ['PUT', 'DELETE', 'PATCH']) await fetch(url, { method });
  for (const method of ['GET', 'HEAD', 'PUT']) await fetch(`${url}/opened`, { method });
  const read = changesBetween(unread, await contentsOfTables(portal.dataDir, ['budgets']));
  await fetch(`${url}/opened`, { method: 'POST' });
  const before = await contentsOfTables(portal.dataDir, ['budgets']);
  await fetch(url, { method: 'POST', body: 'act=decline', headers: { 'content-type': 'text/plain' } });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ act: 'decline' }) });
  await fetch(url, {
    method: 'POST',
    body: '{"act":"decline"}',
    headers: { 'content-type': 'application/json' },
  });
  await sendForm(portal, path, { act: 'send', letter: new Blob(['MZ\u0090']) });
  await sendForm(portal, path, { act: 'pass', name: 'x', email: 'not an address' });
  return [...read, ...changesBetween(before, await contentsOfTables(portal.dataDir, ['budgets']))];
}

/** Checks that wrong pieces, pieces of another letter, and pieces for an invalid link have no effect. */
async function pieces(scene: Scene, path: string): Promise<string[]> {
  const { portal, ask, actors } = scene;
  const other = await askReferee(portal);
  const begun = await sendForm(portal, `${path}/pieces`, announced());
  const { id } = (await begun.json()) as { id: string };
  // Sending a form, even a refused one, marks the letter as opened.
  for (const one of [path, other.path]) await fetch(`${portal.url}${one}/opened`, { method: 'POST' });
  const before = await contentsOfTables(portal.dataDir, ['budgets']);
  const piece = new Blob([new Uint8Array(thePdf())]);
  const right = { number: '0', piece };
  const attempts: [string, string, Record<string, string | Blob>, number[]][] = [
    ['a link that is nearly right', `${path}A/pieces`, announced(), [404]],
    ["another's link", `${other.path}/pieces/${id}`, right, [404]],
    ['an id that is not there', `${path}/pieces/${'0'.repeat(32)}`, right, [404]],
    ['an address in the id', `${path}/pieces/..%2f${id}`, right, [400, 404]],
    ['no number', `${path}/pieces/${id}`, { piece }, [422]],
    ['a piece that is not there', `${path}/pieces/${id}`, { ...right, number: '1' }, [422]],
    ['a number that is none', `${path}/pieces/${id}`, { ...right, number: "0' or 1=1" }, [422]],
    ['another size', `${path}/pieces/${id}`, { number: '0', piece: new Blob(['%PDF-']) }, [422]],
    [
      'more than a piece',
      `${path}/pieces/${id}`,
      { number: '0', piece: new Blob(['x'.repeat(300_000)]) },
      [413],
    ],
    ['a file larger than a letter', `${path}/pieces`, { ...announced(), size: '99000000' }, [413]],
    ['a size below nothing', `${path}/pieces`, { ...announced(), size: '-1' }, [422]],
    ['no checksum', `${path}/pieces`, { ...announced(), sha256: 'x' }, [422]],
    ['a letter of pieces that are not there', path, { act: 'send', arriving_file: id }, [422]],
    ["another's letter", other.path, { act: 'send', arriving_file: id }, [422]],
    ['an id that is none', path, { act: 'send', arriving_file: '../../x' }, [422]],
  ];
  const problems: string[] = [];
  for (const [name, address, fields, expected] of attempts) {
    const { status } = await sendForm(portal, address, fields);
    if (!expected.includes(status)) problems.push(`${name}: ${status}`);
  }
  const json = await fetch(`${portal.url}${path}/pieces`, { method: 'POST', body: '{}' });
  if (json.status !== 415) problems.push(`no form: ${json.status}`);
  const { stranger } = actors.tokens;
  for (const target of [`/api/arriving-files/${id}`, `/api/storage/pieces/${id}/0`]) {
    const method = target.includes('storage') ? 'GET' : 'DELETE';
    problems.push(...judged(target, await ask({ method, path: target, token: stranger }), [404]));
  }
  return [...problems, ...changesBetween(before, await contentsOfTables(portal.dataDir, ['budgets']))];
}

/**
 * Checks the page: one script of the portal with a nonce that is used once, no frame, nothing from other sites, and no
 * text of the applicant as markup.
 */
async function page({ portal }: Scene, path: string): Promise<string[]> {
  const answer = await fetch(`${portal.url}${path}`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  const text = await answer.text();
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  const own = /<script src="\/letter\/[0-9a-f]{16}\.js" nonce="[^"]+" defer><\/script>/;
  const again = await fetch(`${portal.url}${path}`);
  return [
    ...(answer.status === 200 ? [] : [`the page answered ${answer.status}`]),
    ...(/default-src 'none'/.test(policy) && nonce && !/unsafe|script-src '(?!nonce-)/.test(policy)
      ? []
      : [`the policy is ${policy}`]),
    ...(answer.headers.get('referrer-policy') === 'no-referrer'
      ? []
      : ['it sends its address to other sites']),
    ...(/<script|<iframe|\ssrc=|\son\w+=/i.test(text.replace(own, '')) || text === text.replace(own, '')
      ? ['it has scripts or things from elsewhere']
      : []),
    ...(nonce === /nonce-([^']+)'/.exec(again.headers.get('content-security-policy') ?? '')?.[1]
      ? ['the number of its script is used twice']
      : []),
    ...(answer.headers.get('cache-control') === 'no-store' ? [] : ['it is kept in caches']),
  ];
}

/** Checks what the secret still opens after the letter was sent, and what of the letter the applicant sees. */
async function afterwards({ portal, ask, actors }: Scene): Promise<string[]> {
  const { path, session, applicant } = await askReferee(portal);
  const sent = await sendForm(portal, path, { act: 'send', statement: 'Quokka quality' });
  const again = await sendForm(portal, path, { act: 'send', statement: 'Second thoughts' });
  const text = await again.text();
  const { application_id: id, token } = session;
  const reads = ['/api/get-progress', `/api/user/applications/${id}`, `/api/user/applications/${id}/letters`];
  const problems = [
    ...(sent.status === 303 ? [] : [`sending answered ${sent.status}`]),
    ...(text.includes('We have your letter') ? [] : ['a used link does not say so']),
    ...(text.includes('Quokka') ? ['a used link shows the letter'] : []),
  ];
  for (const address of reads) {
    const answer = await ask({ method: 'GET', path: address, token });
    if (answer.text.includes('Quokka')) problems.push(`${address} shows ${applicant.name} the letter`);
  }
  const staff = { method: 'GET', path: `/api/admin/applications/${id}/letters` };
  problems.push(...judged('the applicant', await ask({ ...staff, token }), [403]));
  problems.push(
    ...judged('another applicant', await ask({ ...staff, token: actors.tokens.stranger }), [403]),
  );
  const read = await ask({ ...staff, token: actors.tokens.reviewer });
  if (!read.text.includes('Quokka')) problems.push('staff do not read the letter');
  if (read.text.includes('Second thoughts')) problems.push('a used link was written by');
  return problems;
}

/** Attacks by a referee: a person without an account who has the secret of a mailed link. */
export const referees: Part = {
  name: 'referees',
  async run(scene: Scene) {
    const { checks, portal } = scene;
    const { path } = await askReferee(portal);
    checks.note("A referee's secret opens nothing but the page", await opensNothingElse(scene, path));
    checks.note('A secret that is nearly right opens nothing', await guesses(scene, path));
    checks.note('Nothing but a whole form changes anything', await changesNothing(scene, path));
    checks.note('Wrong pieces of a letter are refused, and write nothing', await pieces(scene, path));
    checks.note(
      'The page runs its own script alone and takes nothing from elsewhere',
      await page(scene, path),
    );
    checks.note('A sent letter is for staff alone, and its link is used', await afterwards(scene));
  },
};
