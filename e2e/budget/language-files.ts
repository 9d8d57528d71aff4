interface Registry {
  remotes: Record<string, { manifest: string }>;
}
interface Manifest {
  exposes: { assets: { js: { async: string[] } } }[];
}

export interface LanguageFile {
  name: string;
  language: string;
  /** Over the wire, without headers. */
  bytes: number;
  encoding: string;
}

const json = async <T>(address: string): Promise<T> => (await (await fetch(address)).json()) as T;

/**
 * The files with the words of a remote in other languages than English, as the gateway sends them: what a page begins with
 * (`language-`), and the rest (`words-`).
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
