/** Caches in memory, for tests of the worker. */
const origin = 'https://portal.example';

const addressOf = (address: string) => new URL(address, origin).href;

class Store {
  private readonly answers = new Map<string, Response>();
  put = async (address: string, given: Response) => void this.answers.set(addressOf(address), given);
  match = async (address: string) => this.answers.get(addressOf(address))?.clone();
  delete = async (address: string) => this.answers.delete(addressOf(address));
  keys = async () => [...this.answers.keys()].map((url) => ({ url }));
}

/** A complete answer of the page's own server. */
export const answer = (text: string) => Object.defineProperty(new Response(text), 'type', { value: 'basic' });

/** Replaces the browser's caches and the network, which `give` answers for. Returns the list of fetched addresses. */
export function inMemory(give: (address: string) => Response): string[] {
  const stores = new Map<string, Store>();
  const fetched: string[] = [];
  const open = async (name: string) => stores.get(name) ?? stores.set(name, new Store()).get(name);
  const fetchOne = async (address: string) => {
    fetched.push(address);
    return give(address);
  };
  Object.assign(globalThis, { caches: { open, keys: async () => [...stores.keys()] }, fetch: fetchOne });
  return fetched;
}

/** The addresses in a cache. */
export async function keptIn(name: string): Promise<string[]> {
  const keys = await (await caches.open(name)).keys();
  return keys.map(({ url }) => new URL(url).pathname).sort();
}
