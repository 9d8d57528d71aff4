const decided: readonly string[] = ['approved', 'rejected', 'in-review'];

/** Whether staff have decided on an application: then a text of theirs may be shown. */
export const isDecided = ({ status }: { status: string }): boolean => decided.includes(status);
