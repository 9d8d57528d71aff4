export interface PortalSwitch {
  /** Whether applicants may come in. */
  isOpen(requestId?: string): Promise<boolean>;
}

const goodForMs = 1_000;

/**
 * Remembers an answer of `ask` for a second. When nobody answers the portal counts as open: the service that keeps
 * the switch enforces it too, and its failure must not lock people out of their accounts.
 */
export function createPortalSwitch(
  ask: (requestId?: string) => Promise<boolean>,
  clock: () => Date,
): PortalSwitch {
  let answer: { open: Promise<boolean>; at: number } | undefined;
  return {
    isOpen(requestId) {
      const now = clock().getTime();
      if (!answer || now - answer.at >= goodForMs)
        answer = { at: now, open: ask(requestId).catch(() => true) };
      return answer.open;
    },
  };
}
