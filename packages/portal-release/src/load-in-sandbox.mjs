/**
 * A process that loads one remote from a portal into a window without a screen: its entry, each of its
 * mounts with what they import, and the parts that come later. Gets what to load as JSON, and in UPLOAD_MARK the cookie that
 * opens it; sends `{ loaded: true }` or `{ problem }`.
 */
import { CookieJar, JSDOM, VirtualConsole } from 'jsdom';
import { requireShared, sharedNames, sharedVersion } from './shared.mjs';

const lifecycles = ['bootstrap', 'mount', 'unmount'];

/** Adds browser features that jsdom's window lacks; most of them do nothing. */
function complete(window) {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const missing = {
    TextEncoder,
    TextDecoder,
    structuredClone,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    requestIdleCallback: () => 0,
    fetch: () => new Promise(() => {}),
    AbortSignal,
    AbortController,
  };
  for (const [name, value] of Object.entries(missing)) window[name] ??= value;
  window.AbortSignal.timeout ??= AbortSignal.timeout;
  // Remotes whose containers bring no federation runtime borrow the shell's from this variable.
  window._FEDERATION_RUNTIME_CORE = requireShared('@module-federation/runtime-core');
}

/** The packages that the shell shares, in the form in which federation passes them to a container. */
function shareScope() {
  const scope = {};
  const version = sharedVersion();
  for (const name of sharedNames) {
    const factory = () => requireShared(name);
    scope[name] = {
      [version]: {
        version,
        from: 'shell',
        scope: ['default'],
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
        strategy: 'loaded-first',
        deps: [],
        useIn: [],
        loaded: true,
        lib: factory,
        get: async () => factory,
      },
    };
  }
  return scope;
}

function addScript(window, address) {
  return new Promise((resolve, reject) => {
    const script = window.document.createElement('script');
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${address} could not be loaded.`));
    script.src = address;
    window.document.head.append(script);
  });
}

/** Holds the mark of the upload, which the scripts of the build do not see. */
function cookiesFor(base) {
  const jar = new CookieJar();
  const mark = process.env.UPLOAD_MARK;
  if (mark) jar.setCookieSync(`${mark}; Path=/; HttpOnly`, base);
  return jar;
}

async function load({ base, name, entry, mounts, parts }, thrown) {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => thrown.push(error.cause ?? error.detail ?? error));
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: `${base}/`,
    runScripts: 'dangerously',
    resources: 'usable',
    pretendToBeVisual: true,
    cookieJar: cookiesFor(base),
    virtualConsole,
  });
  complete(window);
  await addScript(window, `${base}/${entry}`);
  if (thrown.length > 0) throw thrown[0];
  const container = window[name];
  if (typeof container?.get !== 'function')
    throw new Error(`${entry} offers nothing by the name of ${name}.`);
  await container.init(shareScope());
  for (const mount of mounts) {
    const page = (await container.get(mount))();
    const absent = lifecycles.filter((lifecycle) => typeof page?.[lifecycle] !== 'function');
    if (absent.length > 0) throw new Error(`${mount} does not export ${absent.join(', ')}.`);
    if (thrown.length > 0) throw thrown[0];
  }
  // Parts that pages load later are loaded now, so that a syntax error in them is found before the release.
  for (const part of parts) {
    await addScript(window, `${base}/${part}`);
    if (thrown.length > 0) throw thrown[0];
  }
}

const words = (error) => `${error?.name ?? 'Error'}: ${error?.message ?? error}`;
const finish = (message) => process.send(message, () => process.exit(0));

process.on('unhandledRejection', (error) => finish({ problem: words(error) }));
// An error that a script threw explains more than the error that its part did not load.
const thrown = [];
load(JSON.parse(process.argv[2]), thrown).then(
  () => finish({ loaded: true }),
  (error) => finish({ problem: words(thrown[0] ?? error) }),
);
