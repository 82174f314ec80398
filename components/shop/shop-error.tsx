import { ExclamationIcon } from '@/components/ui/icons/exclamation-icon'

/** The specified text, letter for letter. */
export function ShopError() {
  return (
    <>
      <div className="alert alert-danger" role="alert">
        <ExclamationIcon />
        <p lang="es">No pude cargar personajes. Intenta de nuevo.</p>
      </div>
      <p>The catalogue comes from an outside service and it did not answer.</p>
    </>
  )
}
