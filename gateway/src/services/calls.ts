import type { ModuleService } from '@portal/contract-remote-v1';
import { Unavailable } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import type { FitsParts } from '../fits/fits';
import { refuseNeeded, refuseUnfitService } from './needed';
import type { RegisteredService } from './registration';
import type { Guard, Registration, ServiceRegistry } from './registry';

const name = Joi.string()
  .pattern(/^svc-[a-z][a-z0-9-]*$/)
  .max(60)
  .required()
  .messages({
    'string.pattern.base': 'The name of a service is svc- and lower-case words joined by dashes.',
  });
/** Origin of a replica: without path, query or password, because the gateway adds the path. */
const url = Joi.string()
  .pattern(/^https?:\/\/[\w.-]+(:\d+)?$|^https?:\/\/\[[0-9a-f:]+\](:\d+)?$/i)
  .messages({
    'string.pattern.base': 'An address is http:// or https://, a host and a port, without a path.',
  });
const route = Joi.string()
  .pattern(/^\/api(\/[a-z][a-z0-9-]*)+$/)
  .max(200)
  .messages({ 'string.pattern.base': 'A route is /api/ and lower-case words, such as /api/open-days.' });
const params = Joi.object<{ name: string }>({ name });
const body = Joi.object<Registration>({
  urls: Joi.array().items(url).min(1).max(20).unique().required(),
  routes: Joi.array().items(route).min(1).max(20).unique().required(),
});
const any = Joi.object().unknown();

export interface ServiceCallOptions {
  registry: ServiceRegistry;
  /** Asks every service for its report. */
  ask: () => Promise<ModuleService[]>;
  /** Asks the replicas at these addresses for their report. */
  askAt: (name: string, urls: readonly string[]) => Promise<ModuleService>;
  /** Returns what a service is checked against before it is registered or removed. */
  fits: () => Promise<FitsParts>;
  /** @throws Forbidden when the sender's right to the part has ended meanwhile */
  mayStill: (sender: unknown, part: string) => Guard;
}

/** Returns the sender of a call, as `requireReleaser` found it. */
const senderOf = ({ state }: { state: Record<string, unknown> }) => state.releaser as RegisteredService['by'];

/** The calls to register services. `requireReleaser` runs before them. */
export function serviceCalls({ registry, ask, askAt, fits, mayStill }: ServiceCallOptions): AnyCall[] {
  return [
    defineCall({
      id: 'listRegisteredServices',
      method: 'get',
      path: '/registry/services',
      summary: 'The services that were registered, their routes, and whether they answer.',
      auth: 'public',
      answers: { 200: any },
      async handle(ctx) {
        const reported = await ask();
        const services = Object.entries(registry.all()).map(([service, registered]) => ({
          ...reported.find(({ name: one }) => one === service),
          name: service,
          ...registered,
        }));
        ctx.body = { services };
      },
    }),
    defineCall({
      id: 'registerService',
      method: 'put',
      path: '/registry/services/:name',
      summary: 'Passes the calls below these routes on to a service, once its replicas are ready.',
      auth: 'public',
      input: { params, body },
      answers: { 200: any, 201: any },
      async handle(ctx) {
        const { params, body: wanted } = ctx.input;
        registry.refuseCollision(params.name, wanted.routes);
        await registry.refuseUnhealthy(params.name, wanted.urls);
        const reported = await askAt(params.name, wanted.urls);
        if (!reported.reachable)
          throw new Unavailable(`${params.name} does not say at once what it keeps. Try again.`);
        refuseUnfitService(reported, await fits());
        const guard = mayStill(ctx.state.releaser, params.name);
        const { created } = await registry.register(params.name, wanted, guard, senderOf(ctx));
        ctx.status = created ? 201 : 200;
        ctx.body = { name: params.name, ...wanted };
      },
    }),
    defineCall({
      id: 'removeService',
      method: 'delete',
      path: '/registry/services/:name',
      summary: 'Ends that: the calls of the service are not found any more.',
      auth: 'public',
      input: { params },
      answers: { 200: any },
      async handle(ctx) {
        const { name: removed } = ctx.input.params;
        if (registry.all()[removed]) refuseNeeded(removed, await fits());
        await registry.remove(removed, mayStill(ctx.state.releaser, removed), senderOf(ctx));
        ctx.body = { name: removed };
      },
    }),
  ];
}
