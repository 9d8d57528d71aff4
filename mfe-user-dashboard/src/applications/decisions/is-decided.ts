const decided: readonly string[] = ['approved', 'rejected', 'in-review'];

/** Whether staff have decided on an application: words of theirs may stand beside it. */
export const isDecided = ({ status }: { status: string }): boolean => decided.includes(status);
