import type { Context } from 'koa';
import type { Actor } from './actor';

export interface Authenticator {
  /** The actor of the bearer token; NotSignedIn when there is none, or it is not (or no longer) valid. */
  byToken(ctx: Context): Promise<Actor>;
  /** The actor of the file cookie, read on GET alone; NotSignedIn as above. */
  byFileCookie(ctx: Context): Promise<Actor>;
}
