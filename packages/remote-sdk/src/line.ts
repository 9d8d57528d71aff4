interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether somebody saves data, or has a line so slow that nothing is fetched ahead. */
export function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}
