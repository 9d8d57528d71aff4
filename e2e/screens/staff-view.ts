import type { TestPortal } from '../support/harness';
import { pressButton } from '../support/second-window';
import { admin } from './staff-people';
import type { Stage } from './stage';
import type { State } from './state';

/** What is the same on a tablet as on a desktop. */
export const twoWidths = [360, 1280];
/** For a notice in place of the content: a wider screen only gives it more room. */
export const phoneOnly = [360];

/** Answers a call otherwise than the server: the end of its address, the status, and the body. */
export interface Answered {
  call: string | RegExp;
  status?: number;
  body?: object;
}

export interface ViewOptions extends Partial<State> {
  /** Whose storage the browser has; the administrator's, if not given. */
  who?: (portal: TestPortal) => Promise<Record<string, string>>;
  /** Whose id takes the place of ':id' in the address. */
  of?: (portal: TestPortal) => Promise<number>;
  answered?: Answered[];
  /** What is done once the view stands. */
  then?: (stage: Stage) => Promise<unknown>;
}

const outOfOrder = { message: 'Out of order.', request_id: 'none' };

async function answerOtherwise({ page }: Stage, answers: Answered[]) {
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

/** A staff screen in one state. */
export function view(name: string, title: string, address: string, options: ViewOptions = {}): State {
  const { who = admin, of, answered, then, ...state } = options;
  return {
    name: `staff-${name}`,
    title: `Staff: ${title}`,
    pictures: 'none',
    expectsErrors: answered?.some(({ status = 500 }) => status >= 400) ?? false,
    ...state,
    async setUp(stage) {
      const storage = await who(stage.portal);
      const id = of ? await of(stage.portal) : 0;
      if (answered) await answerOtherwise(stage, answered);
      await stage.open(address.replace(':id', String(id)), storage);
      await then?.(stage);
    },
  };
}

/** Presses things one after the other, and waits for what shows then. */
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

export const onPhone = ({ page }: Stage) => page.setViewport({ width: 360, height: 740 });
