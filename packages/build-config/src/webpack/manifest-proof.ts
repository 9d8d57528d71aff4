import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

import { buildInfo } from '../build-info';
import { RUNTIME_RANGE } from './federation';
import { inLanguages, wordsOfManifest } from './manifest-words';

const NAME = 'ManifestProof';
const LIFECYCLES = ['bootstrap', 'mount', 'unmount'];

interface Manifest {
  name: string;
  title?: string;
  pages: { path: string; mount: string; label?: string; signInMessage?: string }[];
  contracts?: Record<string, string>;
}

/**
 * The remote's build.json: the members that a service answers at /version, where `needs` holds the ranges of contracts.
 */
function builtAs(dir: string, { name, contracts = {} }: Manifest) {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string };
  return { name, version, needs: contracts, ...buildInfo(dir) };
}

/** The members of a remote's manifest.json that the build needs. */
export function readManifest(dir: string): Manifest {
  return JSON.parse(readFileSync(path.join(dir, 'manifest.json'), 'utf8')) as Manifest;
}

/** The contradictions between a manifest and the modules that the remote exposes, a sentence each. */
export function manifestProblems(
  manifest: Manifest,
  name: string,
  exposes: Record<string, string>,
): string[] {
  const problems: string[] = [];
  if (manifest.name !== name) problems.push(`manifest.json names ${manifest.name}, the build is of ${name}`);
  for (const { path: page, mount } of manifest.pages) {
    if (!exposes[mount])
      problems.push(`manifest.json mounts ${page} on ${mount}, which ${name} does not expose`);
  }
  return problems;
}

/**
 * Fails the build when a mount of manifest.json is not exposed, or does not export its lifecycles. Writes the manifest
 * beside the built files, in every language, with the range of federation's runtime that they need, and `build.json` with
 * version, commit and time.
 */
export class ManifestProof {
  constructor(private readonly options: { dir: string; name: string; exposes: Record<string, string> }) {}

  apply(compiler: Compiler): void {
    const { dir, name, exposes } = this.options;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.addAll([path.join(dir, 'manifest.json'), ...wordsOfManifest(dir)]);
      compilation.hooks.optimizeModules.tap(NAME, (modules) => {
        const manifest = readManifest(dir);
        const problems = manifestProblems(manifest, name, exposes);
        if (problems.length === 0) problems.push(...this.missingLifecycles(compilation, manifest, modules));
        for (const problem of problems) compilation.errors.push(new webpack.WebpackError(problem));
      });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          const built = { ...inLanguages(readManifest(dir), dir), runtime: RUNTIME_RANGE };
          compilation.emitAsset(
            'manifest.json',
            new webpack.sources.RawSource(`${JSON.stringify(built, null, 2)}\n`),
          );
          compilation.emitAsset(
            'build.json',
            new webpack.sources.RawSource(`${JSON.stringify(builtAs(dir, readManifest(dir)), null, 2)}\n`),
          );
        },
      );
    });
  }

  private missingLifecycles(
    compilation: Compilation,
    manifest: Manifest,
    modules: Iterable<Module>,
  ): string[] {
    const { dir, exposes } = this.options;
    const byFile = new Map<string, Module>();
    for (const module of modules) {
      const file = module.nameForCondition();
      if (file) byFile.set(file.replace(/\.tsx?$/, ''), module);
    }
    const mounts = new Set(manifest.pages.map((page) => page.mount));
    return [...mounts].flatMap((mount) => {
      const file = path.resolve(dir, exposes[mount] ?? '').replace(/\.tsx?$/, '');
      const module = byFile.get(file);
      const provided = module ? compilation.moduleGraph.getProvidedExports(module) : null;
      // webpack does not know the exports of a module with `export *` from CommonJS: that is no failure.
      if (!Array.isArray(provided)) return [];
      const missing = LIFECYCLES.filter((lifecycle) => !provided.includes(lifecycle));
      return missing.length > 0 ? [`${mount} does not export ${missing.join(', ')}`] : [];
    });
  }
}
