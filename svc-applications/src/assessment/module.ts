import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, type Service } from '../platform';
import { startReturning } from './assignments/left';
import { assignmentCalls } from './assignments/routes';
import { type AssignmentStore, assignmentStore } from './assignments/store';
import { blinded } from './blind/guard';
import { blindCalls } from './blind/routes';
import { type BlindStore, blindStore } from './blind/store';
import { colleagueCalls } from './colleagues/routes';
import { guarded } from './conflicts/guard';
import { conflictCalls } from './conflicts/routes';
import { type ConflictStore, conflictStore } from './conflicts/store';
import { labelCalls } from './labels/routes';
import { type LabelStore, labelStore } from './labels/store';
import { noteCalls } from './notes/routes';
import { type NoteStore, noteStore } from './notes/store';
import { readingTogetherCalls } from './reading-together/routes';
import { type RecentViewStore, recentViewStore } from './recent-views/store';
import { type CancelledActStore, cancelledActStore } from './rights/store';
import { samePersonCalls } from './same-person/routes';
import { type SamePersonStore, samePersonStore } from './same-person/store';
import { scoreCalls } from './scores/routes';
import { type ScoreStore, scoreStore } from './scores/store';
import { assessmentTables } from './tables';

interface AssessmentStores {
  blind: BlindStore;
  looks: RecentViewStore;
  cancelled: CancelledActStore;
  labels: LabelStore;
  notes: NoteStore;
  assignments: AssignmentStore;
  conflicts: ConflictStore;
  scores: ScoreStore;
  samePerson: SamePersonStore;
}

declare module '../platform/stores' {
  interface Stores extends AssessmentStores {}
}

const stores = (knex: Knex): AssessmentStores => ({
  blind: blindStore(knex),
  looks: recentViewStore(knex),
  cancelled: cancelledActStore(knex),
  labels: labelStore(knex),
  notes: noteStore(knex),
  assignments: assignmentStore(knex),
  conflicts: conflictStore(knex),
  scores: scoreStore(knex),
  samePerson: samePersonStore(knex),
});

const calls = (service: Service): AnyCall[] => [
  ...samePersonCalls(service),
  ...colleagueCalls(service),
  ...readingTogetherCalls(service),
  ...noteCalls(service),
  ...labelCalls(service),
  ...assignmentCalls(service),
  ...conflictCalls(service),
  ...scoreCalls(service),
  ...blindCalls(service),
];

/** Closes calls to members of staff who know the applicant, or who read without names. */
const guards = (service: Service, calls: AnyCall[]): AnyCall[] => guarded(service, blinded(service, calls));

export const assessmentModule = defineModule({
  name: 'assessment',
  tables: assessmentTables,
  permissions: ['assess', 'assignReaders', 'manageConflicts', 'manageAssessment', 'seeNames'],
  stores,
  calls,
  guards,
  jobs: [{ start: startReturning, actsFor: { portal: 'gives the applications of readers who left back' } }],
});
