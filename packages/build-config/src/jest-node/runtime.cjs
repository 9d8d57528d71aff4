/**
 * Jest loads every module anew for every test file, which for a service takes longer than most of its tests. This runtime
 * lets Node load what is not a test's own, once for all test files of a worker: packages, contracts and sources. Test
 * files and their helpers are still loaded anew; for a file that mocks a module so are contracts and services' sources.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { letStoragesGo } = require('./async-storage.cjs');
const { loadByNode, loadsFor } = require('./load-by-node.cjs');
const { root } = require('../repository.cjs');

const ofATest = /\.test\.ts$/;
const packages = /^(node_modules|packages\/[^/]+\/src)\//;
const sources = /^(contracts\/|[^/]+\/(src|migrations)\/)/;
const mocks = /\bjest\.(mock|doMock|resetModules|isolateModules)\(/;

/** `file` to `{ code, compiled }`: what a test file loads anew, Jest's own modules among them, is compiled once. */
const known = new Map();

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const [, , , , , , testPath] = given;
    this.shared = mocks.test(readFileSync(testPath, 'utf8')) ? [packages] : [packages, sources];
    this.executor.compile = (source, filename) => this.compileHere(source, filename);
    loadsFor(this);
  }

  /** In Node's own context, not in one of the test file. */
  compileHere(code, filename) {
    if (!this._environment.context) return null;
    const before = known.get(filename);
    if (before?.code === code) return before.compiled;
    const compiled = vm.compileFunction(code, this.executor.injectedModuleParameters, {
      filename,
      importModuleDynamically: vm.constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    known.set(filename, { code, compiled });
    return compiled;
  }

  teardown() {
    super.teardown();
    letStoragesGo();
  }

  isShared(file) {
    const place = path.relative(root, file);
    return !ofATest.test(place) && this.shared.some((places) => places.test(place));
  }

  requireModule(from, name, options, isActual) {
    if (!name || options?.isInternalModule || this._resolution.isCoreModule(name))
      return super.requireModule(from, name, options, isActual);
    const file = this._resolution.resolveCjs(from, name);
    return this.isShared(file) ? loadByNode(file) : super.requireModule(from, name, options, isActual);
  }
};
