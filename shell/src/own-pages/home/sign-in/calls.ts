import { allWords } from '../../../language/more';

/** Signing in and out. Most people who open the home page do neither, so the code comes with the first field. */
export async function loadCalls() {
  // A refusal in English is better than none.
  const words = allWords().catch(() => undefined);
  const { ErrorSummary, signOut, submitSignIn } = await import(/* webpackChunkName: "sign-in" */ './acts');
  await words;
  return { ErrorSummary, signOut, submitSignIn };
}

/** Has it there before it is needed; what does not arrive now is asked for again. */
export const expectCalls = (): void => void loadCalls().catch(() => undefined);
