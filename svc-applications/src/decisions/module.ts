import type { AnyCall } from '@portal/service-kit/http';
import type { Knex } from 'knex';
import { defineModule, type Service } from '../platform';
import { decisionsAbilities } from './abilities';
import { decisionCalls } from './deciding/decision-routes';
import { feedbackCalls } from './deciding/feedback-routes';
import { startReleasing } from './delayed-decisions/release';
import { delayedDecisionCalls } from './delayed-decisions/routes';
import { type DelayedDecisionStore, delayedDecisionStore } from './delayed-decisions/store';
import { type DecisionKeyStore, decisionKeyStore } from './feedback/decision-key-store';
import { decided } from './feedback/decision-mail';
import { type FeedbackStore, feedbackStore } from './feedback/store';
import { startLapsing } from './reopening/lapse';
import { reopened } from './reopening/reopened-mail';
import { reopeningCalls } from './reopening/routes';
import { type ReopeningStore, reopeningStore } from './reopening/store';
import { adminRequestCalls } from './requests/admin-routes';
import { requestDecided } from './requests/decided-mail';
import { requestCalls } from './requests/routes';
import { type RequestStore, requestStore } from './requests/store';
import { decisionsTables } from './tables';
import { withdrawalCalls } from './withdrawal/routes';

interface DecisionsStores {
  feedback: FeedbackStore;
  decisionKeys: DecisionKeyStore;
  held: DelayedDecisionStore;
  requests: RequestStore;
  reopenings: ReopeningStore;
}

declare module '../platform/stores' {
  interface Stores extends DecisionsStores {}
}

const stores = (knex: Knex): DecisionsStores => ({
  feedback: feedbackStore(knex),
  decisionKeys: decisionKeyStore(knex),
  held: delayedDecisionStore(knex),
  requests: requestStore(knex),
  reopenings: reopeningStore(knex),
});

const calls = (service: Service): AnyCall[] => [
  ...withdrawalCalls(service),
  ...reopeningCalls(service),
  ...feedbackCalls(service),
  ...decisionCalls(service),
  ...delayedDecisionCalls(service),
  ...requestCalls(service),
  ...adminRequestCalls(service),
];

export const decisionsModule = defineModule({
  name: 'decisions',
  tables: decisionsTables,
  permissions: ['decide', 'askForChanges', 'decideRequests'],
  abilities: decisionsAbilities,
  stores,
  calls,
  mails: [decided, requestDecided, reopened],
  jobs: [
    { start: startLapsing, actsFor: { follows: 'the day that the applicant was told is over' } },
    { start: startReleasing, actsFor: { asks: 'decide' } },
  ],
});
