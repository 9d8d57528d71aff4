/** An icon as devices ask for it; for Apple's it has to be opaque, and devices cut a maskable one into a shape. */
export interface Icon {
  path: string;
  /** In pixels, each side. */
  size: number;
  use: 'any' | 'maskable' | 'apple';
}

export const icons: readonly Icon[] = [
  { path: '/app-icon-192.png', size: 192, use: 'any' },
  { path: '/app-icon-512.png', size: 512, use: 'any' },
  { path: '/app-icon-maskable-512.png', size: 512, use: 'maskable' },
  { path: '/app-icon-180.png', size: 180, use: 'apple' },
];

/** What the program is sent: the picture of the organisation's own logo, where it has one that can be drawn. */
export interface Order {
  logo?: Uint8Array | undefined;
}

/** What it sends back. */
export interface Drawn {
  /** The icons as PNG, in the order of the list. */
  pictures: Uint8Array[];
  /** Whether they show the logo; else the portal's mark. */
  ownLogo: boolean;
}
