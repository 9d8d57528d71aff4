import { secretIn } from '../signing/secret-file';

/**
 * The key of all cookies and links that the portal signs, kept in this file: random, and known to nobody who has another
 * secret of the portal. The release token is known to teams, and can be switched off. Gateways that share the folder
 * share the key. @throws as `secretIn` does
 */
export const cookieKey = (file: string): Promise<string> => secretIn(file, 'key of cookies');
