export const sideMenu = { name: 'Cuenta', toggle: 'Menú de la cuenta' } as const

/** The sections of the account, in the order of its menu. */
export const accountSections = [
  { href: '/user', label: 'Resumen' },
  { href: '/user/orders', label: 'Pedidos' },
  { href: '/user/wishlist', label: 'Lista de deseos' },
  { href: '/user/addresses', label: 'Direcciones' },
  { href: '/user/coupons', label: 'Cupones' },
  { href: '/user/returns', label: 'Devoluciones' },
  { href: '/user/support', label: 'Ayuda' },
  { href: '/user/settings', label: 'Configuración' },
] as const

export type AccountRoute = (typeof accountSections)[number]['href']

/** The labels of the overview’s counters. */
export const counters = {
  orders: 'Pedidos',
  returns: 'Devoluciones',
  coupons: 'Cupones',
  points: 'Puntos',
} as const

export const ordersTable = {
  caption: 'Pedidos',
  order: 'Pedido',
  date: 'Fecha',
  status: 'Estado',
  method: 'Pago',
  total: 'Total',
} as const

export const orderStatuses = { shipped: 'Enviado', delivered: 'Entregado', cancelled: 'Cancelado' } as const

export const paymentMethods = { card: 'Tarjeta' } as const

export const orderDetails = {
  items: 'Artículos',
  progress: 'Seguimiento',
  steps: {
    ordered: 'Pedido recibido',
    packed: 'Preparado',
    collected: 'En camino',
    delivered: 'Entregado',
    cancelled: 'Cancelado a petición tuya',
  },
  addAll: 'Agregar todo al carrito',
  added: 'Agregado',
  print: 'Imprimir',
  printNamed: (order: string) => `Imprimir ${order}`,
  customer: (name: string) => `Cliente: ${name}`,
} as const

export const pastReturns = {
  caption: 'Devoluciones anteriores',
  return: 'Devolución',
  order: 'Pedido',
  item: 'Artículo',
  started: 'Iniciada',
  refunded: 'Reembolso',
} as const

export const couponCard = {
  expired: 'Vencido',
  expiredOn: <D>(date: D) => ['Venció el ', date],
  expires: <D>(date: D) => ['Vence el ', date],
  viewQuote: 'Ver la cotización',
  add: 'Agregar a mi cotización',
  added: (code: string) => `Cupón ${code} agregado a tu cotización.`,
  replaced: (code: string, other: string) =>
    `Cupón ${code} agregado en lugar de ${other}: cada cotización lleva un solo cupón.`,
  copy: 'Copiar',
  copyNamed: (code: string) => `Copiar el código ${code}`,
} as const

export const addresses = {
  list: 'Direcciones',
  none: 'No tienes direcciones guardadas.',
  add: 'Agregar una dirección',
  saved: (label: string) => `Dirección guardada: ${label}.`,
  removed: (label: string) => `Dirección eliminada: ${label}.`,
  chosen: (label: string) => `Dirección principal: ${label}.`,
} as const

export const addressCard = {
  isDefault: 'Principal',
  edit: 'Editar',
  editNamed: (label: string) => `Editar ${label}`,
  remove: 'Eliminar',
  removeNamed: (label: string) => `Eliminar ${label}`,
  makeDefault: 'Usar como principal',
} as const

export const addressForm = {
  newAddress: 'Nueva dirección',
  edit: (label: string) => `Editar ${label}`,
  save: 'Guardar la dirección',
} as const

/** `missing` is the problem with an empty value, `wrong` the one with an invalid value. */
export const addressFields = {
  label: { label: 'Etiqueta', missing: 'Escribe una etiqueta, por ejemplo Casa.' },
  name: { label: 'Nombre', missing: 'Escribe el nombre.' },
  line1: { label: 'Calle y número', missing: 'Escribe la calle.' },
  city: { label: 'Ciudad', missing: 'Escribe la ciudad.' },
  zip: { label: 'Código postal', missing: 'Escribe el código postal.' },
  phone: { label: 'Teléfono', wrong: 'Escribe un teléfono con cifras y espacios, por ejemplo 555 0101.' },
} as const

export const wishlist = {
  heading: 'Artículos guardados',
  removed: (name: string) => `Quitado de la lista de deseos: ${name}.`,
  moved: (name: string) => `Pasado al carrito: ${name}.`,
  emptyHeading: 'Tu lista de deseos está vacía',
  emptyHint: 'Toca el corazón de una tarjeta en la tienda para guardarla aquí.',
  openShop: 'Ir a la tienda',
} as const

export const wishCard = {
  remove: (name: string) => `Quitar ${name} de la lista de deseos`,
  move: 'Pasar al carrito',
} as const

export const settingsForm = {
  heading: 'Perfil',
  name: { label: 'Nombre', missing: 'Escribe un nombre.' },
  dateLanguage: 'Idioma de las fechas',
  mailHeading: 'Correos que quieres recibir',
  orderMail: 'Avisos sobre tus pedidos',
  newsletter: 'Boletín',
  save: 'Guardar los cambios',
  saved: 'Cambios guardados en este navegador.',
} as const

export const myData = {
  heading: 'Mis datos en este navegador',
  explanation:
    'El carrito, los favoritos, la cotización, las direcciones, la configuración, los borradores, los productos y los registros de garantía se guardan solo en este navegador. Descárgalos en un archivo, recupéralos desde un archivo o bórralos todos. Tu sesión sigue abierta.',
  download: 'Descargar mis datos',
  downloading: 'El archivo se está descargando.',
  restore: 'Recuperar desde un archivo',
  backupFile: 'Copia de seguridad',
  restored: 'Datos recuperados desde el archivo.',
  erase: 'Borrar mis datos',
  erased: 'Datos borrados de este navegador.',
  tooLarge:
    'El archivo es demasiado grande para ser una copia de seguridad de este sitio. No se cambió nada. Elige el archivo que descargaste aquí.',
  unreadable: (file: string) => `No se pudo leer «${file}». Elígelo de nuevo.`,
} as const

/** The problems with a file that is not a backup. */
export const backup = {
  notOurs:
    'No es una copia de seguridad de este sitio. No se cambió nada. Elige el archivo que descargaste aquí.',
  otherVersion:
    'Esta copia de seguridad se hizo con otra versión de este sitio, así que no se recuperó. No se cambió nada. Recarga la página e intenta de nuevo.',
  foreignItem: (name: string) =>
    `La copia de seguridad contiene «${name}», que no es de este sitio. No se cambió nada.`,
} as const

/** The texts of the sample data; the rest is in lib/account/sample.ts. */
export const sample = {
  person: 'Nombre de Ejemplo',
  city: 'Ciudad Modelo',
  labels: { home: 'Casa', workshop: 'Taller' },
  streets: { home: 'Calle Ejemplo 12', workshop: 'Avenida Prueba 48' },
  coupons: {
    windowFilm: '10% de descuento en película para ventanas',
    coverage: (amount: string) => `${amount} de descuento en el paquete «Frontal» o uno más amplio`,
  },
} as const

export const overviewPage = { latestOrder: 'Último pedido' } as const

export const returnsPage = {
  none: 'No tienes devoluciones en curso.',
  hint: 'Cuando inicies una, aparecerá aquí.',
  viewOrders: 'Ver los pedidos',
  howToHeading: 'Cómo devolver un artículo',
  steps: {
    write: 'Escríbenos con el número de pedido y el artículo.',
    send: 'Te damos la dirección y te decimos cómo empacarlo.',
    refund: 'En cuanto lo recibimos, te reembolsamos el monto en la tarjeta.',
  },
  contactSupport: 'Pedir ayuda',
  pastHeading: 'Devoluciones anteriores',
} as const

export const supportPage = {
  mailHint: 'Incluye tu número de pedido.',
  questionsHeading: 'Preguntas frecuentes',
  formHeading: 'Pregúntanos',
} as const

export const commonQuestions = {
  washing: {
    question: '¿Cómo lavo la película?',
    answer: 'Con un guante suave y champú de pH neutro, sin pulimentos abrasivos.',
  },
  haze: {
    question: 'Hay un velo bajo mi película',
    answer:
      'Suele ser agua que quedó de la instalación. En las ventanas puede tardar hasta un mes en irse; si sigue después de 30 días, envíanos una foto.',
  },
  edge: {
    question: 'Se levantó un borde',
    answer: 'No intentes despegarlo. Mantenlo seco y envíanos una foto.',
  },
  sendingBack: {
    question: '¿Cómo devuelvo un artículo?',
    answer: 'Envíanos el número de pedido con el formulario de abajo. Te explicaremos cómo enviarlo.',
  },
} as const
