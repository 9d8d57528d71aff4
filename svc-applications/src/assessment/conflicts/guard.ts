import type { AnyCall, CallContext } from '@portal/service-kit/http';
import { isStaff, type Service } from '../../platform';
import { concerned, type Named } from '../concerned';
import { admit } from './admit';

/** Wraps calls so that they refuse members of staff who know the applicant whom a request concerns. */
export const guarded = ({ stores }: Service, calls: AnyCall[]): AnyCall[] =>
  calls.map((call) => {
    const find = concerned[call.id];
    if (!find) return call;
    return {
      ...call,
      async handle(ctx) {
        const { actor, input } = ctx as CallContext<'token'>;
        if (isStaff(actor)) {
          const { params, body } = input as Partial<Named>;
          const id = await find(stores, { params: params ?? {}, body: body ?? {} });
          if (id !== undefined) await admit(stores, actor.personId, id);
        }
        await call.handle(ctx);
      },
    };
  });
