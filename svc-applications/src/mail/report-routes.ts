import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { errorAnswer, type Service } from '../platform';
import { authorizeReporter, takeReport, textOf } from './take-report';

export function mailReportCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'receiveMailReport',
      method: 'post',
      path: '/api/mail-reports',
      summary:
        'Takes the text of a delivery status report from the mail server, which shows MAIL_REPORTS_SECRET as a bearer token',
      tags: ['portal'],
      auth: 'public',
      answers: {
        200: Joi.object({
          noted: Joi.boolean().required().description('Whether it was about a mail that failed'),
        }),
        404: errorAnswer,
        413: errorAnswer,
      },
      async handle(ctx) {
        authorizeReporter(service.mailReportsSecret, ctx.get('Authorization'));
        ctx.body = { noted: await takeReport(service, await textOf(ctx.req)) };
      },
    }),
  ];
}
