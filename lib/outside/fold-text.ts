/** For comparing text without regard to case and accents: "Protección" becomes "proteccion". */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
