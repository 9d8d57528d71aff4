import { allWords } from '../../../language/more';

/**
 * Loads the code for signing in and out. It loads when the first field is used, since most visitors of the home page do
 * neither.
 */
export async function loadCalls() {
  // When the words fail to load, a refusal is shown in English.
  const words = allWords().catch(() => undefined);
  const { ErrorSummary, signOut, submitSignIn } = await import(/* webpackChunkName: "sign-in" */ './acts');
  await words;
  return { ErrorSummary, signOut, submitSignIn };
}

/** Starts to load the code before it is needed. After a failure the next call tries again. */
export const expectCalls = (): void => void loadCalls().catch(() => undefined);
