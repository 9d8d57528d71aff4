/** A response of the fake svc-auth. */
export interface Reply {
  operation: string;
  status: number;
  body: object;
  headers?: Record<string, string>;
}

/** The code that is always right. */
export const rightCode = '123456';

/** The password of every member of staff. */
export const rightPassword = 'Amahoro1';
