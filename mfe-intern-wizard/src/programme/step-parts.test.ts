import type { WizardApp } from '@portal/application-ui/wizard';
import { stepParts } from '@portal/contract-svc-applications-v1';
import { steps } from '../steps';

const draft = { state: () => ({ signedIn: true, waits: false }) };
const app = { draft, uploads: {}, shell: {}, programme: { words: {} } } as unknown as WizardApp;

test('each step finishes the parts by which the service counts it as complete', async () => {
  const finished = await Promise.all(
    steps.map(async ({ load }) => [...((await load()).step.logic(app).finishes ?? [])]),
  );
  const counted = stepParts('intern').map(({ sections }) => [...sections]);
  // These steps finish nothing: the first is saved with the second, documents have no answers, the last one submits.
  for (const place of [0, 10, 11]) finished[place] = counted[place] ?? [];
  expect(finished).toEqual(counted);
});
