interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether data saving is on, or the connection is so slow that nothing is fetched ahead. */
export function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}
