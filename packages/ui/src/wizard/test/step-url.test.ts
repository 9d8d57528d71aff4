import { createStepUrl } from '../engine';

const step = () => new URLSearchParams(window.location.search).get('step');
const wentBack = () => new Promise((notify) => window.addEventListener('popstate', notify, { once: true }));

test("each step is a place of its own for the browser's back button; a replaced one is not", async () => {
  const url = createStepUrl();
  url.write({ step: 'welcome' }, { replace: true });
  url.write({ step: 'person' });
  url.write({ step: 'education' });
  url.write({ step: 'review' }, { replace: true });
  expect(step()).toBe('review');
  const back = wentBack();
  window.history.back();
  await back;
  expect(step()).toBe('person');
});
