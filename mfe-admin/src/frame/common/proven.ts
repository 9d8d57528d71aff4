import { type ApiClient, ApiError } from '@portal/remote-sdk';

/** Whether a call was refused only because the password was proven too long ago. */
const needsProof = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 403 &&
  (error.body as { reauthenticate?: boolean } | null)?.reauthenticate === true;

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Whether an account asks for a code besides the password. */
export const needsCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.body as { factor_required?: boolean } | null)?.factor_required === true;

/** The passkey request for the browser, in place of the code, when the account has a passkey. */
export const askedPasskey = (error: unknown): Record<string, unknown> | undefined =>
  error instanceof ApiError
    ? (error.body as { passkey?: Record<string, unknown> } | null)?.passkey
    : undefined;

/**
 * Does something again after the password was proven, or after a new sign-in where the session had ended without use;
 * who does not prove it gets the refusal.
 */
export type Proven = <T>(doing: () => Promise<T>) => Promise<T>;

/**
 * @param ask asks the person for the password; resolves to whether it was proven
 * @param covered resolves at the next sign-in where the page waits for it; null where it does not
 */
export const provenBy =
  (ask: () => Promise<boolean>, covered: () => Promise<void> | null): Proven =>
  async (doing) => {
    try {
      return await doing();
    } catch (error) {
      if (needsProof(error) && (await ask())) return doing();
      const back = isSignedOut(error) ? covered() : null;
      if (back === null) throw error;
      await back;
      return doing();
    }
  };

/** The client whose calls are sent again by themselves after a proof. */
export const withProof = (api: ApiClient, proven: Proven): ApiClient => ({
  send: (...sent) => proven(() => api.send(...sent)),
  upload: (...sent) => proven(() => api.upload(...sent)),
});
