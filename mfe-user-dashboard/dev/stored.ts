import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import type {
  AnotherRequest,
  AvailableTypes,
  Feedback,
  FullReview,
  OwnApplication,
  Profile,
} from '../src/api';
import { profile } from './fake-data';
import type { FakeDiscarded } from './fake-discarding';

type Body = Record<string, unknown>;

/** The data of the portal in memory; tests and the development page change it freely. */
export interface Stored {
  applications: OwnApplication[];
  discarded: FakeDiscarded[];
  reviews: Record<number, FullReview>;
  /** The forms as last typed, by application id. */
  forms: Record<number, Body>;
  types: AvailableTypes;
  feedback: Feedback[];
  requests: AnotherRequest[];
  data: AnswerBody<'getOwnData'>;
  underAddress: AnswerBody<'listUnverifiedClaims'>['applications'];
  /** Null where letters are uploaded. */
  letters: AnswerBody<'listOwnLetters'> | null;
  profile: Profile;
  password: string;
}

export const nothing: Stored = {
  applications: [],
  discarded: [],
  reviews: {},
  forms: {},
  types: { has_intern: true, has_visitor: true, can_apply_intern: false, can_apply_visitor: false },
  feedback: [],
  requests: [],
  data: {
    applications: [],
    discarded: 0,
    documents: 0,
    feedback: 0,
    requests: 0,
    mails_months: null,
    devices_months: null,
    opened: [],
  },
  underAddress: [],
  letters: null,
  profile,
  password: 'Mailed-123',
};
