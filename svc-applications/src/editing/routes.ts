import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { errorAnswer, id, refused } from '../answers';
import type { Asker } from '../applications/policy';
import { StaleVersion } from '../errors';
import { idParams, version } from '../fields';
import { fullReview } from '../reading/answers';
import { reviewFor } from '../reading/read';
import type { Service } from '../service';
import { byAdmins, byApplicants } from '../who';
import { type EditRequest, editApplication } from './edit';
import { StaleEdit } from './errors';
import { editedMembers } from './members';
import { editedData } from './schema';

interface EditBody {
  data: Record<string, unknown>;
  version?: number;
}

const body = Joi.object<EditBody>({ data: editedData, version });

const answers = {
  200: Joi.object({ review: fullReview, version: id() }),
  404: errorAnswer,
  409: Joi.object({
    ...refused,
    version: Joi.number().integer(),
    current: Joi.object({ review: fullReview }),
  }).description('Submitted, or changed by another in between: then with what is stored'),
};

export function editingCalls(service: Service): AnyCall[] {
  const members = editedMembers(() => service.portal.known().formLimits);

  const currentReview = async (asker: Asker, applicationId: number) => {
    const application = await service.stores.applications.find({ id: applicationId });
    if (!application) throw new Error(`Application ${applicationId} is not there`);
    return reviewFor(service, asker, application);
  };
  async function edit(request: EditRequest) {
    try {
      await editApplication(service, members, request);
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      throw new StaleEdit(await currentReview(request.asker, request.id));
    }
    const review = await currentReview(request.asker, request.id);
    return { review, version: review.version };
  }

  return [
    defineCall({
      id: 'D14',
      method: 'put',
      path: '/api/user/applications/:id',
      summary: 'Changes the given parts of an application that is not submitted yet, all of them or none',
      ...byApplicants,
      input: { params: idParams, body },
      answers,
      async handle(ctx) {
        ctx.body = await edit({ asker: ctx.actor, ...ctx.input.params, ...ctx.input.body });
      },
    }),
    defineCall({
      id: 'M04',
      method: 'put',
      path: '/api/applications/:id',
      summary: 'The same for administrators, whatever its state',
      ...byAdmins,
      input: { params: idParams, body },
      answers,
      async handle(ctx) {
        ctx.body = await edit({ asker: ctx.actor, ...ctx.input.params, ...ctx.input.body });
      },
    }),
  ];
}
