interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Addresses of this portal where scripts are; all others, `/api` with people's files among them, hold none. */
const scripts = /^\/(assets|remotes)\/|^\/service-worker\.js$/;

/**
 * The one policy that the page allows (`trusted-types default` of index.html): webpack and federation load chunks by
 * it. Text never becomes HTML or a script, whichever library would write it. Which other servers scripts come from, where
 * a developer overrides a remote, is a matter of `script-src`.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    const fits = origin === location.origin ? scripts.test(pathname) : origin.startsWith('http');
    return fits ? address : null;
  },
});

// A module, so that it runs once and in its place.
export {};
