import { listMessages as t } from '@portal/contract-svc-applications-v1';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, id, idParams, listOf, type Service, withMessage, words } from '../../platform';
import type { SavedView, ViewWords } from './saved-view';
import { changeView, removeView, saveView } from './views';

const view = {
  id: id(),
  name: words(),
  query: Joi.string().allow('').required().description('As in an address, without a question mark'),
  shared: Joi.boolean().required(),
  own: Joi.boolean().required().description("Whether it is the caller's, who alone changes it"),
  owner_name: words(),
};

const viewAnswer = Joi.object({ view: Joi.object(view).required() });

const present = ({ id, name, query, shared, owner }: SavedView, personId: number) => ({
  id,
  name,
  query,
  shared,
  own: owner.personId === personId,
  owner_name: owner.name,
});

/** Parameters that are not saved: a search may be a person's name, and a position in the list is only of the moment. */
const notKept = ['search', 'after', 'before', 'view'];

const query = withMessage(
  Joi.string()
    .allow('')
    .max(1000)
    .custom((written: string) => {
      const params = new URLSearchParams(written);
      for (const key of notKept) params.delete(key);
      return params.toString();
    })
    .required(),
  t.viewQuery,
  () => t.viewQuery,
);

const viewBody = Joi.object<ViewWords>({
  name: withMessage(Joi.string().trim().max(60).required(), t.viewName, () => t.viewName),
  query,
  shared: Joi.boolean().required(),
});

/** The calls for saved views. */
export function savedViewCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listSavedViews',
      method: 'get',
      path: '/api/admin/saved-views',
      summary: "Returns the caller's saved views and those that colleagues share",
      ...byStaff('readApplications'),
      answers: { 200: Joi.object({ views: listOf(view) }) },
      async handle(ctx) {
        const { personId } = ctx.actor;
        const views = await service.stores.views.readable(personId);
        ctx.body = { views: views.map((one) => present(one, personId)) };
      },
    }),
    defineCall({
      id: 'createSavedView',
      method: 'post',
      path: '/api/admin/saved-views',
      summary: 'Saves a list under a name, without what was searched for',
      ...byStaff('readApplications'),
      input: { body: viewBody },
      answers: { 200: viewAnswer, 409: errorAnswer },
      async handle(ctx) {
        ctx.body = { view: present(await saveView(service, ctx.actor, ctx.input.body), ctx.actor.personId) };
      },
    }),
    defineCall({
      id: 'updateSavedView',
      method: 'put',
      path: '/api/admin/saved-views/:id',
      summary: "Changes a view of the caller's",
      ...byStaff('readApplications'),
      input: { params: idParams, body: viewBody },
      answers: { 200: viewAnswer, 404: errorAnswer },
      async handle(ctx) {
        const changed = await changeView(service, ctx.actor, ctx.input.params.id, ctx.input.body);
        ctx.body = { view: present(changed, ctx.actor.personId) };
      },
    }),
    defineCall({
      id: 'deleteSavedView',
      method: 'post',
      path: '/api/admin/saved-views/:id/remove',
      summary: "Removes a view of the caller's",
      ...byStaff('readApplications'),
      input: { params: idParams },
      answers: { 204: null, 404: errorAnswer },
      async handle(ctx) {
        await removeView(service, ctx.actor, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
  ];
}
