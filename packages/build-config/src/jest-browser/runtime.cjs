/**
 * Every test file gets a page of its own, and evaluates all its modules again. Work that does not depend on the page is
 * done once for all test files of a worker: reading, transforming and compiling modules, and compiling the validators
 * of the contracts.
 */
const { statSync } = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { letStoragesGo } = require('../jest-node/async-storage.cjs');
const { loadByNode, loadsFor } = require('../jest-node/load-by-node.cjs');
const { root } = require('../repository.cjs');

const knowsNoPage =
  /^(node_modules\/ajv(-formats)?\/|packages\/test-kit\/src\/openapi\/(schemas|dereferenced)\.ts$|contracts\/[^/]+\/[^/]+\.json$)/;

/** `file` to `{ stamp, code, map }`: the transformer's output. */
const transformed = new Map();
/** `file` to `{ code, script }`. */
const compiled = new Map();

function stampOf(file) {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

module.exports = class extends Runtime {
  constructor(...given) {
    super(...given);
    const transform = this.transformCache.transform.bind(this.transformCache);
    this.transformCache.transform = (file, options) => this.transformOnce(transform, file, options);
    this.executor.compile = (code, file) => this.compileOnce(code, file);
    loadsFor(this);
  }

  transformOnce(transform, file, options) {
    const { sourceMaps } = this.transformCache;
    const key = `${file} ${Boolean(options?.isInternalModule)}`;
    const stamp = stampOf(file);
    const known = transformed.get(key);
    if (known?.stamp === stamp) {
      if (known.map) sourceMaps.set(file, known.map);
      return known.code;
    }
    const code = transform(file, options);
    transformed.set(key, { stamp, code, map: sourceMaps.get(file) });
    return code;
  }

  compileOnce(code, file) {
    const page = this._environment.getVmContext();
    if (!page) return null;
    const known = compiled.get(file);
    if (known?.code === code) return known.script.runInContext(page);
    const names = this.executor.injectedModuleParameters.join(', ');
    const script = new vm.Script(`(function (${names}) {${code}\n})`, { filename: file });
    compiled.set(file, { code, script });
    return script.runInContext(page);
  }

  teardown() {
    super.teardown();
    letStoragesGo();
  }

  requireModule(from, name, options, isActual) {
    if (!name || options?.isInternalModule || this._resolution.isCoreModule(name))
      return super.requireModule(from, name, options, isActual);
    const file = this._resolution.resolveCjs(from, name);
    return knowsNoPage.test(path.relative(root, file))
      ? loadByNode(file)
      : super.requireModule(from, name, options, isActual);
  }
};
