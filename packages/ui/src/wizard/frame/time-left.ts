import * as t from '../../messages/time';
import type { StepName } from '../engine';

/** In minutes: from here on the time is rounded to fives. */
const byFives = 10;

/** Whole minutes, at least one; from ten on rounded to fives. */
export function minutesOf(seconds: number): number {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes > byFives ? Math.round(minutes / 5) * 5 : minutes;
}

/** The time that a person at step `reached` still needs, in words; null when a step declares no time. */
export function timeLeft(steps: readonly StepName[], reached: number): string | null {
  const left = steps.slice(Math.min(reached, steps.length) - 1);
  if (left.some(({ seconds }) => seconds === undefined)) return null;
  return t.timeLeft({ minutes: minutesOf(left.reduce((all, { seconds = 0 }) => all + seconds, 0)) });
}
