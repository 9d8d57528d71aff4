import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { refusals, versionAnswer } from '../answers';
import { changeApplication } from '../applications/change';
import { applicantRoles } from '../applications/policy';
import type { Service } from '../service';
import type { Programme } from './programme';

/** One call for each section that the programme asks for. */
export function sectionCalls(service: Service, { type, sections }: Programme): AnyCall[] {
  return sections.map(({ id, path, section }) =>
    defineCall({
      id,
      method: 'post',
      path,
      summary: section.summary,
      tags: [type],
      auth: 'token',
      roles: applicantRoles,
      scopes: ['wizard', 'account'],
      input: { body: section.body },
      answers: { 200: versionAnswer, ...refusals },
      async handle(ctx) {
        const { body } = ctx.input;
        const problems = section.problems?.(body) ?? {};
        if (Object.keys(problems).length > 0) throw new Invalid(problems);
        const ref = { detailsId: body.intern_details_id, type };
        const request = { asker: ctx.actor, ref, version: body.version };
        const changed = await changeApplication(service, request, async (stores, application) => {
          await section.keep(stores, application.id, body);
          return { form: section.form(body) };
        });
        ctx.body = { version: changed.version };
      },
    }),
  );
}
