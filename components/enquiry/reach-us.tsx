import { site } from '@/lib/content/site'

/** The two ways that need no form: they work on any host, without JavaScript and without a service. */
export function ReachUs() {
  return (
    <p>
      Call <a href={site.phoneHref}>PBX {site.phone}</a> or write to{' '}
      <a href={`mailto:${site.email}`}>{site.email}</a>.
    </p>
  )
}
