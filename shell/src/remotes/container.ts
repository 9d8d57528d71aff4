import { integrityAt } from './integrity';
import { REQUEST_TIMEOUT_MS } from './patience';
import { sharedPackages } from './shared-packages';

/** What a remote's entry leaves on `window`: the interface of webpack's module federation. */
interface Container {
  init(shareScope: object): unknown;
  get(mount: string): Promise<unknown>;
}

/** The shared packages as containers look for them: by name and version. Loaded, so that no other copy is chosen. */
const shareScope = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, { version, lib }]) => [
    name,
    { [version]: { get: async () => lib, loaded: 1, from: 'shell', eager: false } },
  ]),
);

const opened = new Map<string, Promise<Container>>();

/** The container of an entry, which runs once. A failed attempt is forgotten, so that the next one is a real request. */
export function openContainer(name: string, entry: string): Promise<Container> {
  const known = opened.get(entry);
  if (known) return known;
  const opening = runEntry(name, entry).catch((error: unknown) => {
    opened.delete(entry);
    throw error;
  });
  opened.set(entry, opening);
  return opening;
}

async function runEntry(name: string, entry: string): Promise<Container> {
  // Another version of the same remote may have left its own.
  Reflect.deleteProperty(window, name);
  const thrown = await runScript(entry);
  const container = Reflect.get(window, name) as Container | undefined;
  if (!container) throw new Error(`${entry} offers nothing by the name of ${name}${thrown}`);
  await container.init(shareScope);
  return container;
}

/** Runs a script. Resolves with what it threw, as words to append; rejects when it does not arrive. */
function runScript(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown = '';
    const notice = ({ filename, message }: ErrorEvent) => {
      if (filename === address) thrown = `: ${message}`;
    };
    const settle = (end: () => void) => () => {
      clearTimeout(alarm);
      window.removeEventListener('error', notice);
      script.remove();
      end();
    };
    const alarm = setTimeout(
      settle(() => reject(new DOMException(`${address} timed out`, 'TimeoutError'))),
      REQUEST_TIMEOUT_MS,
    );
    window.addEventListener('error', notice);
    script.onload = settle(() => resolve(thrown));
    script.onerror = settle(() => reject(new TypeError(`Failed to fetch ${address}`)));
    script.integrity = integrityAt(address) ?? '';
    script.src = address;
    document.head.append(script);
  });
}
