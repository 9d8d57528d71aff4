import { read } from '../conventions/files';
import { plantPortal } from './planted-portal';

/** Rule, the file that breaks it, and its source. All are planted at once; each must be found by its own rule. */
const broken: [rule: string, file: string, source: string][] = [
  ['shell-imports', 'shell/src/a.ts', "import '@portal/service-kit';"],
  ['shell-imports', 'shell/src/b.ts', "import '@portal/application-ui';"],
  [
    'remote-imports',
    'mfe-admin/src/a.tsx',
    "import { here } from '../../shell/src/index';\nexport const A = () => <p>{here}</p>;",
  ],
  [
    'remote-imports',
    'mfe-admin/src/b.ts',
    "import type { Here } from '../../mfe-visitor-wizard/src/index';\nexport type B = Here;",
  ],
  ['remote-imports', 'mfe-admin/src/c.ts', "export const later = () => import('@portal/service-kit');"],
  ['server-imports', 'svc-auth/src/a.ts', "import '@portal/ui';"],
  ['server-imports', 'svc-auth/src/b.ts', "export * from '../../svc-applications/src/index';"],
  ['server-imports', 'gateway/src/a.ts', "import '../../svc-auth/src/index';"],
  [
    'contracts-import-nothing',
    'contracts/shell-v1/src/a.ts',
    "import type { Here } from '@portal/ui';\nexport type A = Here;",
  ],
  ['contracts-import-nothing', 'contracts/shell-v1/src/b.ts', "import '../../svc-auth-v1/src/index';"],
  ['application-ui-imports', 'packages/application-ui/src/a.ts', "import '@portal/service-kit';"],
  ['remote-sdk-imports', 'packages/remote-sdk/src/a.ts', "import '@portal/contract-svc-auth-v1';"],
  ['packages-import-nothing', 'packages/build-config/src/a.ts', "import '@portal/contract-shell-v1';"],
  ['kit-imports', 'packages/ui/src/a.ts', "import '@portal/contract-shell-v1';"],
  ['kit-imports', 'packages/service-kit/src/a.ts', "import '@portal/remote-sdk';"],
  ['tests-import-no-deployable', 'svc-auth/src/c.test.ts', "import '../../svc-applications/src/index';"],
  ['tests-import-no-deployable', 'packages/ui/src/c.test.ts', "import '../../../shell/src/index';"],
  ['tests-import-no-deployable', 'svc-auth/build.ts', "import '../gateway/src/index';"],
  ['test-kit-in-tests-only', 'svc-auth/src/d.ts', "import '@portal/test-kit';"],
  ['build-config-in-build-files-only', 'mfe-admin/src/d.ts', "import '@portal/build-config';"],
  [
    'modules-downwards:platform',
    'svc-applications/src/platform/a.ts',
    "import type { Here } from '../index';\nexport type A = Here;",
  ],
  ['modules-downwards:lists', 'svc-applications/src/lists/b.ts', "import '../privacy/here';"],
  ['modules-downwards:mail', 'svc-applications/src/mail/c.ts', "import '../index';"],
  ['modules-by-their-index', 'svc-applications/src/lists/d.ts', "import '../platform/deep/here';"],
  [
    'modules-by-their-index',
    'svc-applications/src/lists/e.ts',
    "import type { Here } from '../platform/module';\nexport type E = Here;",
  ],
  ['modules-by-their-index:above', 'svc-applications/src/main.ts', "import './platform/deep/here';"],
  ['rooms-downwards:frame', 'mfe-admin/src/frame/i.ts', "import '../lists/here';"],
  ['rooms-downwards:workspace', 'mfe-admin/src/workspace/j.ts', "import '../index';"],
  ['rooms-downwards:svc-auth:accounts', 'svc-auth/src/accounts/k.ts', "import '../index';"],
  [
    'no-way-back:svc-applications/src/assessment/blind',
    'svc-applications/src/assessment/blind/l.ts',
    "import '../conflicts/here';",
  ],
  [
    'no-way-back:mfe-visitor-wizard/src/wizard',
    'mfe-visitor-wizard/src/wizard/m.ts',
    "import '../steps/here';",
  ],
  [
    'no-way-back:packages/build-config/src/messages',
    'packages/build-config/src/messages/n.ts',
    "import '../generated/here';",
  ],
  ['no-circles', 'svc-auth/src/circle/one.ts', "import { two } from './two';\nexport const one = () => two;"],
  ['nothing-undeclared', 'mfe-admin/src/e.ts', "import 'undeclared';"],
  ['nothing-undeclared-of-ours:mfe-visitor-wizard', 'mfe-visitor-wizard/src/a.ts', "import '@portal/ui';"],
  ['shipped-code-uses-dependencies', 'mfe-admin/src/f.ts', "import 'for-development';"],
  ['everything-resolves', 'mfe-admin/src/g.ts', "import './not-there';"],
  [
    'no-node-in-the-browser',
    'mfe-admin/src/h.ts',
    "import { readFile } from 'node:fs';\nexport default readFile;",
  ],
  ['no-node-in-the-browser', 'packages/ui/src/h.ts', "import 'path';"],
  [
    'knex-in-stores-only',
    'svc-auth/src/accounts/people/routes.ts',
    "import type { Knex } from 'knex';\nexport type K = Knex;",
  ],
  ['knex-in-stores-only', 'svc-auth/src/accounts/people/policy.ts', "import 'knex';"],
  [
    'migrations-are-frozen',
    'svc-auth/migrations/2_fill.ts',
    "import { here } from '../src/index';\nexport const up = () => here;",
  ],
  [
    'migrations-are-frozen',
    'svc-applications/migrations/3_steps.ts',
    "import type { Here } from '@portal/contract-shell-v1';\nexport type A = Here;",
  ],
  ['migrations-are-frozen', 'svc-auth/migrations/4_call.ts', "import '@portal/service-kit/http';"],
  ['rules-know-no-framework', 'svc-auth/src/accounts/people/policy.ts', "import 'knex';"],
  [
    'rules-know-no-framework',
    'svc-auth/src/accounts/people/presenter.ts',
    "import '@portal/service-kit/http';",
  ],
  ['rules-know-no-framework', 'svc-auth/src/accounts/people/person.ts', "import 'koa';"],
  ['koa-at-the-edge-only', 'svc-auth/src/accounts/people/sign-in.ts', "import 'koa';"],
];

/** Imports that every part needs: none of them may be reported. */
const allowed: [file: string, source: string][] = [
  [
    'shell/src/fine.ts',
    "import '@portal/ui';\nimport '@portal/remote-sdk';\nimport '@portal/contract-shell-v1';",
  ],
  ['mfe-admin/src/fine.ts', "import '@portal/application-ui';\nimport 'declared';\nimport './index';"],
  ['mfe-admin/src/fine.test.ts', "import '@portal/test-kit';\nimport 'for-development';\nimport 'node:fs';"],
  ['mfe-admin/webpack.config.ts', "import '@portal/build-config';\nimport 'node:path';"],
  ['gateway/src/fine.ts', "import '@portal/service-kit';\nimport '@portal/contract-shell-v1';"],
  ['svc-auth/src/accounts/people/store.ts', "import 'knex';"],
  ['svc-auth/src/store.ts', "import 'knex';"],
  ['svc-applications/src/privacy/fine.ts', "import './here';\nimport '../platform';"],
  ['svc-applications/src/modules.ts', "import './platform';\nimport './platform/module';"],
  ['mfe-admin/src/lists/fine.ts', "import './here';\nimport '../workspace/here';"],
  ['svc-applications/src/lists/fine.test.ts', "import '../platform/deep/here';"],
  ['svc-auth/src/reset-store.ts', "import 'knex';"],
  ['svc-auth/src/platform/database-errors.ts', "import 'knex';"],
  ['svc-auth/src/main.ts', "import 'knex';\nimport 'koa';"],
  ['svc-auth/migrations/1_people.ts', "import 'knex';"],
  ['svc-auth/src/fine/routes.ts', "import 'koa';\nimport '@portal/service-kit/http';"],
  ['packages/remote-sdk/src/fine.ts', "import '@portal/contract-shell-v1';"],
];

it('the modules of svc-applications stand in the order in which the service lists them', () => {
  const listed = read('svc-applications/src/modules.ts').matchAll(/from '\.\/([\w-]+)\/module'.*/g);
  const names = [...read('svc-applications/src/modules.ts').matchAll(/^ {2}(\w+)Module,$/gm)].map(
    ([, name = '']) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const ruled = require('../../.dependency-cruiser.cjs')
    .forbidden.map(({ name }: { name: string }) => /^modules-downwards:(.*)/.exec(name)?.[1])
    .filter(Boolean);
  expect([...listed]).toHaveLength(names.length);
  expect(names).toEqual(ruled);
});

describe('the check of who may import whom', () => {
  const portal = plantPortal();
  for (const [, file, source] of broken) portal.write(file, source);
  for (const [file, source] of allowed) portal.write(file, source);
  for (const room of ['lists', 'workspace'])
    portal.write(`mfe-admin/src/${room}/here.ts`, 'export const here = true;');
  for (const folder of [
    'svc-applications/src/privacy',
    'svc-applications/src/assessment/conflicts',
    'mfe-visitor-wizard/src/steps',
    'packages/build-config/src/generated',
  ])
    portal.write(`${folder}/here.ts`, 'export const here = true;');
  portal.write('svc-applications/src/platform/deep/here.ts', 'export const here = true;');
  for (const name of ['index', 'module'])
    portal.write(
      `svc-applications/src/platform/${name}.ts`,
      'export const here = true;\nexport interface Here { here: boolean }\n',
    );
  portal.write('svc-auth/src/circle/two.ts', "import { one } from './one';\nexport const two = () => one;");
  const found = portal.check();
  afterAll(() => portal.remove());

  it.each(broken)('%s is found in %s', (rule, file) => {
    const here = found.filter((violation) => violation.from === file).map((violation) => violation.rule.name);
    expect(here).toContain(rule);
  });

  it.each(allowed)('%s may import what it does', (file) => {
    expect(found.filter((violation) => violation.from === file)).toEqual([]);
  });

  it('plants a violation of every rule', () => {
    const rules = require('../../.dependency-cruiser.cjs').forbidden.map((rule: { name: string }) =>
      rule.name.replace(/:.*/, ''),
    );
    const planted = new Set(broken.map(([rule]) => rule.replace(/:.*/, '')));
    expect(rules.filter((rule: string) => !planted.has(rule))).toEqual([]);
  });
});
