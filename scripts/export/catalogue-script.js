// In the page of the shop: asks the characters service while the page's code is still on its way. Who takes the answer
// over (lib/characters/exchange.ts) reads it and sets the deadline; a failure is told there.
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
  const show = async (response) => {
    if (!response.ok) return
    const reader = response.clone().body.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
      if (text.length > 1e5) return void reader.cancel()
    }
    const payload = JSON.parse(text)
    const entries = payload.items || payload
    entries.slice(0, 4).forEach(({ image, img }, i) => {
      const address = (image || img).trim()
      const { href, protocol, origin, username } = new URL(address, new URL('SERVICE', location))
      if (!address || username || (protocol !== 'https:' && origin !== location.origin)) return
      const picture = new Image()
      picture.referrerPolicy = 'no-referrer'
      picture.onload = () =>
        document.documentElement.style.setProperty(`--portrait-${i + 1}`, `url(${CSS.escape(href)})`)
      picture.src = href
    })
  }
  answer.then(show).catch(() => {})
}
