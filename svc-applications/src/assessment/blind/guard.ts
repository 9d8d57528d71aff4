import { blindMessages as t } from '@portal/contract-svc-applications-v1';
import { Forbidden, NotFound } from '@portal/service-kit/errors';
import type { AnyCall, CallContext } from '@portal/service-kit/http';
import type { Service } from '../../platform';
import { concerned, type Named } from '../concerned';
import { readsBlind } from '../phase';
import { allowedBlind, identifiesNobody, presentsBlind } from './allowed';
import { withoutBlind } from './outgoing';

/** The refusal for an application of a programme that is read without names. */
const namesHidden = () => new Forbidden(t.namesHidden, { extra: { names_hidden: true } });

/**
 * Wraps calls for members of staff who read without names. About an application of such a programme only the calls of
 * `allowedBlind` are open; of the calls about no single application only those of `identifiesNobody`.
 */
export const blinded = ({ stores }: Service, calls: AnyCall[]): AnyCall[] =>
  calls.map((call) => {
    if (call.auth === 'public' || call.auth === 'internal') return call;
    return {
      ...call,
      async handle(ctx) {
        const { actor, input } = ctx as CallContext<'token'>;
        const phases = readsBlind(actor) ? await stores.blind.open() : [];
        if (phases.length === 0) return call.handle(ctx);
        await admit(input as Partial<Named>);
        await call.handle(ctx);
        if (ctx.body !== undefined && !presentsBlind.includes(call.id))
          ctx.body = withoutBlind(
            ctx.body,
            phases.map(({ programme }) => programme),
          );
      },
    };
    async function admit({ params, body }: Partial<Named>) {
      const find = concerned[call.id];
      if (!find) {
        if (call.id in identifiesNobody) return;
        throw namesHidden();
      }
      const id = await find(stores, { params: params ?? {}, body: body ?? {} });
      if (id === undefined) throw new NotFound();
      if (!(call.id in allowedBlind) && (await stores.blind.covers(id))) throw namesHidden();
    }
  });
