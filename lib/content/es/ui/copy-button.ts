export const copyButton = {
  copied: 'Copiado',
  failed: 'No se pudo copiar: selecciona el texto y cópialo a mano',
}
