import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, id, listOf, maybe, recordId, type Service, type, words } from '../../platform';
import { doubtfulIn, phoneOwners } from './doubtful';

/** The most applications that one call searches. */
const most = 1000;
const beyondAll = 2_147_483_647;

const numbers = listOf({
  id: id(),
  type: type(),
  applicant_name: words(),
  owner: Joi.string()
    .valid(...phoneOwners)
    .required()
    .description('Whose number it is'),
  phone: words().description('Digits, as they are stored'),
  meant: maybe().description('The number that was probably meant; null where nothing tells'),
});

export function doubtfulPhoneCalls({ stores }: Service): AnyCall[] {
  return [
    defineCall({
      id: 'listDoubtfulPhones',
      method: 'get',
      path: '/api/admin/doubtful-phones',
      summary:
        'Lists stored phone numbers that cannot be dialled as they are, of the newest applications first',
      ...byStaff('editApplications'),
      input: { query: Joi.object<{ before?: number }>({ before: recordId }) },
      answers: {
        200: Joi.object({
          numbers,
          before: Joi.number()
            .integer()
            .allow(null)
            .required()
            .description('Asks for those of older applications; null: all were looked through'),
        }),
      },
      async handle(ctx) {
        const { before = beyondAll } = ctx.input.query;
        const hidden = await stores.conflicts.hiddenFrom(ctx.actor);
        const looked = await stores.phones.older(before, most, hidden);
        ctx.body = {
          numbers: looked.flatMap(doubtfulIn).map(({ applicantName, ...one }) => ({
            ...one,
            applicant_name: applicantName,
          })),
          before: looked.length === most ? (looked.at(-1)?.id ?? null) : null,
        };
      },
    }),
  ];
}
