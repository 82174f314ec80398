import { ExclamationIcon } from '@/components/ui/exclamation-icon'

/** The text is specified verbatim. */
export function ShopError() {
  return (
    <>
      <div className="alert alert-danger" role="alert">
        <ExclamationIcon />
        <p lang="es">No pude cargar personajes. Intenta de nuevo.</p>
      </div>
      <p>The catalogue comes from a third-party service, which did not respond.</p>
    </>
  )
}
