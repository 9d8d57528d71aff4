import type { TestPortal } from '../support/harness';
import { pressButton } from '../support/second-window';
import { adminStorage } from './staff-people';
import type { Stage } from './stage';
import type { State } from './state';

/** Widths for views with the same layout on tablet and desktop. */
export const twoWidths = [360, 1280];
/** Widths for a notice in place of the content, which looks the same on a wider screen. */
export const phoneOnly = [360];

/** Replaces the server's answer to a call: the end of the call's address, the status, and the body. */
export interface Answered {
  call: string | RegExp;
  status?: number;
  body?: object;
}

export interface ViewOptions extends Partial<State> {
  /** The stored sign-in of the person who looks; the administrator's by default. */
  who?: (portal: TestPortal) => Promise<Record<string, string>>;
  /** The id of the application that replaces ':id' in the address. */
  of?: (portal: TestPortal) => Promise<number>;
  answered?: Answered[];
  /** The reader's time zone; the machine's by default. */
  timeZone?: () => string;
  /** Steps to take when the view is shown. */
  then?: (stage: Stage) => Promise<unknown>;
}

const outOfOrder = { message: 'Out of order.', request_id: 'none' };

/** Gives these answers to the page's calls in place of the portal's. */
export async function answerOtherwise({ page }: Stage, answers: Answered[]) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const found = answers.find(({ call }) =>
      typeof call === 'string' ? pathname === call : call.test(pathname),
    );
    if (!found) return void request.continue();
    const { status = 500, body = outOfOrder } = found;
    void request.respond({ status, contentType: 'application/json', body: JSON.stringify(body) });
  });
}

/**
 * The storage with the place at which a person stopped reading; pages of one browser would find what another page
 * stored.
 */
export function stoppedAt(storage: Record<string, string>, stopped: object | null): Record<string, string> {
  const { id } = JSON.parse(storage.user ?? '{}') as { id?: number };
  return { [`staff:desk:stopped:${id}`]: JSON.stringify(stopped) };
}

/** A staff screen in a certain state. */
export function view(name: string, title: string, address: string, options: ViewOptions = {}): State {
  const { who: person = adminStorage, of, answered, timeZone, then, ...state } = options;
  return {
    name: `staff-${name}`,
    title: `Staff: ${title}`,
    pictures: 'none',
    expectsErrors: answered?.some(({ status = 500 }) => status >= 400) ?? false,
    ...state,
    async setUp(stage) {
      const storage = await person(stage.portal);
      const id = of ? await of(stage.portal) : 0;
      // A wide window, in which the decision is unfolded beside the application.
      await stage.page.setViewport(desktop);
      if (timeZone) await stage.page.emulateTimezone(timeZone());
      if (answered) await answerOtherwise(stage, answered);
      await stage.open(address.replace(':id', String(id)), { ...stoppedAt(storage, null), ...storage });
      await then?.(stage);
    },
  };
}

/** Presses buttons and links in order, and waits for the words that appear then. */
export const press =
  (...steps: [name: string, seen: string][]) =>
  async ({ page, see }: Stage): Promise<void> => {
    for (const [name, seen] of steps) {
      await pressButton(page, name);
      await see(seen);
    }
  };

export const see =
  (words: string) =>
  ({ see: seen }: Stage): Promise<void> =>
    seen(words);

const desktop = { width: 1280, height: 900 };

export const onPhone = ({ page }: Stage) => page.setViewport({ width: 360, height: 740 });
