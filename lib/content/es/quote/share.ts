import { site } from '@/lib/content/facts/site'

/** The first line of a message with the list. */
export const listMessage = {
  subject: `Un presupuesto de ${site.name}`,
  request: 'Quiero un presupuesto para:',
}

export const shareView = {
  heading: 'Compartir la lista',
  back: 'Volver al carrito',
  tabs: 'Formas de compartir',
  tab: { link: 'Enlace', text: 'Texto', code: 'Código QR' },
  explanation: {
    link: 'Con el enlace, cualquiera puede ver tu lista y añadirla a la suya. Va dentro del enlace y no se guarda en ningún otro lugar; los cambios posteriores no se incluyen.',
    text: 'Pega este texto en un correo o en un chat.',
    code: 'Escanea este código con la cámara de otro teléfono.',
  },
  tooLong: 'Esta lista es demasiado larga para un enlace. Envíala como texto.',
  link: 'Enlace',
  text: 'La lista como texto',
  code: 'Código QR para escanear',
  copy: { link: 'Copiar el enlace', text: 'Copiar como texto' },
  copied: { link: 'Enlace copiado.', text: 'Texto copiado.' },
  failed: 'No se pudo copiar: selecciona el texto y cópialo a mano.',
  save: 'Guardar como imagen',
  title: `Una lista de ${site.name}`,
  share: 'Compartir el enlace…',
  fileName: 'presupuesto.png',
}
