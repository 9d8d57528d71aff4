import { call, startInternship } from '../support/api';
import { anApplicant } from '../support/applicants';
import { mailTo } from '../support/mailbox';
import { type Answer, type Attack, judged } from './answers';
import type { Part, Scene } from './scene';

interface Pair {
  email: string;
  phone: string;
}

const resume = ({ email, phone }: Pair, more: object = {}, cookie?: string): Attack => ({
  method: 'POST',
  path: '/api/intern/login',
  json: { email, phone, role: 'intern', ...more },
  ...(cookie && { cookie }),
});

async function someone({ portal, ask }: Scene) {
  const applicant = anApplicant('Cora Code');
  await startInternship(portal, applicant);
  const pair = { email: applicant.email, phone: applicant.phoneDigits };
  const { headers } = await ask(resume(pair));
  const device = headers.getSetCookie().find((one) => one.startsWith('portal_device='));
  return { pair, device: device?.split(';')[0] ?? '' };
}

const ask401 = (what: string, answer: Answer): string[] => [
  ...judged(what, answer, [401]),
  ...(answer.body.code_required === true ? [] : [`${what}: no code is asked for`]),
  ...(answer.body.token === undefined ? [] : [`${what}: it gave a token`]),
];

/** Checks that a known person's application opens only with the code or with the device's own cookie. */
async function noWayRound(scene: Scene, pair: Pair, stranger: string): Promise<string[]> {
  const { ask, actors } = scene;
  const problems: string[] = [];
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const cookies = [
    'portal_device=rubbish',
    `portal_device=${actors.tokens.admin}`,
    `portal_device=${actors.tokens.files}`,
    `portal_device=${unsigned}.${stranger.split('.')[1]}.`,
    stranger,
  ];
  for (const cookie of cookies.slice(0, 3))
    problems.push(...ask401(cookie.slice(0, 40), await ask(resume(pair, { code: '12' }, cookie))));
  for (const code of ['000000 OR 1=1', '٠٠٠٠٠٠'])
    problems.push(...ask401(code, await ask(resume(pair, { code }, stranger))));
  for (const code of [0, {}, [], ['000000'], true, 'x'.repeat(5000)])
    problems.push(
      ...judged(`a code ${JSON.stringify(code).slice(0, 30)}`, await ask(resume(pair, { code })), [422]),
    );
  return problems;
}

/** Checks that the code works only once. */
async function once(scene: Scene, pair: Pair): Promise<string[]> {
  const { ask, portal } = scene;
  const asked = await ask(resume(pair));
  const { text = '' } = await mailTo(portal, pair.email, /code/i);
  const code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
  const both = await Promise.all([ask(resume(pair, { code })), ask(resume(pair, { code }))]);
  const statuses = both.map(({ status }) => status).sort();
  const problems = statuses.join() === '200,401' ? [] : [`the code answered ${statuses.join(' and ')}`];
  return [...ask401('without a code', asked), ...problems];
}

/** Guesses codes one after another, and many at once. */
async function guesses({ ask }: Scene, pair: Pair): Promise<string[]> {
  const found: Answer[] = [];
  for (let round = 0; round < 4; round += 1) {
    const some = Array.from({ length: 15 }, (_, place) => String(100_000 + round * 100 + place));
    found.push(...(await Promise.all(some.map((code) => ask(resume(pair, { code }))))));
  }
  const problems = found.flatMap((answer) => judged('a guess', answer, [401, 429]));
  const limited = found.find(({ status }) => status === 429);
  if (!limited?.headers.get('retry-after')) problems.push('guessing never ends');
  return problems;
}

/** Sends more wrong phone numbers for an account than one network may. */
async function keptOut({ ask }: Scene, { email }: Pair): Promise<string[]> {
  let last: Answer | undefined;
  for (let guess = 0; guess < 22; guess += 1)
    last = await ask(resume({ email, phone: `25073${String(1_000_000 + guess)}` }));
  return last ? judged('the twenty-second wrong phone', last, [429]) : ['nothing was asked'];
}

export const resumeCodes: Part = {
  name: 'codes',
  async run(scene: Scene) {
    const { portal, actors, checks, ask } = scene;
    const set = (resume_code: string) =>
      call(portal, 'PUT', '/api/admin/settings', { token: actors.tokens.admin, json: { resume_code } });
    const [first, second, third] = [await someone(scene), await someone(scene), await someone(scene)];
    const fourth = await someone(scene);
    await set('new-device');
    const known = await ask(resume(first.pair, {}, first.device));
    checks.note('A known device needs no code', judged('resuming', known, [200]));
    const kept = await keptOut(scene, first.pair);
    const owner = await ask(resume(first.pair, {}, first.device));
    const stays = judged('the owner on their own device', owner, [200]);
    checks.note('Wrong phones of strangers keep nobody out on their own device', [...kept, ...stays]);
    checks.note('A code opens once, even when it is sent twice at once', await once(scene, fourth.pair));
    const round = await noWayRound(scene, second.pair, first.device);
    checks.note('There is no way round the code', round);
    checks.note('Codes cannot be guessed', await guesses(scene, third.pair));
    const nobody = await ask(
      resume({ email: 'nobody@example.org', phone: '250780000000' }, { code: '000000' }),
    );
    const problems = nobody.body.code_required === undefined ? [] : ['it shows that there is nobody'];
    checks.note('Who is not known is asked for no code', [...problems, ...judged('nobody', nobody, [401])]);
    await set('off');
  },
};
