/**
 * Compiles a kit for other repositories: a script, its types and its source map for each module. TypeScript's own emit
 * is used, since it knows the types. It leaves import specifiers as written, so they get their file endings here:
 * neither Node nor `exports` finds files without them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const settings = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', 'jest'],
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  skipLibCheck: true,
  // Types are checked by the stage `types`, with the settings of each part.
  noCheck: true,
  declaration: true,
  sourceMap: true,
  inlineSources: true,
  noUncheckedSideEffectImports: false,
};

const { factory } = ts;

/**
 * Completes a specifier such as `knex/lib/dialects/mysql2`, a folder in a package without `exports`, to a file name.
 */
function completedInPackage(specifier) {
  const [, name, rest] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (!rest || name.startsWith('@portal') || specifier.startsWith('node:')) return specifier;
  const manifest = findPackage(name);
  if (!manifest || readJson(manifest).exports) return specifier;
  const found = require.resolve(specifier);
  return `${name}/${path.posix.relative(path.dirname(manifest), found)}`;
}

const findPackage = (name) =>
  (require.resolve.paths(name) ?? [])
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => existsSync(file));

/**
 * Completes a relative specifier in `file` with the ending of its target. `exported` maps files of other kits to the
 * names by which these kits export them.
 */
function completed(specifier, file, { host, exported }) {
  if (!specifier.startsWith('.')) return completedInPackage(specifier);
  const { resolvedModule } = ts.resolveModuleName(specifier, file, settings, host);
  const found = resolvedModule?.resolvedFileName;
  if (!found || !/\.tsx?$/.test(found) || found.endsWith('.d.ts')) return specifier;
  if (exported.has(found)) return exported.get(found);
  const place = path.posix.relative(path.posix.dirname(file), found).replace(/\.tsx?$/, '.js');
  return place.startsWith('.') ? place : `./${place}`;
}

/**
 * Transformer that completes all specifiers of a script or its types, and replaces `__dirname`, which modules do not
 * have, by `import.meta.dirname`.
 */
function complete(known) {
  return (context) => (node) => {
    const file = (ts.getOriginalNode(node).getSourceFile?.() ?? node).fileName;
    const literal = ({ text }) => factory.createStringLiteral(completed(text, file, known), true);
    const metaDirname = () =>
      factory.createPropertyAccessExpression(
        factory.createMetaProperty(ts.SyntaxKind.ImportKeyword, factory.createIdentifier('meta')),
        'dirname',
      );
    function visit(part) {
      if (ts.isImportDeclaration(part))
        return factory.updateImportDeclaration(
          part,
          part.modifiers,
          part.importClause,
          literal(part.moduleSpecifier),
          part.attributes,
        );
      if (ts.isExportDeclaration(part) && part.moduleSpecifier)
        return factory.updateExportDeclaration(
          part,
          part.modifiers,
          part.isTypeOnly,
          part.exportClause,
          literal(part.moduleSpecifier),
          part.attributes,
        );
      if (ts.isCallExpression(part) && part.expression.kind === ts.SyntaxKind.ImportKeyword)
        return factory.updateCallExpression(part, part.expression, part.typeArguments, [
          ts.isStringLiteral(part.arguments[0]) ? literal(part.arguments[0]) : part.arguments[0],
        ]);
      if (ts.isImportTypeNode(part) && ts.isLiteralTypeNode(part.argument))
        return factory.updateImportTypeNode(
          part,
          factory.createLiteralTypeNode(literal(part.argument.literal)),
          part.attributes,
          part.qualifier,
          part.typeArguments && ts.visitNodes(part.typeArguments, visit),
          part.isTypeOf,
        );
      if (ts.isIdentifier(part) && part.text === '__dirname') return metaDirname();
      return ts.visitEachChild(part, visit, context);
    }
    return ts.visitEachChild(node, visit, context);
  };
}

/** Pairs of a file and the name by which its kit exports it, for kits that import a file of another kit by its path. */
const exportedBy = (kits) =>
  kits.flatMap(({ name, folder, exports }) =>
    Object.entries(exports)
      .filter(([, file]) => !file.includes('*'))
      .map(([as, file]) => [path.join(folder, file), name + as.slice(1)]),
  );

/**
 * Compiles all kits in one TypeScript program. A kit is `{ name, exports, folder, entries, out }` with absolute paths.
 */
export function compileKits(kits) {
  const host = ts.createCompilerHost(settings);
  const program = ts.createProgram(
    kits.flatMap(({ entries }) => entries),
    settings,
    host,
  );
  const problems = [];
  for (const { folder, out } of kits) {
    const exported = new Map(exportedBy(kits.filter((kit) => kit.folder !== folder)));
    const transformer = complete({ host, exported });
    const transformers = { after: [transformer], afterDeclarations: [transformer] };
    const sources = path.join(folder, 'src') + path.sep;
    for (const source of program.getSourceFiles()) {
      if (!source.fileName.startsWith(sources) || source.isDeclarationFile) continue;
      const write = (file, text) => {
        const target = path.join(out, path.relative(sources, file));
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      };
      problems.push(...program.emit(source, write, undefined, false, transformers).diagnostics);
    }
  }
  if (problems.length > 0)
    throw new Error(ts.formatDiagnostics(problems, { ...host, getCurrentDirectory: () => process.cwd() }));
}
