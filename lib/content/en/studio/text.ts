export const textTab = {
  hint: 'The same slides as in the form: a change here appears there too. carousel.json is the file that is saved.',
  copy: 'Copy',
  download: 'Download carousel.json',
  downloading: 'carousel.json is being downloaded.',
  open: 'Open a carousel.json…',
  file: 'A carousel.json',
}
