import { Circuit, outageOf } from '@portal/service-kit/circuit';
import { type AskableScanner, NoVerdict, type Scanner } from './clamav';

/** An upload waits no longer for its verdict; well below the time that the gateway waits for an answer. */
const patienceMs = 10_000;

/**
 * The scanner as uploads ask it: one that is down or hangs holds up none of them, and a file that takes long holds up
 * no other. What has no verdict by then is taken and waits for the next round.
 */
export function scannerForUploads(
  scanner: AskableScanner,
  { patience = patienceMs, probeEveryMs = 2_000 } = {},
): Scanner {
  const circuit = new Circuit({ probe: () => scanner.answers(), probeEveryMs });
  return {
    async isClean(bytes) {
      if (circuit.isOpen) {
        bytes.destroy();
        throw new Error('The scanner is down');
      }
      try {
        const verdict = await scanner.isClean(bytes, AbortSignal.timeout(patience));
        circuit.answered();
        return verdict;
      } catch (error) {
        if (error instanceof NoVerdict) circuit.answered();
        else if (outageOf(error) === 'unreachable') circuit.unreachable();
        else circuit.doubted();
        throw error;
      }
    },
  };
}
