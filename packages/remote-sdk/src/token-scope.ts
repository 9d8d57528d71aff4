/**
 * What a token is good for, read without trusting it: 'wizard' (one application in the making), 'account', or nothing
 * that can be read. The server decides; this only chooses what is shown and asked for.
 */
export function tokenScope(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).scope;
  } catch {
    return undefined;
  }
}
