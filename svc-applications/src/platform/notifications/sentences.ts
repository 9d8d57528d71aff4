import { news } from '@portal/contract-svc-applications-v1';
import { english, translateWith } from '@portal/service-kit/language';

/** The texts of a notification as they are stored: English sentences with the gaps filled. Pages translate them. */
export function newsOf(
  kind: keyof typeof news,
  gaps: Readonly<Record<string, string>>,
): { title: string; message: string } {
  const { title, message } = news[kind];
  return { title, message: translateWith(english, message, gaps) };
}
