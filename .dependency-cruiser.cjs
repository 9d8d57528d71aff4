/**
 * Who may import whom. The table of docs/architecture.md as rules; `npm run boundaries` checks them and
 * e2e/boundaries plants one violation of each to prove that the check can fail.
 */
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { inThisOrder, modules, roomsOf } = require('./.dependency-cruiser.orders.cjs');

const directories = (parent) =>
  existsSync(path.join(__dirname, parent))
    ? readdirSync(path.join(__dirname, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => path.posix.join(parent, entry.name))
    : [];

const workspaces = [...directories('contracts'), ...directories('packages'), ...directories('.')]
  .filter((folder) => existsSync(path.join(__dirname, folder, 'package.json')))
  .map((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(__dirname, folder, 'package.json'), 'utf8'));
    return {
      folder,
      declared: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
      name: manifest.name,
    };
  });

const remote = '^mfe-[^/]+/';
const service = '^svc-[^/]+/';
const deployables = ['^shell/', remote, '^gateway/', service];
const ours = [...deployables, '^contracts/', '^packages/', '^e2e/', '^bench/', '^scripts/'];

/** Files that never reach a running portal. */
const tests = '(\\.test\\.[cm]?tsx?$|/test/|/dev/|/testing/)';
const buildFiles =
  '^([^/]+|(packages|contracts)/[^/]+)/(webpack\\.config\\.ts|build\\.ts|contract\\.ts|jest\\.config\\.cjs)$';
// Packs and weighs stylesheets as builds do.
const styleScripts = '^packages/ui/scripts/';
const notShipped = [tests, buildFiles, styleScripts];

/** `from` may import, of our folders, nothing but its own and `may`. */
const mayImport = (name, from, may, more = {}) => ({
  name,
  severity: 'error',
  comment: `${name}: see the table of docs/architecture.md`,
  from: { path: from, pathNot: more.fromNot ?? notShipped },
  to: { path: ours, pathNot: may },
});

const own = '^$1/';

const inModule = (name) => `^svc-applications/src/${name}/`;
const modulesDownwards = modules.map((name, at) => ({
  name: `modules-downwards:${name}`,
  severity: 'error',
  comment: 'A module uses those below it: the list in svc-applications/README.md',
  from: { path: inModule(name), pathNot: tests },
  to: {
    path: '^svc-applications/src/',
    // The sentences of all modules are compiled into one folder.
    pathNot: [...modules.slice(0, at + 1).map(inModule), '^svc-applications/src/sentences/'],
  },
}));

const anyModule = `^svc-applications/src/(${modules.join('|')})/`;
const modulesByTheirIndex = [
  {
    name: 'modules-by-their-index',
    severity: 'error',
    comment: 'What a module lets others use stands in its index.ts.',
    from: { path: anyModule, pathNot: tests },
    to: { path: anyModule, pathNot: ['^svc-applications/src/$1/', '/src/[^/]+/index\\.ts$'] },
  },
  {
    name: 'modules-by-their-index:above',
    severity: 'error',
    comment:
      'What puts the modules together uses what they bring (module.ts), and what stands in their index.ts.',
    from: { path: '^svc-applications/src/', pathNot: [anyModule, tests] },
    to: { path: anyModule, pathNot: ['/src/[^/]+/(index|module)\\.ts$'] },
  },
];

const roomsDownwards = Object.entries(roomsOf).flatMap(([part, names]) =>
  names.map((name, at) => ({
    name: `rooms-downwards:${part === 'mfe-admin' ? '' : `${part}:`}${name}`,
    severity: 'error',
    comment: 'A room uses those below it: the list in the README of the part',
    from: { path: `^${part}/src/${name}/`, pathNot: tests },
    to: {
      path: `^${part}/src/`,
      // The words of all rooms are compiled into one folder.
      pathNot: [
        ...names.slice(0, at + 1).map((room) => `^${part}/src/${room}/`),
        `^${part}/src/(messages|sentences)/`,
      ],
    },
  })),
);

const noWayBack = Object.entries(inThisOrder).flatMap(([parent, names]) =>
  names.slice(0, -1).map((name, at) => ({
    name: `no-way-back:${parent}/${name}`,
    severity: 'error',
    comment: 'Two folders that need each other cannot be read one by one: move what both need below both.',
    from: { path: `^${parent}/${name}/`, pathNot: tests },
    to: { path: names.slice(at + 1).map((later) => `^${parent}/${later}/`) },
  })),
);

module.exports = {
  forbidden: [
    ...noWayBack,
    ...roomsDownwards,
    ...modulesDownwards,
    ...modulesByTheirIndex,
    mayImport('shell-imports', '^(shell)/', [own, '^contracts/', '^packages/(ui|remote-sdk)/']),
    mayImport('remote-imports', '^(mfe-[^/]+)/', [
      own,
      '^contracts/',
      '^packages/(ui|remote-sdk|application-ui)/',
    ]),
    mayImport('server-imports', '^(svc-[^/]+|gateway)/', [own, '^contracts/', '^packages/service-kit/']),
    mayImport('contracts-import-nothing', '^(contracts/[^/]+)/', [own, '^contracts/language-v1/']),
    mayImport('application-ui-imports', '^(packages/application-ui)/', [
      own,
      '^contracts/',
      '^packages/(ui|remote-sdk)/',
    ]),
    mayImport('remote-sdk-imports', '^(packages/remote-sdk)/', [own, '^contracts/shell-v1/']),
    mayImport('kit-imports', '^(packages/(?:service-kit|ui))/', [own, '^contracts/language-v1/']),
    mayImport('packages-import-nothing', '^(packages/(?:test-kit|build-config)[^/]*)/', [
      own,
      '^contracts/language-v1/src/languages',
    ]),
    {
      name: 'tests-import-no-deployable',
      severity: 'error',
      comment: 'A test or build file of one part may use the kits, never another deployable.',
      from: { path: `^(shell|mfe-[^/]+|gateway|svc-[^/]+|packages/[^/]+|contracts/[^/]+)/`, pathNot: [] },
      to: { path: [...deployables, '^e2e/', '^bench/', '^scripts/'], pathNot: [own] },
    },
    {
      name: 'test-kit-in-tests-only',
      severity: 'error',
      comment: 'packages/test-kit never ships.',
      from: { path: [...deployables, '^contracts/', '^packages/(?!test-kit/)'], pathNot: [tests] },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'build-config-in-build-files-only',
      severity: 'error',
      comment: 'packages/build-config is for building and testing.',
      from: { path: ours, pathNot: ['^packages/build-config/', '^(e2e|bench|scripts)/', ...notShipped] },
      to: { path: '^packages/build-config/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment:
        'Two files that need each other are one file, or hide a third. A lazy import may lead back: it is not loaded together.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'nothing-undeclared',
      severity: 'error',
      comment: 'Each part lists what it imports in its own package.json.',
      from: { path: ours, pathNot: ['^scripts/'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    ...workspaces.map(({ folder, declared, name }) => ({
      name: `nothing-undeclared-of-ours:${folder}`,
      severity: 'error',
      comment: `${folder}/package.json does not list this workspace.`,
      // The list of languages is read as a source by the package that builds its contract.
      from: { path: `^${folder}/`, pathNot: '^packages/build-config/src/languages\\.ts$' },
      to: {
        path: ['^contracts/', '^packages/'],
        pathNot: workspaces
          .filter((other) => other.name === name || declared.includes(other.name))
          .map((other) => `^${other.folder}/`),
      },
    })),
    {
      name: 'shipped-code-uses-dependencies',
      severity: 'error',
      comment: 'What ships stands under dependencies, not devDependencies.',
      from: {
        path: '^(shell|mfe-[^/]+|gateway|svc-[^/]+|packages/(service-kit|remote-sdk|ui|application-ui))/src/',
        pathNot: notShipped,
      },
      to: { dependencyTypes: ['npm-dev'], pathNot: ['node_modules/@types/'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      comment: 'The file or package is not there.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      comment: 'These run in a browser.',
      from: {
        path: ['^shell/src/', `${remote}src/`, '^packages/(ui|remote-sdk|application-ui)/src/'],
        pathNot: notShipped,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'knex-in-stores-only',
      severity: 'error',
      comment:
        'SQL stands in store.ts; driver errors are translated in database-errors.ts; main.ts connects; a module hands its stores the connection.',
      from: {
        path: service,
        pathNot: [
          `${service}src/(?:store|.*[/-]store)\\.ts$`,
          `${service}src/.*(?:database-errors|main)\\.ts$`,
          `${service}src/[^/]+/(?:define-)?module\\.ts$`,
          `${service}migrations/`,
          tests,
        ],
      },
      to: { path: ['node_modules/knex/', 'node_modules/(mysql2|libsql)/'] },
    },
    {
      name: 'migrations-are-frozen',
      severity: 'error',
      comment:
        'A migration that was shipped does the same for ever: it imports nothing that lives on, but the columns and tables of the service kit, which change by new functions alone.',
      from: { path: `${service}migrations/` },
      to: {
        path: [...ours, 'node_modules/'],
        pathNot: [
          `${service}migrations/`,
          '^packages/service-kit/src/storage/(database|outbox)/',
          'node_modules/(knex|@types/node)/',
        ],
      },
    },
    {
      name: 'rules-know-no-framework',
      severity: 'error',
      comment: 'Policies, presenters and the domain itself are plain functions, without HTTP and SQL.',
      from: {
        path: `${service}src/.*/(?:policy|presenter|rules|application|document|person|session)\\.ts$`,
      },
      to: {
        path: [
          'node_modules/(koa|@koa|koa-[^/]+|@types/koa[^/]*|knex)/',
          '^packages/service-kit/src/(requests/http|storage/database)/',
        ],
      },
    },
    {
      name: 'koa-at-the-edge-only',
      severity: 'error',
      comment:
        'HTTP is known to routes, the app, its authenticator and cookies; what they call does not know it.',
      from: {
        path: service,
        pathNot: [
          `${service}src/(?:routes|.*[/-]routes)\\.ts$`,
          `${service}src/(?:app|main|.*/(?:authenticator|cookies))\\.ts$`,
          tests,
        ],
      },
      to: { path: ['node_modules/(koa|@koa|koa-[^/]+)/'] },
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|dist-dev|data|coverage|\\.cache)/', '/src/generated\\.ts$'] },
    combinedDependencies: false,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.jsx', '.json', '.scss', '.css', '.d.ts'],
    },
  },
};
