import type { WizardSession } from '../../e2e/support/api';
import type { Asked } from './load';

const statement = 'I want to learn how care for the dying is taught. '.repeat(5);

/**
 * Saves one application per connection, like one wizard per applicant: each save refers to the version of the one
 * before. The first save of a round does not, since the previous round ended in the middle of saves whose answers were
 * never read.
 */
export const saving =
  (sessions: readonly WizardSession[]) =>
  (connection: number): Asked => {
    const session = sessions[connection % sessions.length];
    if (!session) throw new Error('Nobody is there to save.');
    const { token, application_id, intern_details_id } = session;
    let version: number | undefined;
    return {
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        authorization: `Bearer ${token}`,
      },
      body: () =>
        JSON.stringify({
          ...{ application_id, intern_details_id, current_step: 6, version },
          form_data: {
            personal_statement: `${statement}${version ?? ''}`,
            interests: [{ area: 'Education', other: '' }],
          },
        }),
      answered: (body) => {
        version = JSON.parse(body).version;
      },
    };
  };
