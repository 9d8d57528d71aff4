import * as t from '../messages/failure';
import * as frame from '../messages/frame';
import type { FailureReason } from './result';

interface Words {
  heading: string;
  text: string;
  /** Label of the button that tries again; null where trying again cannot help. */
  retry: string | null;
}

/** The texts of the panel, by reason: what happened, what to do, and that nothing is lost. */
export function failureWords(reason: FailureReason, title: string): Words {
  switch (reason) {
    case 'timeout':
      return { heading: t.slowHeading({ title }), text: t.slowText(), retry: frame.tryAgain() };
    case 'unreachable':
      return { heading: t.awayHeading({ title }), text: t.awayText(), retry: frame.tryAgain() };
    case 'incompatible':
      return { heading: t.updatedHeading({ title }), text: t.updatedText(), retry: frame.tryAgain() };
    case 'crashed':
      return { heading: t.stoppedHeading({ title }), text: t.stoppedText(), retry: frame.tryAgain() };
    case 'off':
      return { heading: t.offHeading({ title }), text: t.offText(), retry: frame.tryAgain() };
    case 'not-found':
      return { heading: t.notFoundHeading(), text: t.notFoundText(), retry: null };
  }
}
