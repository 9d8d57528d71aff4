import { type FSWatcher, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Makes open pages reload when a build folder changes. Only while developing. */
export class BuildEvents {
  private readonly pages = new Set<ServerResponse>();
  private readonly watchers: FSWatcher[];
  private readonly heartbeat: NodeJS.Timeout;
  private settled: NodeJS.Timeout | undefined;

  constructor(folders: readonly string[]) {
    this.watchers = folders.map((folder) => watch(folder, { recursive: true }, () => this.changed()));
    this.heartbeat = setInterval(() => this.notify(': still here\n\n'), 15_000).unref();
  }

  listen(req: IncomingMessage, res: ServerResponse): void {
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    res.write('retry: 500\n\n');
    this.pages.add(res);
    req.once('close', () => this.pages.delete(res));
  }

  close(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.settled);
    for (const watcher of this.watchers) watcher.close();
    for (const page of this.pages) page.end();
  }

  /** A build writes many files; the page reloads once, after the last of them. */
  private changed(): void {
    clearTimeout(this.settled);
    this.settled = setTimeout(() => this.notify('event: reload\ndata: {}\n\n'), 300);
  }

  private notify(message: string): void {
    for (const page of this.pages) page.write(message);
  }
}

/** The script that reloads pages. It is a file because the page's security policy runs no inline scripts. */
export const reloadScript =
  "new EventSource('/__dev/events').addEventListener('reload', function () { location.reload(); });\n";
