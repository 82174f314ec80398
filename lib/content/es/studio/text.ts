export const textTab = {
  hint: 'Las mismas diapositivas que en el formulario: un cambio aquí se ve también allí. carousel.json es el archivo que se guarda.',
  copy: 'Copiar',
  download: 'Descargar carousel.json',
  downloading: 'carousel.json se está descargando.',
  open: 'Abrir un carousel.json…',
  file: 'Un carousel.json',
}
