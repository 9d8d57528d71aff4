interface Registry {
  remotes: Record<string, { manifest: string }>;
}
interface Manifest {
  exposes: { assets: { js: { async: string[] } } }[];
}

export interface LanguageFile {
  name: string;
  language: string;
  /** Bytes sent over the network, without headers. */
  bytes: number;
  encoding: string;
}

const json = async <T>(address: string): Promise<T> => (await (await fetch(address)).json()) as T;

/**
 * Files with the messages of a remote in languages other than English, as the gateway sends them: those that a page
 * needs first (`language-`), and the rest (`words-`).
 */
export async function languageFiles(portal: { url: string }, remote: string): Promise<LanguageFile[]> {
  const { remotes } = await json<Registry>(`${portal.url}/registry.json`);
  const manifest = remotes[remote]?.manifest ?? '';
  const { exposes } = await json<Manifest>(portal.url + manifest);
  const names = new Set(exposes.flatMap(({ assets }) => assets.js.async));
  const found = [...names].flatMap((name) => {
    const [, language] = /^(?:language|words)-([\w-]+)\./.exec(name) ?? [];
    return language ? [{ name, language }] : [];
  });
  return Promise.all(
    found.map(async ({ name, language }) => {
      const address = portal.url + manifest.replace(/[^/]+$/, name);
      const { headers } = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      return {
        name,
        language,
        bytes: Number(headers.get('content-length')),
        encoding: headers.get('content-encoding') ?? 'plain',
      };
    }),
  );
}
