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
import { startLettingResultsGo } from './prepared/going-out';
import { type ReleaseStore, releaseStore } from './prepared/release-store';
import { resultsCalls } from './prepared/results-routes';
import { preparedCalls } from './prepared/routes';
import { type PreparedDecisionStore, preparedDecisionStore } from './prepared/store';
import { startLapsing } from './reopening/lapse';
import { reopened } from './reopening/reopened-mail';
import { reopeningCalls } from './reopening/routes';
import { type ReopeningStore, reopeningStore } from './reopening/store';
import { adminRequestCalls } from './requests/admin-routes';
import { requestDecided } from './requests/decided-mail';
import { requestCalls } from './requests/routes';
import { type RequestStore, requestStore } from './requests/store';
import { decisionsTables } from './tables';
import { type FreedPlaceStore, freedPlaceStore } from './waiting-list/freed-store';
import { startOfferingFreePlaces } from './waiting-list/offer-next-job';
import { waitingListCalls } from './waiting-list/routes';
import { type WaitingListStore, waitingListStore } from './waiting-list/store';
import { waitlisted } from './waiting-list/waitlist-mail';
import { withdrawalCalls } from './withdrawal/routes';

interface DecisionsStores {
  feedback: FeedbackStore;
  decisionKeys: DecisionKeyStore;
  held: DelayedDecisionStore;
  prepared: PreparedDecisionStore;
  releases: ReleaseStore;
  waitingLists: WaitingListStore;
  freedPlaces: FreedPlaceStore;
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
  prepared: preparedDecisionStore(knex),
  releases: releaseStore(knex),
  waitingLists: waitingListStore(knex),
  freedPlaces: freedPlaceStore(knex),
  requests: requestStore(knex),
  reopenings: reopeningStore(knex),
});

const calls = (service: Service): AnyCall[] => [
  ...withdrawalCalls(service),
  ...reopeningCalls(service),
  ...feedbackCalls(service),
  ...decisionCalls(service),
  ...delayedDecisionCalls(service),
  ...preparedCalls(service),
  ...resultsCalls(service),
  ...waitingListCalls(service),
  ...requestCalls(service),
  ...adminRequestCalls(service),
];

export const decisionsModule = defineModule({
  name: 'decisions',
  tables: decisionsTables,
  permissions: ['decide', 'askForChanges', 'decideRequests', 'releaseResults'],
  abilities: decisionsAbilities,
  stores,
  calls,
  mails: [decided, requestDecided, reopened, waitlisted],
  jobs: [
    { start: startLapsing, actsFor: { follows: 'the day that the applicant was told is over' } },
    { start: startReleasing, actsFor: { asks: 'decide' } },
    { start: startOfferingFreePlaces, actsFor: { asks: 'decide' } },
    { start: startLettingResultsGo, actsFor: { asks: 'decide' } },
  ],
});
