import type { Text } from '@portal/contract-language-v1';
import { translated } from '@portal/ui/language';
import { scanSmaller } from '../../messages/silence';

/** The sentence about a file that is too large, with a way to a smaller one: most such files are scans in colour. */
export const smallerScan = (problem: Text): string => scanSmaller({ problem: translated(problem) });
