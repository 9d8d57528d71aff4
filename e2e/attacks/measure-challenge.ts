/**
 * `npx tsx e2e/attacks/measure-challenge.ts`, started by hand: measures how long a slowed network waits for its
 * challenge at the wizards' sign-in, for a pair (email and phone) with a draft, for its email with another number, and
 * for an unknown pair. The three take turns, so that a busy machine slows all of them.
 */
import { personal, startInternship } from '../support/api';
import { anApplicant } from '../support/applicants';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import { slowPairs } from '../support/slowed';

const turns = 400;

async function measure(): Promise<void> {
  const portal = await startTestPortal(await loadLauncher());
  try {
    const owner = anApplicant('Olga Owner');
    await startInternship(portal, owner);
    await slowPairs(portal);
    const newcomer = () => personal(anApplicant('Nora Nobody'));
    const pairs = {
      'a pair with a draft': () => personal(owner),
      'its email, another number': () => ({ ...newcomer(), email: owner.email }),
      'a pair that nobody has': newcomer,
    };
    const took: Record<string, number[]> = {};
    for (let turn = 0; turn < turns; turn += 1)
      for (const [name, pair] of Object.entries(pairs)) {
        const { email, phone } = pair();
        const began = performance.now();
        const answer = await fetch(`${portal.url}/api/intern/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, phone, role: 'intern' }),
        });
        await answer.arrayBuffer();
        if (answer.status !== 429) throw new Error(`${name}: ${answer.status}`);
        took[name] = [...(took[name] ?? []), performance.now() - began];
      }
    for (const [name, times] of Object.entries(took)) {
      const sorted = times.sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(2);
      console.log(`${name}: median ${at(0.5)} ms, half of all between ${at(0.25)} and ${at(0.75)}`);
    }
  } finally {
    await portal.stop();
  }
}

void measure();
