import type { Evidence } from './evidence';

/** The console lines and request ids of a story's page, recorded while it runs. */
interface Seen {
  since: number;
  console: string[];
  requestIds: Set<string>;
}

const all = new Map<string, Seen>();

interface WatchedSession {
  Network: { enable(): Promise<void> };
  Runtime: { enable(): Promise<void> };
  Log: { enable(): Promise<void> };
  on(event: string, hear: (params: never) => void): void;
}

interface ResponseSeen {
  response: { status: number; url: string; headers: Record<string, string> };
}
interface Consoled {
  type: string;
  args: { value?: unknown; description?: string }[];
}
interface Thrown {
  exceptionDetails: { text: string; exception?: { description?: string } };
}
interface Logged {
  entry: { level: string; text: string; url?: string };
}

/** The story that each browser is running at present; a browser runs one story after another. */
const listeners = new Map<WatchedSession, Seen>();

/** Starts to record the page's console and request ids for this story. */
export async function watchStory(story: string, session: WatchedSession): Promise<void> {
  const seen: Seen = { since: Date.now(), console: [], requestIds: new Set() };
  const isNew = !listeners.has(session);
  all.set(story, seen);
  listeners.set(session, seen);
  if (isNew) await listenTo(session, () => listeners.get(session) ?? seen);
}

async function listenTo(session: WatchedSession, now: () => Seen): Promise<void> {
  session.on('Network.responseReceived', ({ response }: ResponseSeen) => {
    const id = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'x-request-id')?.[1];
    if (id) now().requestIds.add(id);
  });
  session.on('Runtime.consoleAPICalled', ({ type, args }: Consoled) => {
    now().console.push(`${type}: ${args.map(({ value, description }) => value ?? description).join(' ')}`);
  });
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }: Thrown) => {
    now().console.push(`uncaught: ${exception?.description ?? text}`);
  });
  session.on('Log.entryAdded', ({ entry: { level, text, url } }: Logged) => {
    now().console.push(`${level}: ${text} ${url ?? ''}`);
  });
  await Promise.all([session.Network.enable(), session.Runtime.enable(), session.Log.enable()]);
}

/** What was recorded of a story; for a story that has just begun at least its start. */
export function seenIn(story: string): Evidence {
  const seen = all.get(story);
  all.delete(story);
  return seen ?? { since: 0 };
}
