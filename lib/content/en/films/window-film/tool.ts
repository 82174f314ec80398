/** Only the server renders them. */
export const sceneLabels = { covered: 'Glass + film', bare: 'Glass only' }
