import { challengeAnswer } from '@portal/service-kit/http';
import { errorAnswer } from '../../platform/error-answer';

/** 429: an account that has failed too often, or with `challenge` a network. */
export const slowedAnswer = errorAnswer.keys({ challenge: challengeAnswer });
