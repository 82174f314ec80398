// In the page of the shop: asks the characters service while the page's code is still on its way. Who takes the answer
// over (lib/characters/exchange.ts) reads it and sets the deadline; a failure is told there.
{
  const giveUp = new AbortController()
  const answer = fetch('SERVICE', {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: giveUp.signal,
  })
  answer.catch(() => {})
  self.asked = { answer, giveUp }
}
