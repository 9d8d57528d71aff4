import { Icon } from './icon';

/** In a file of its own: the home page needs no other icon at first. */
export const MenuIcon = () => (
  <Icon>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Icon>
);
