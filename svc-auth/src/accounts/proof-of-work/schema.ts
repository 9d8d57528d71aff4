import { challengeAnswer } from '@portal/service-kit/http';
import { errorAnswer } from '../../platform/error-answer';

/** The 429 answer: too many failures for an account or, with `challenge`, from a network. */
export const slowedAnswer = errorAnswer.keys({ challenge: challengeAnswer });
