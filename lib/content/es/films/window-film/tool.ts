/** Only the server renders them. */
export const sceneLabels = { covered: 'Vidrio + película', bare: 'Solo vidrio' }
