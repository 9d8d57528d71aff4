import {
  Amount,
  Day,
  Label,
  Message,
  type MessagesOf,
  messagesOf,
  type Text,
} from '@portal/contract-language-v1';
import english from '../../sentences/en';

export { Amount, Day, Label, Message, messagesOf, type Text };

/** The messages of this package. */
export const message: MessagesOf<typeof english> = messagesOf(english);
