import { conflictMessages, submissionMessages } from '@portal/contract-svc-applications-v1';
import { DomainError } from '@portal/service-kit/errors';
import { message } from '../platform';
import { type Answers, formOf } from './answers/answers';

/** The application is submitted: only staff can still change it. */
export class ApplicationClosed extends DomainError {
  constructor() {
    super('ApplicationClosed', submissionMessages.alreadySubmitted);
  }
}

/** Another person changed the application in between; the response carries the stored state. */
export class StaleVersion extends DomainError {
  constructor(stored: { version: number; currentStep: number; answers: Answers }) {
    const current = { form_data: formOf(stored.answers), current_step: stored.currentStep };
    super('StaleVersion', conflictMessages.stale, { extra: { version: stored.version, current } });
  }
}

/** The person has an open application of this programme already. */
export class AlreadyApplied extends DomainError {
  constructor(cause?: unknown) {
    super('AlreadyApplied', message('alreadyApplied'), { cause });
  }
}
