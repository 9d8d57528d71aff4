/**
 * The styles of every page. Remotes use these classes; a remote with staff pages brings those of staff pages itself.
 */
import '@portal/ui/portal.scss';
