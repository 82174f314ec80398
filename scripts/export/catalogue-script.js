// In the page of the shop: asks the characters service while the page's code is still on its way. Who takes the answer
// over (lib/characters/exchange.ts) reads it and sets the deadline; a failure is told there. Until then it is bounded
// here: what is read twice is not held back by who reads slowly.
{
  const giveUp = new AbortController()
  const answer = fetch('SERVICE', {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: giveUp.signal,
  })
  self.asked = { answer, giveUp }

  // Pictures that a short answer names first show in the waiting cards, as long as the code is on its way. It is read
  // more narrowly than by those who make the cards (lib/characters, lib/outside): what is in doubt waits for them.
  const read = async (response) => {
    if (!response.ok) return
    const reader = response.clone().body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      text += value
      if (text.length > 5e6) return giveUp.abort()
    }
    if (text.length > 1e5) return
    const list = JSON.parse(text)
    const show = async (address, i) => {
      const { href, protocol, origin, username, password } = new URL(address, new URL('SERVICE', location))
      if (!address || username || password || (protocol !== 'https:' && origin !== location.origin)) return
      const picture = new Image()
      picture.referrerPolicy = 'no-referrer'
      picture.src = href
      await picture.decode()
      // On the page itself: the waiting cards may not be there yet.
      document.documentElement.style.setProperty(`--portrait-${i}`, `url(${CSS.escape(href)})`)
    }
    const shown = (list.items || list).slice(0, 4).map(({ image, img }, i) => show((image || img).trim(), i))
    // Taken over already when the code has come before the answer; then nobody waits for the pictures.
    if (self.asked) self.asked.shown = Promise.allSettled(shown)
  }
  answer.then(read).catch(() => {})
}
