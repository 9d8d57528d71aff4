import { type JWTPayload, jwtVerify } from 'jose';
import type { Context } from 'koa';
import koaPassport from 'koa-passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { DomainError, NotSignedIn } from '../../base/errors';
import { FILE_COOKIE } from './actor';
import { ALGORITHMS, REQUIRED_CLAIMS } from './claims';
import type { PublicKeys } from './keys';

export type TokenPlace = 'bearer' | 'file-cookie';

// passport-jwt verifies by jsonwebtoken, which supports neither EdDSA nor key sets; jose supports both. The 'secret or
// key' that passport-jwt passes on is here the look-up in the key set.
Object.assign(Strategy, {
  JwtVerifier: (
    token: string,
    keys: PublicKeys,
    _options: unknown,
    done: (error: unknown, payload?: JWTPayload) => void,
  ) => {
    jwtVerify(token, keys, { algorithms: ALGORITHMS, requiredClaims: REQUIRED_CLAIMS }).then(
      ({ payload }) => done(null, payload),
      (error) => done(error),
    );
  },
});

/** Verifies the token at this place of a request. @throws NotSignedIn, or Unavailable when no keys are known */
export function tokenVerifier(keys: PublicKeys): (ctx: Context, place: TokenPlace) => Promise<JWTPayload> {
  const passport = new koaPassport.KoaPassport();
  passport.use('bearer', strategy(keys, ExtractJwt.fromAuthHeaderAsBearerToken()));
  passport.use(
    'file-cookie',
    strategy(keys, (request) => cookieOf(request) ?? null),
  );

  return (ctx, place) =>
    new Promise((resolve, reject) => {
      const settle = (error: unknown, payload: JWTPayload | false, reason: unknown) => {
        if (error) reject(error);
        else if (payload) resolve(payload);
        else reject(asDomainError(reason));
      };
      const authenticate = passport.authenticate(place, { session: false }, settle);
      authenticate(ctx, async () => undefined).catch(reject);
    });
}

function strategy(
  keys: PublicKeys,
  find: ConstructorParameters<typeof Strategy>[0]['jwtFromRequest'],
): Strategy {
  const secretOrKeyProvider = (
    _request: unknown,
    _token: unknown,
    done: (error: unknown, key?: string) => void,
  ) => done(null, keys as unknown as string);
  return new Strategy({ jwtFromRequest: find, secretOrKeyProvider }, (payload, done) => done(null, payload));
}

/** koa-passport's request has Koa's cookies. */
function cookieOf(request: unknown): string | undefined {
  return (request as { cookies: Context['cookies'] }).cookies.get(FILE_COOKIE);
}

/** A wrong token is the caller's fault; missing keys are ours. */
function asDomainError(reason: unknown): DomainError {
  return reason instanceof DomainError ? reason : new NotSignedIn();
}
