import { site } from '@/lib/content/facts/site'

export const shareSheet = {
  heading: 'Compartir esta lista',
  explanation:
    'Con el enlace, cualquiera puede ver tu lista y añadirla a la suya. La lista va dentro del enlace: no se guarda en ningún otro lugar, y los cambios posteriores no se incluyen.',
  noLink:
    'Esta lista está vacía o es demasiado larga para un enlace. Un enlace admite hasta 100 productos; envía una lista más larga con el formulario de contacto.',
}

export const shareActions = {
  title: `Una lista de ${site.name}`,
  share: 'Compartir el enlace…',
  copy: 'Copiar el enlace',
  whatsApp: 'Enviar por WhatsApp',
  link: 'Enlace',
  /** The first line of the message, above the list. */
  request: 'Quiero un presupuesto para:',
}

export const shareCode = {
  name: 'Código QR para escanear',
  hint: 'O escanea este código con la cámara de otro teléfono.',
  tooLong: 'La lista es demasiado larga para un código QR. Envía el enlace.',
}
