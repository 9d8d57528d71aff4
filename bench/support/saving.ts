import type { WizardSession } from '../../e2e/support/api';
import type { Asked } from './load';

const statement = 'I want to learn how care for the dying is taught. '.repeat(5);

/**
 * One application for each connection, as one wizard for each applicant: each save is based on the one before. The first of
 * a round is not, since a round ends in the middle of saves, of whose answers nobody heard.
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
