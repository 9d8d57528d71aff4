import { messagesOf } from '@portal/service-kit/messages';
import english from './sentences/en';

/** The messages of this service. */
export const message = messagesOf(english);
