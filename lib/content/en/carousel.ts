export const heroView = { role: 'carousel', label: 'Product lines' }

export const heroSlide = {
  role: 'slide',
  label: (title: string, number: number, count: number) => `${title}, ${number} of ${count}`,
}

export const heroControls = { play: 'Play slides', pause: 'Pause slides' }
