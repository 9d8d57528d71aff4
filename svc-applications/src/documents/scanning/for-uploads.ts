import { Circuit, outageOf } from '@portal/service-kit/circuit';
import { type AskableScanner, NoVerdict, type Scanner } from './clamav';

/** The most milliseconds that an upload waits for its verdict, well below the gateway's timeout. */
const patienceMs = 10_000;

/**
 * The scanner as uploads use it: a scanner that is down or hangs delays no upload, and a slow file delays no other. A
 * file without a verdict in time is stored and scanned in a later round.
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
