import { ApiError } from '@portal/remote-sdk';
import { translated } from '@portal/ui/language';

/** The HTTP status of a failed call; 0 when no answer came. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** The server's sentence, or `fallback` when it sent none. */
export const sentenceOf = (error: unknown, fallback: () => string): string =>
  error instanceof ApiError && error.message !== '' ? translated(error.message) : fallback();
