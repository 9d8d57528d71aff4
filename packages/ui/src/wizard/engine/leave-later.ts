import type { Leaving } from './leaving';
import type { Wizard } from './wizard-types';

/**
 * The way out of a wizard, with its questions: the code comes with them, as soon as there are answers at stake. Without it
 * and while offline, whoever has typed nothing leaves all the same.
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
