import { allWords } from '@portal/remote-sdk';
import type { LoadLabels } from '@portal/ui/wizard';
import { useCallback } from 'react';
import { useApp } from './app-context';

/** The loader of the programme's labels and all words, for the question about two copies. */
export function useLoadLabels(): LoadLabels {
  const { programme } = useApp();
  return useCallback(async () => (await Promise.all([programme.loadLabels(), allWords()]))[0], [programme]);
}
