export const heroView = { role: 'carrusel', label: 'Líneas de producto' }

export const heroSlide = {
  role: 'diapositiva',
  label: (title: string, number: number, count: number) => `${title}, ${number} de ${count}`,
}

export const heroControls = { play: 'Reproducir las diapositivas', pause: 'Pausar las diapositivas' }
