/** Signing in and out. Most people who open the home page do neither, so the code comes with the first field. */
export const loadCalls = () => import(/* webpackChunkName: "sign-in" */ './sign-in');

/** Has it there before it is needed; what does not arrive now is asked for again. */
export const expectCalls = (): void => void loadCalls().catch(() => undefined);
