import { type JWTPayload, jwtVerify } from 'jose';
import type { Context } from 'koa';
import type { Strategy } from 'passport-jwt';
import { DomainError, NotSignedIn } from '../../base/errors';
import { FILE_COOKIE } from './actor';
import { ALGORITHMS, REQUIRED_CLAIMS } from './claims';
import type { PublicKeys } from './keys';

export type TokenPlace = 'bearer' | 'file-cookie';

/** Verifies the token at this place of a request. @throws NotSignedIn, or Unavailable when no keys are known */
export function tokenVerifier(keys: PublicKeys): (ctx: Context, place: TokenPlace) => Promise<JWTPayload> {
  let loading: ReturnType<typeof createPassport> | undefined;
  return async (ctx, place) => {
    loading ??= createPassport(keys);
    const passport = await loading;
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, payload: JWTPayload | false, reason: unknown) => {
        if (error) reject(error);
        else if (payload) resolve(payload);
        else reject(asDomainError(reason));
      };
      const authenticate = passport.authenticate(place, { session: false }, settle);
      authenticate(ctx, async () => undefined).catch(reject);
    });
  };
}

/** Loads passport when the first token arrives: its libraries are large, and a service can start without them. */
async function createPassport(keys: PublicKeys) {
  const [{ default: koaPassport }, { ExtractJwt, Strategy: JwtStrategy }] = await Promise.all([
    import('koa-passport'),
    import('passport-jwt'),
  ]);
  verifyByJose(JwtStrategy);
  const strategy = (find: ConstructorParameters<typeof Strategy>[0]['jwtFromRequest']) =>
    new JwtStrategy({ jwtFromRequest: find, secretOrKeyProvider: providerOf(keys) }, (payload, done) =>
      done(null, payload),
    );
  const passport = new koaPassport.KoaPassport();
  passport.use('bearer', strategy(ExtractJwt.fromAuthHeaderAsBearerToken()));
  passport.use(
    'file-cookie',
    strategy((request) => cookieOf(request) ?? null),
  );
  return passport;
}

/**
 * Replaces passport-jwt's verification: jsonwebtoken supports neither EdDSA nor key sets, jose supports both. The
 * 'secret or key' that passport-jwt passes on is here the function that looks a key up in the key set.
 */
const verifyByJose = (strategy: typeof Strategy) =>
  Object.assign(strategy, {
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

const providerOf =
  (keys: PublicKeys) => (_request: unknown, _token: unknown, done: (error: unknown, key?: string) => void) =>
    done(null, keys as unknown as string);

/** koa-passport's request has Koa's cookies. */
function cookieOf(request: unknown): string | undefined {
  return (request as { cookies: Context['cookies'] }).cookies.get(FILE_COOKIE);
}

/** A wrong token is the caller's fault (NotSignedIn); missing keys are the server's (Unavailable). */
function asDomainError(reason: unknown): DomainError {
  return reason instanceof DomainError ? reason : new NotSignedIn();
}
