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
    'Tu carrito, tus favoritos, tu presupuesto, tus direcciones, ajustes, borradores, productos y registros de garantía se guardan solo en este navegador. Descárgalos en un archivo, recupéralos desde un archivo o bórralos todos. Tu sesión sigue abierta.',
  download: 'Descargar mis datos',
  downloading: 'El archivo se está descargando.',
  restore: 'Recuperar desde un archivo',
  backupFile: 'Copia de seguridad',
  restored: 'Datos recuperados desde el archivo.',
  erase: 'Borrar mis datos',
  erased: 'Tus datos se borraron de este navegador.',
  tooLarge: 'El archivo es demasiado grande para ser una copia de seguridad de este sitio.',
  unreadable: (file: string) => `No se pudo leer «${file}». Elígelo de nuevo.`,
} as const

/** The problems with a file that is not a backup. */
export const backup = {
  notOurs: 'No es una copia de seguridad de este sitio.',
  otherVersion: 'Este sitio no puede leer esa versión de la copia de seguridad.',
  foreignItem: (name: string) =>
    `La copia de seguridad contiene «${name}», que no es de este sitio. No se ha cambiado nada.`,
} as const
