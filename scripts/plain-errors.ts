// A plain Error carries a message for people; any other kind is a bug, which needs its stack.
process.on('uncaughtException', (error) => {
  console.error(error.constructor === Error ? error.message : error)
  process.exit(1)
})
