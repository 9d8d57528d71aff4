import type { Leaving } from './leaving';
import type { Wizard } from './wizard-types';

/**
 * Leaving a wizard, with its questions. Its code is loaded when it is first needed. When it fails to load, as when
 * offline, a person without unsaved answers can still leave.
 */
export function leaveLater<Values extends object>(
  wizard: Leaving<Values>,
): Pick<Wizard<Values>, 'leave' | 'answerLeaving'> {
  let made: Promise<Pick<Wizard<Values>, 'leave' | 'answerLeaving'>> | undefined;
  const code = () => {
    made ??= import('./dialogs').then(({ createLeaving }) => createLeaving(wizard));
    return made;
  };
  return {
    leave: (given) =>
      code().then(
        (way) => way.leave(given),
        () => {
          made = undefined;
          const { draft, goHome } = wizard.options;
          if (draft.state().save === 'idle') goHome();
        },
      ),
    answerLeaving: async (answer) => (await code()).answerLeaving(answer),
  };
}
