import type { FailureReason } from './result';

interface Words {
  heading: string;
  text: string;
  /** Label of the button that tries again; null where trying again cannot help. */
  retry: string | null;
}

const KEPT = 'What you typed is kept on this device.';

/** The texts of the panel, by reason: what happened, what to do, and that nothing is lost. */
export function failureWords(reason: FailureReason, title: string): Words {
  switch (reason) {
    case 'timeout':
      return {
        heading: `${title} is taking too long`,
        text: `Your connection may be slow. ${KEPT} Wait a moment, then try again.`,
        retry: 'Try again',
      };
    case 'unreachable':
      return {
        heading: `${title} could not be reached`,
        text: `Check your connection, then try again. ${KEPT} The other pages may still work.`,
        retry: 'Try again',
      };
    case 'incompatible':
      return {
        heading: `${title} is being updated`,
        text: `It does not fit the rest of the portal at the moment. ${KEPT} Try again in a few minutes.`,
        retry: 'Try again',
      };
    case 'crashed':
      return {
        heading: `${title} has stopped working`,
        text: `Something went wrong in this page. ${KEPT} Try again; if it happens again, write to us.`,
        retry: 'Try again',
      };
    case 'not-found':
      return {
        heading: 'Page not found',
        text: 'If you typed the address, check that it is right. If you followed a link, it may be out of date.',
        retry: null,
      };
  }
}
