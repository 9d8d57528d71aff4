interface Connection {
  saveData?: boolean;
}

/** Whether this device asks for fewer bytes: then pictures that only adorn are left out. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
