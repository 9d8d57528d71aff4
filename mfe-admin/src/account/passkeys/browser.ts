import { ApiError } from '@portal/remote-sdk';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import * as t from '../../messages/passkeys';

/** What the server asks the browser, as it came in an answer; only the browser knows its form. */
export type Asked = Record<string, unknown>;

/** Asks for one of the person's passkeys. @throws ApiError when the person cancels, or has none here */
export const answerByPasskey = (asked: Asked) =>
  orSentence(t.passkeyUnused(), () =>
    startAuthentication({ optionsJSON: asked as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Makes a new passkey. @throws ApiError as above */
export const makePasskey = (asked: Asked) =>
  orSentence(t.passkeyUnmade(), () =>
    startRegistration({ optionsJSON: asked as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );

/** Browsers report little of the cause, so that pages learn nothing of a person's devices. No extension is used. */
async function orSentence<T extends object>(
  message: string,
  doing: () => Promise<T>,
): Promise<Omit<T, 'clientExtensionResults'> & { clientExtensionResults: Record<string, never> }> {
  try {
    return { ...(await doing()), clientExtensionResults: {} };
  } catch {
    throw new ApiError({ kind: 'answer', status: 422, message, body: { message } });
  }
}
