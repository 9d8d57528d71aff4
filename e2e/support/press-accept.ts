import type { TestPortal } from './harness';
import { patienceMs, pause } from './patience';

/** What a person was finally shown after pressing Accept, again and again where no answer came. */
export interface Answer {
  shown: 'accepted' | 'full';
  /** How often the person pressed again. */
  again: number;
  /** Answers that nobody should get, even while services are killed. */
  failures: string[];
}

export interface Link {
  link: string;
  /** IP address of the person's device. */
  address: string;
}

/** Statuses of a portal with a service or database that is briefly away, or that gets too many requests. */
const away = new Set([429, 502, 503, 504]);

/**
 * Presses Accept on the page behind the link of a mail until the page shows the result. A portal that trusts its proxy
 * sees each person at an IP address of their own.
 */
export async function press(portal: TestPortal, { link, address }: Link): Promise<Answer> {
  const failures: string[] = [];
  const end = Date.now() + Math.max(240_000, patienceMs());
  for (let again = 0; ; again += 1) {
    const { status, text } = await once(portal.url + link, address);
    if (status === 303 || (status === 200 && text.includes('Your place is confirmed')))
      return { shown: 'accepted', again, failures };
    if (status === 409) return { shown: 'full', again, failures };
    if (status !== 0 && !away.has(status)) failures.push(`a press was answered ${status}`);
    if (Date.now() > end) throw new Error(`Nobody answered a press; the last status was ${status}`);
    // People press again after a pause.
    await pause(300 + Math.random() * 700);
  }
}

/** Sends the form once; status 0 means that no answer came. */
async function once(url: string, address: string): Promise<{ status: number; text: string }> {
  const form = new FormData();
  form.append('act', 'accept');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: form,
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
