import type { WizardMessages } from '@portal/ui/wizard';
import * as t from '../messages/wizard';

/**
 * The messages that all wizards share; the message about signing in again differs. Each is said when it is read: put
 * more beside them by `joined`, which does not say them yet.
 */
export const commonMessages: Omit<WizardMessages, 'sessionLost'> = {
  get saving() {
    return t.saving();
  },
  get saved() {
    return t.saved();
  },
  get notSaved() {
    return t.notSaved();
  },
  get restoring() {
    return t.restoring();
  },
  get restoreFailed() {
    return t.restoreFailed();
  },
  get failed() {
    return t.failed();
  },
  get unexpected() {
    return t.unexpected();
  },
  get offline() {
    return t.notReached();
  },
};

export const commonWords = {
  get documents() {
    return t.documentsNotSaved();
  },
  get loggedIn() {
    return t.loggedIn();
  },
  get restoredPersonal() {
    return t.personalRestored();
  },
};
