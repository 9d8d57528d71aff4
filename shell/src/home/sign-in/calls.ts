import { allWords } from '../../language/more';

/** Signing in and out. Most people who open the home page do neither, so the code comes with the first field. */
export async function loadCalls() {
  const [calls] = await Promise.all([
    import(/* webpackChunkName: "sign-in" */ './acts'),
    // What is refused is better told in English than not at all.
    allWords().catch(() => undefined),
  ]);
  return calls;
}

/** Has it there before it is needed; what does not arrive now is asked for again. */
export const expectCalls = (): void => void loadCalls().catch(() => undefined);
