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

export const listProblems = {
  damaged:
    'El enlace a una lista compartida está dañado, incompleto o es demasiado largo, y no se abrió. Tu propia lista no ha cambiado. Pide el enlace otra vez.',
  'other-version':
    'El enlace a una lista compartida se hizo con otra versión de este sitio, y no se abrió. Tu propia lista no ha cambiado. Recarga la página y abre el enlace de nuevo.',
}

export const openedQuote = {
  seen: 'Abriste una lista compartida. Tu propia lista no ha cambiado.',
  showAgain: 'Verla de nuevo',
  added: 'La lista compartida se añadió a la tuya.',
  addedInPart: (left: readonly string[]) =>
    `La lista compartida se añadió solo en parte, porque tu presupuesto está lleno. No caben: ${left.join('; ')}.`,
  replaced: 'La lista compartida sustituyó a la tuya.',
}

export const sharedQuoteDrawer = {
  heading: 'Una lista compartida',
  list: 'La lista compartida',
  fromLink: 'Los nombres y precios de los productos vienen del enlace.',
  unchanged: 'Tu lista no cambia hasta que elijas.',
  add: 'Añadir a la mía',
  replace: 'Sustituir la mía',
  keep: 'Conservar la mía',
  notNow: 'Ahora no',
  products: 'Productos de la lista compartida',
  films: 'Películas de la lista compartida',
}
