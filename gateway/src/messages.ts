import { messagesOf } from '@portal/service-kit/messages';
import english from './sentences/en';

/** The messages of the gateway. */
export const message = messagesOf(english);
