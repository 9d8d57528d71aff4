/**
 * The sources of a kit as other repositories get them: a script, its types and its source map for each module. The
 * compiler's own emit is taken, since it knows the types; it leaves the names of imported files as they are written, so
 * that these are completed here: without an ending neither Node nor `exports` finds them.
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
  // The stage `types` has checked each part by its own settings; declarations ask for what they need.
  noCheck: true,
  declaration: true,
  sourceMap: true,
  inlineSources: true,
  noUncheckedSideEffectImports: false,
};

const { factory } = ts;

/** A file of a package that exports nothing is named whole, too: `knex/lib/dialects/mysql2` is a folder. */
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
 * The same specifier with the ending of the file that it means, seen from `file`. `exported` are files of other kits with
 * the names by which these export them.
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

/** Completes the specifiers of a script or of its types, and puts `import.meta` where a module knows no `__dirname`. */
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

/** What kits export, by the file: needed where one leans on a file of another by its place. */
const exportedBy = (kits) =>
  kits.flatMap(({ name, folder, exports }) =>
    Object.entries(exports)
      .filter(([, file]) => !file.includes('*'))
      .map(([as, file]) => [path.join(folder, file), name + as.slice(1)]),
  );

/** One program for all kits: they are `{ name, exports, folder, entries, out }` with whole paths. */
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
