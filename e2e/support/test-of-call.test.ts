import { setTimeout as pause } from 'node:timers/promises';
import { knowTestsByContext, type Tracker } from './test-of-call';

/** TestCafe's own tracker, which its selectors and `t` use. */
const tracker = require('testcafe/lib/api/test-run-tracker') as Tracker & {
  activeTestRuns: Record<string, unknown>;
  resolveContextTestRun(): unknown;
};

const { then } = Promise.prototype;
const { nextTick } = process;

knowTestsByContext(tracker);

it('a call is the story’s in which it is made, after promises, timers and beside another story', async () => {
  tracker.activeTestRuns = { visit: 'the visit', keyboard: 'the keyboard' };
  const heard: unknown[] = [];
  const answered = (id: string) =>
    tracker.addTrackingMarkerToFunction(id, async () => {
      heard.push(tracker.resolveContextTestRun());
      await pause(1);
      await Promise.resolve().then(() => heard.push(tracker.resolveContextTestRun()));
      await new Promise((resolve) => setImmediate(resolve));
      return tracker.resolveContextTestRun();
    });
  const ends = await Promise.all([answered('visit')(), answered('keyboard')()]);
  expect(ends).toEqual(['the visit', 'the keyboard']);
  expect(heard).toEqual(['the visit', 'the keyboard', 'the visit', 'the keyboard']);
  expect(tracker.resolveContextTestRun()).toBeNull();
});

it('a story gets what it is given, and its controller as `this`', () => {
  const work = tracker.addTrackingMarkerToFunction(
    'visit',
    function answered(this: unknown, ...given) {
      return [this, ...given];
    },
    'the controller',
  );
  expect(work(1, 2)).toEqual(['the controller', 1, 2]);
});

it('promises and ticks of the process stay as they are', () => {
  tracker.ensureEnabled();
  expect(Promise.prototype.then).toBe(then);
  expect(process.nextTick).toBe(nextTick);
});
