declare module '*.scss?address' {
  /** The address of the sheet. */
  const address: string;
  export default address;
}
