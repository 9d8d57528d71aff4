/** An icon for home screens. Apple's must be opaque; devices cut a maskable icon into a shape. */
export interface Icon {
  path: string;
  /** Width and height in pixels. */
  size: number;
  use: 'any' | 'maskable' | 'apple';
}

export const icons: readonly Icon[] = [
  { path: '/app-icon-192.png', size: 192, use: 'any' },
  { path: '/app-icon-512.png', size: 512, use: 'any' },
  { path: '/app-icon-maskable-512.png', size: 512, use: 'maskable' },
  { path: '/app-icon-180.png', size: 180, use: 'apple' },
];

/** What the drawing process is sent: the picture of the organisation's logo, if there is one. */
export interface Order {
  logo?: Uint8Array | undefined;
}

/** What the drawing process sends back. */
export interface Drawn {
  /** The icons as PNG, in the order of the list. */
  pictures: Uint8Array[];
  /** Whether the icons show the logo; otherwise they show the portal's mark. */
  ownLogo: boolean;
}
