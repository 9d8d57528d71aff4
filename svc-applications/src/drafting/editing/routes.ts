import { byProgramme, conflictMessages } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { StaleVersion } from '../../application';
import { fullReview, reviewFor } from '../../application-view';
import {
  type Actor,
  byApplicants,
  byStaff,
  errorAnswer,
  id,
  idParams,
  refused,
  type Service,
  version,
} from '../../platform';
import { type EditRequest, editApplication } from './edit';
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
  const limits = () => service.portal.known().formLimits;
  const byType = byProgramme(({ key }) => editedMembers(key, limits));

  const currentReview = async (actor: Actor, applicationId: number) => {
    const application = await service.stores.applications.find({ id: applicationId });
    if (!application) throw new Error(`Application ${applicationId} is not there`);
    return reviewFor(service, actor, application);
  };
  async function edit(request: EditRequest) {
    try {
      await editApplication(service, (type) => byType[type], request);
    } catch (error) {
      if (!(error instanceof StaleVersion)) throw error;
      throw new StaleEdit(await currentReview(request.actor, request.id));
    }
    const review = await currentReview(request.actor, request.id);
    return { review, version: review.version };
  }

  return [
    defineCall({
      id: 'updateOwnApplication',
      method: 'put',
      path: '/api/user/applications/:id',
      summary: 'Changes the sent parts of an unsubmitted application, all of them or none',
      ...byApplicants,
      input: { params: idParams, body },
      answers,
      async handle(ctx) {
        ctx.body = await edit({ actor: ctx.actor, ...ctx.input.params, ...ctx.input.body });
      },
    }),
    defineCall({
      id: 'updateApplication',
      method: 'put',
      path: '/api/applications/:id',
      summary: 'Changes an application in any state, for administrators',
      ...byStaff('editApplications'),
      input: { params: idParams, body },
      answers,
      async handle(ctx) {
        ctx.body = await edit({ actor: ctx.actor, ...ctx.input.params, ...ctx.input.body });
      },
    }),
  ];
}

/** Somebody else changed the application in between; the response carries the stored state. */
class StaleEdit extends Conflict {
  constructor(review: { version: number }) {
    super(conflictMessages.stale, { extra: { version: review.version, current: { review } } });
  }
}
