import { checkedFetch, integrityAt, learnIntegrity } from './integrity';

const entry = (version: string, integrity?: Record<string, string>) => ({
  version,
  manifest: `/remotes/mfe-admin/${version}/mf-manifest.json`,
  describes: { name: 'mfe-admin', pages: [], shellApi: '^1.0.0' },
  integrity,
});
const learn = (known: ReturnType<typeof entry>) =>
  learnIntegrity({ remotes: { 'mfe-admin': known }, contracts: {}, broken: [] });
const at = (version: string, file: string) => `${location.origin}/remotes/mfe-admin/${version}/${file}`;

test('a file that the registry names is checked by its hash, wherever it is asked for', () => {
  learn(entry('1.0.0', { 'remoteEntry.js': 'sha384-a', 'mf-manifest.json': 'sha384-b' }));
  expect(integrityAt(at('1.0.0', 'remoteEntry.js'))).toBe('sha384-a');
  expect(integrityAt(at('1.0.0', 'mf-manifest.json'))).toBe('sha384-b');
  expect(integrityAt(at('1.0.0', 'other.js'))).toBeUndefined();
  expect((window as unknown as { portalIntegrity: object }).portalIntegrity).toHaveProperty(
    [at('1.0.0', 'remoteEntry.js')],
    'sha384-a',
  );
});

test('the files of the version before go on being checked', () => {
  learn(entry('1.0.0', { 'remoteEntry.js': 'sha384-a' }));
  learn(entry('1.1.0', { 'remoteEntry.js': 'sha384-c' }));
  expect(integrityAt(at('1.0.0', 'remoteEntry.js'))).toBe('sha384-a');
  expect(integrityAt(at('1.1.0', 'remoteEntry.js'))).toBe('sha384-c');
});

test('a registry without hashes asks for no checks', () => {
  learn(entry('2.0.0'));
  expect(integrityAt(at('2.0.0', 'remoteEntry.js'))).toBeUndefined();
});

describe('a fetched file', () => {
  // Replaces SHA-384 by the first bytes of the file.
  const digest = async (_name: string, bytes: ArrayBuffer) => bytes.slice(0, 12);
  const hash = btoa('as released!'.slice(0, 12));
  const address = at('3.0.0', 'mf-manifest.json');
  const answering = (text: string) => {
    const answer = {
      clone: () => answer,
      arrayBuffer: async () => Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer,
    };
    globalThis.fetch = jest.fn(async () => answer as unknown as Response);
  };
  beforeEach(() => learn(entry('3.0.0', { 'mf-manifest.json': `sha384-${hash}` })));

  test('is taken when it is what was released, and refused when it is not', async () => {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest } });
    answering('as released!');
    await expect(checkedFetch(address, {})).resolves.toBeDefined();
    answering('as altered??');
    await expect(checkedFetch(address, {})).rejects.toThrow(/Failed to fetch .* not what was released/);
  });

  test('is checked by the browser where the page cannot do it', async () => {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
    answering('anything');
    await checkedFetch(address, { credentials: 'same-origin' });
    expect(fetch).toHaveBeenCalledWith(address, { credentials: 'same-origin', integrity: `sha384-${hash}` });
  });
});
