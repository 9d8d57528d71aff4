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
 * Runs an action. If it is refused, runs it again after the password was proven or, when an unused session had ended,
 * after a new sign-in. Without a proof the refusal is thrown.
 */
export type Proven = <T>(doing: () => Promise<T>) => Promise<T>;

/**
 * Makes a `Proven`.
 * @param ask asks the person for the password; resolves to whether it was proven
 * @param covered resolves at the next sign-in while the covered page waits for it; null otherwise
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

/** Returns a client that repeats refused calls after a proof. */
export const withProof = (api: ApiClient, proven: Proven): ApiClient => ({
  send: (...sent) => proven(() => api.send(...sent)),
  upload: (...sent) => proven(() => api.upload(...sent)),
});
