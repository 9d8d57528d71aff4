/**
 * The scope of a token, read without verifying it: 'wizard' (an application in the making), 'account', or undefined
 * when it cannot be read. The server decides; the scope here only chooses what the page shows and requests.
 */
export function tokenScope(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).scope;
  } catch {
    return undefined;
  }
}
