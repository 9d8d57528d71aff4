import { generalMessages, letterLimits, limits } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { acceptFiles, type IncomingFile, senderOfLetter, tooLargeSentence } from '../../documents';
import type { Service } from '../../platform';
import { message } from '../../platform';
import { decline, type NewLetter, passOn, sendLetter } from '../answer';
import type { LetterRequest } from '../letter-request';
import type { Typed } from './form';

/** The form as it was sent. */
export interface Posted {
  act: string;
  typed: Typed;
  file: IncomingFile | undefined;
  /** The IP address of the sender. */
  address: string;
  /** The id of a PDF that was sent in pieces, instead of the file. */
  arrivingFile?: string;
}

const acts = ['send', 'decline', 'pass'];

/** Whether a button with an act was pressed; the Enter key presses none. */
export const isAct = (pressed: string): boolean => acts.includes(pressed);

/**
 * Does what the form asks for.
 * @throws Invalid at the fields
 * @throws Conflict if the letter is no longer awaited
 */
export async function act(service: Service, request: LetterRequest, posted: Posted): Promise<void> {
  const { reason = '', name = '', email = '' } = posted.typed;
  if (posted.act === 'decline') return decline(service, request, reason);
  if (posted.act === 'pass') return passOn(service, request, { name, email });
  return sendLetter(service, request, await letterIn(service, request, posted));
}

async function letterIn(
  service: Service,
  { id }: LetterRequest,
  { typed: { statement = '' }, file, address }: Posted,
): Promise<NewLetter> {
  const { statement: most } = letterLimits;
  if (statement.length > most) throw new Invalid({ statement: [generalMessages.tooLong(most)] });
  if (!statement && !file) throw new Invalid({ statement: [message('letterEmpty')] });
  if (!file) return { statement, file: undefined };
  if (file.size > limits.wizardFileBytes) throw new Invalid({ letter: [tooLargeSentence('letter')] });
  const [accepted] = await acceptFiles(
    service,
    { letter: file },
    // Nothing is checked here: the link is checked again when the letter is stored.
    { accepts: 'pdf', sender: senderOfLetter(address, id), refuseEnded: async () => undefined },
  );
  return { statement, file: accepted };
}
