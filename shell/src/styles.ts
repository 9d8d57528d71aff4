/** The styles of every page. Remotes use their classes; those of staff pages come with the remote that draws them. */
import '@portal/ui/portal.scss';
