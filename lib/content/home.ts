export const steps = [
  {
    title: 'Choose',
    text: 'Pick the line and the panels. Most cars are well served by the front.',
  },
  { title: 'Cut', text: 'Film is cut to a template of your model, before it comes near the paint.' },
  { title: 'Lay', text: 'The surface is cleaned, wetted and the sheet is worked flat, edge by edge.' },
  { title: 'Cure', text: 'Water leaves over the following days. Then wash as usual, with a soft hand.' },
]
