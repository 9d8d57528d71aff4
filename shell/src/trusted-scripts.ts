interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Paths of this portal that contain scripts; all others, such as `/api` with people's files, contain none. */
const scripts = /^\/(assets|remotes)\/|^\/service-worker\.js$/;

/**
 * The one Trusted Types policy of the page (`trusted-types default` in index.html), by which webpack and federation
 * load chunks. Text never becomes HTML or a script, whichever library tries. Which other servers may send scripts, for
 * a developer's override of a remote, is decided by `script-src`.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    const fits = origin === location.origin ? scripts.test(pathname) : origin.startsWith('http');
    return fits ? address : null;
  },
});

// Makes this file a module, so that it runs once, at its place in the imports.
export {};
