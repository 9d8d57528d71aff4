import { limits } from '../vocabulary';

/** A real day in the form 'YYYY-MM-DD'. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The problem with a date of birth on this day: impossible, or too young. */
export function birthProblem(born: string, today: string): 'range' | 'age' | undefined {
  if (!isDay(born) || born < limits.earliestBirth || born > today) return 'range';
  return `${Number(born.slice(0, 4)) + limits.minimumAge}${born.slice(4)}` > today ? 'age' : undefined;
}
