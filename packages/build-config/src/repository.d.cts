/** Whether this package was installed by a repository other than the portal's own. */
export const isInstalled: boolean;
/** The top of the repository whose parts are built and tested. */
export const root: string;
/** Settings of Jest with this transformer for all that Node does not read by itself. */
export function transforming(transformer: unknown): object;
