import { ApiError } from '@portal/remote-sdk';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import * as t from '../../messages/passkeys';

/** A request to the browser about passkeys, unchanged from the server's answer. */
export type Asked = Record<string, unknown>;

/** Asks the browser for one of the person's passkeys. @throws ApiError when the person cancels or has none here */
export const answerByPasskey = (asked: Asked) =>
  orSentence(t.passkeyUnused(), () =>
    startAuthentication({ optionsJSON: asked as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Makes a new passkey. @throws ApiError as `answerByPasskey` does */
export const makePasskey = (asked: Asked) =>
  orSentence(t.passkeyUnmade(), () =>
    startRegistration({ optionsJSON: asked as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );

/**
 * Turns a browser's failure into a sentence: browsers report little of the cause, so that pages learn nothing about a
 * person's devices. No extension is used.
 */
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
