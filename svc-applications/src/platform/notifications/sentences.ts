import { news } from '@portal/contract-svc-applications-v1';
import { english, translateWith } from '@portal/service-kit/language';

/** News as they are stored: the English sentences with their gaps filled. Pages translate them into their language. */
export function newsOf(
  kind: keyof typeof news,
  gaps: Readonly<Record<string, string>>,
): { title: string; message: string } {
  const { title, message } = news[kind];
  return { title, message: translateWith(english, message, gaps) };
}
