import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../conventions/files';
import { states } from '../screens/states';
import { evaluate } from './evaluate';

interface Part {
  folders?: string[];
  patterns?: string[];
}

const plans = new Map<string, Record<string, Part>>();

function stagesFor(...files: string[]) {
  const key = files.join(' ');
  const plan =
    plans.get(key) ??
    evaluate<Record<string, Part>>(
      'affected-stages.mjs',
      `Object.fromEntries(it.affectedStages(given, (await import('${root}/scripts/lib/workspaces.mjs')).workspaces()))`,
      files,
    );
  plans.set(key, plan);
  return plan;
}
const seconds = ['lint', 'boundaries', 'unused'];
const whole = { patterns: [] };

describe('what a change in one remote runs', () => {
  const plan = stagesFor('mfe-visitor-wizard/src/page.ts');

  it('its own tests, the tests of the whole repository, the quick stages, its screens, and the stories that open its pages', () => {
    expect(Object.keys(plan).sort()).toEqual(
      [...seconds, 'types', 'jest', 'build', 'budget', 'screens', 'stories'].sort(),
    );
    expect(plan.jest?.folders).toEqual(['mfe-visitor-wizard', 'e2e']);
    expect(plan.budget).toEqual({ patterns: ['mfe-visitor-wizard'] });
    expect(plan.screens).toEqual({ patterns: ['visit'] });
  });

  it('the stories that open one of its pages, also by what they import, and no others', () => {
    expect(plan.stories?.patterns).toEqual(
      expect.arrayContaining(['/visit.story', '/first-draft.story', '/visit-kept.story']),
    );
    for (const other of ['/internship.story', '/staff-decides.story', '/polling.story'])
      expect(plan.stories?.patterns).not.toContain(other);
    expect(stagesFor('mfe-user-dashboard/src/app/app.tsx').stories?.patterns).toEqual(
      expect.arrayContaining(['/modules.story', '/versions.story', '/request-another.story']),
    );
    expect(stagesFor('mfe-admin/src/page.ts').stories?.patterns).not.toContain('/internship.story');
  });
});

it('a change in a test runs the tests of its part', () => {
  const plan = stagesFor('mfe-admin/src/settings/modules/modules.test.tsx', 'mfe-admin/README.md');
  expect(Object.keys(plan).sort()).toEqual([...seconds, 'types', 'jest'].sort());
});

it('a document runs the tests of the repository, no change runs nothing', () => {
  expect(Object.keys(stagesFor('docs/testing.md')).sort()).toEqual([...seconds, 'types', 'jest'].sort());
  expect(stagesFor('docs/testing.md').jest?.folders).toEqual(['e2e']);
  expect(stagesFor()).toEqual({});
});

it('a change in one part runs no tests of the commands; a change in a command or a package does', () => {
  const runs = (change: string, file: string) => {
    const [pattern] = stagesFor(change).jest?.patterns ?? [];
    return pattern === undefined || new RegExp(pattern).test(path.join(root, file));
  };
  for (const change of ['mfe-admin/src/page.ts', 'svc-auth/src/main.ts', 'docs/testing.md']) {
    expect(runs(change, 'e2e/conventions/documents.test.ts')).toBe(true);
    expect(runs(change, 'mfe-admin/src/manifest.test.ts')).toBe(true);
    expect(runs(change, 'e2e/scripts/ending.test.ts')).toBe(false);
  }
  for (const change of ['scripts/new.mjs', 'packages/ui/src/index.ts', 'mfe-admin/package.json'])
    expect(runs(change, 'e2e/scripts/ending.test.ts')).toBe(true);
});

it('a change in the shell, or in a package compiled into it, runs all stories in production', () => {
  for (const file of ['shell/src/index.ts', 'packages/ui/src/index.ts']) {
    expect(stagesFor(file)).toMatchObject({ screens: whole, stories: whole, production: whole });
    expect(stagesFor(file)).not.toHaveProperty('attacks');
    expect(stagesFor(file)).not.toHaveProperty('services');
  }
});

it('a change in a service, or in a file that all parts use, runs every stage that drives it completely', () => {
  for (const file of ['svc-auth/src/main.ts', 'packages/service-kit/src/index.ts', 'scripts/portal.mjs']) {
    const plan = stagesFor(file);
    for (const stage of ['attacks', 'screens', 'crashes', 'failures', 'stories', 'production'])
      expect(plan[stage]).toEqual(whole);
    expect(plan).toHaveProperty('services');
  }
  expect(stagesFor('svc-auth/src/main.ts')).not.toHaveProperty('budget');
  expect(stagesFor('svc-auth/src/main.ts')).toHaveProperty('contracts');
  const driven = Object.keys(stagesFor('package-lock.json'));
  expect(driven).toHaveLength(15);
});

it('a changed story runs itself; a file that stories import runs these stories; the program of a stage runs that stage', () => {
  const story = stagesFor('e2e/stories/modules.story.ts');
  expect(story.stories).toEqual({ patterns: ['/modules.story'] });
  expect(story).not.toHaveProperty('screens');
  const shared = stagesFor('e2e/support/visit.ts').stories?.patterns;
  expect(shared).toContain('/visit.story');
  expect(shared).not.toContain('/polling.story');
  const attacks = stagesFor('e2e/attacks/uploads.ts');
  expect(attacks.attacks).toEqual(whole);
  expect(attacks).not.toHaveProperty('stories');
});

it('each remote has screens, and each screen belongs to a remote, to the shell or to a page behind the link of an email', () => {
  const screensOf = evaluate<Record<string, string>>('affected-stages.mjs', 'it.screensOf');
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  expect(Object.keys(screensOf).sort()).toEqual(remotes.sort());
  const begins = Object.values(screensOf);
  for (const begin of begins) expect(states.some(({ name }) => name.startsWith(begin))).toBe(true);
  const shell = states.filter(({ name }) => !begins.some((begin) => name.startsWith(begin)));
  expect(shell.map(({ name }) => name)).toEqual([
    'home',
    'home-menu',
    'sign-in-wrong',
    'forgotten-password',
    'help',
    'help-nothing',
    'prepare',
    'accessibility',
    'not-found',
    'remote-failed',
    'letter-page',
    'letter-error',
    'letter-pass',
    'letter-sending',
    'letter-thanks',
    'letter-unknown',
    'offer-page',
    'offer-page-other-date',
    'offer-page-late',
    'offer-page-accepted',
    'offer-page-declined',
    'offer-page-withdrawn',
    'offer-page-taken-back',
    'round-home',
    'round-home-abroad',
    'round-home-closed',
    'recovery',
    'recovery-board',
    'remote-off',
    'maintenance',
  ]);
});

it('every stage of `npm test` can be chosen by some change', () => {
  const stages = evaluate<string[]>('stages/index.mjs', 'Object.keys(it.stages)');
  expect(Object.keys(stagesFor('package-lock.json')).sort()).toEqual(stages.sort());
  for (const { patterns = [] } of Object.values(stagesFor('mfe-admin/src/page.ts')))
    for (const pattern of patterns.filter((name) => name.endsWith('.story')))
      expect(readdirSync(path.join(root, 'e2e/stories'))).toContain(`${pattern.slice(1)}.ts`);
});
