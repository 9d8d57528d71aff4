import {
  type ApplicationStatus,
  type ApplicationType,
  internshipPurposes,
  valuesOf,
  visitPurposes,
} from '@portal/contract-svc-applications-v1';
import { isOpen, lastStep, type Origin } from '../application';
import type { Random } from './random';

/** A made-up person, as the input line describes them. */
export interface DemoPerson {
  id: number;
  name: string;
  email: string;
  phone: string;
  role: ApplicationType;
  nationality: string;
  country: string;
  city: string;
  university: string;
  language: string;
}

/** The facts of one made-up application. */
export interface Story {
  id: number;
  person: DemoPerson;
  type: ApplicationType;
  status: ApplicationStatus;
  purpose: string;
  currentStep: number;
  origin: Origin;
  originalId: number | null;
  createdAt: Date;
  submittedAt: Date | null;
  /** When staff set the present status; null if they did not. */
  decidedAt: Date | null;
  updatedAt: Date;
}

const dayMs = 86_400_000;
const oldestDays = 760;
/** The number of applications grows over time. */
const growth = 1.3;

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);

/** The time at which the application at this position of `count` was begun. */
export function begunAt(
  position: number,
  count: number,
  { random, now }: { random: Random; now: Date },
): Date {
  const days = oldestDays * (1 - position / count) ** growth;
  return new Date(now.getTime() - days * dayMs - random.below(dayMs / 2));
}

const endings: [number, ApplicationStatus][][] = [
  // Shares of outcomes by age: begun within six weeks, within four months, earlier.
  [
    [18, 'draft'],
    [46, 'in-progress'],
    [80, 'submitted'],
    [94, 'in-review'],
    [99, 'approved'],
    [100, 'rejected'],
  ],
  [
    [8, 'draft'],
    [20, 'in-progress'],
    [52, 'submitted'],
    [76, 'in-review'],
    [92, 'approved'],
    [100, 'rejected'],
  ],
  [
    [7, 'draft'],
    [16, 'in-progress'],
    [22, 'submitted'],
    [27, 'in-review'],
    [70, 'approved'],
    [100, 'rejected'],
  ],
];

function endingOf(ageDays: number, random: Random): ApplicationStatus {
  const drawn = random.below(100);
  const shares = endings[ageDays < 42 ? 0 : ageDays < 120 ? 1 : 2] ?? [];
  return shares.find(([upTo]) => drawn < upTo)?.[1] ?? 'draft';
}

export interface Beginning extends Pick<Story, 'id' | 'person' | 'type' | 'createdAt'> {
  /** The application from which an approved request began this draft. */
  requestedOn?: number;
}

export function storyOf(beginning: Beginning, { random, now }: { random: Random; now: Date }): Story {
  const { requestedOn, ...begun } = beginning;
  const age = (now.getTime() - begun.createdAt.getTime()) / dayMs;
  const status = requestedOn === undefined ? endingOf(age, random) : 'draft';
  const open = isOpen({ status });
  const between = (from: Date, most: number) =>
    new Date(Math.min(now.getTime(), from.getTime() + Math.ceil(random.below(most * 1000) / 1000) * dayMs));
  const submittedAt = open ? null : between(begun.createdAt, 10);
  const decidedAt = submittedAt && status !== 'submitted' ? between(submittedAt, 30) : null;
  const last = lastStep(begun.type);
  return {
    ...begun,
    status,
    purpose: random.pick(valuesOf<string>(begun.type === 'intern' ? internshipPurposes : visitPurposes)),
    currentStep: status === 'draft' ? 2 : open ? 3 + random.below(last - 2) : last,
    origin: requestedOn === undefined ? 'wizard' : 'request',
    originalId: requestedOn ?? null,
    submittedAt,
    decidedAt,
    updatedAt: decidedAt ?? submittedAt ?? between(begun.createdAt, 14),
  };
}
