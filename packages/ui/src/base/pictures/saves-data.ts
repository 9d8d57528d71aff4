interface Connection {
  saveData?: boolean;
}

/** Whether the browser asks for less data: then decorative pictures are left out. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
