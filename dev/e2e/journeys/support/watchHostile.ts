import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What ran that was not ours. */
    hostileRan?: string[]
  }
}

/** All that a text of a stranger may become, and what stands around it. */
const allowed =
  'a abbr article aside b bdi blockquote br button code dd del details div dl dt em fieldset footer form h1 h2 h3 h4 h5 h6 header hr i input ins label legend li main nav ol option output p pre s search section select small span strong sub summary sup table tbody td textarea th thead time tr ul'.split(
    ' ',
  )
/** Our icons and pictures: what they are drawn with. */
const drawn =
  'svg path circle rect line polyline polygon ellipse g defs use text title mask clippath pattern lineargradient radialgradient stop img'.split(
    ' ',
  )

/**
 * Watches a page for anything that ran, and for requests that leave it.
 *
 * @param own origins that the page may ask.
 */
export async function watchHostile(page: Page, own: readonly string[]) {
  const left: string[] = []
  const told: string[] = []
  await page.addInitScript(() => {
    const ran: string[] = []
    window.hostileRan = ran
    for (const name of ['alert', 'confirm', 'prompt', 'msgbox', 'print'])
      Object.defineProperty(window, name, {
        value: () => ran.push(name),
        writable: false,
      })
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      ran.push(`policy: ${violatedDirective}`),
    )
  })
  page.on('dialog', (dialog) => {
    told.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => told.push(`popup: ${popup.url()}`))
  // Answered with nothing: a page that would leave stays, and is told of.
  await page.route(
    ({ protocol, origin }) =>
      !/^(data|blob):$/.test(protocol) && !own.includes(origin),
    (route) => {
      left.push(route.request().url())
      return route.fulfill({ status: 204 })
    },
  )
  return {
    /** Everything that is not as it must be; nothing where the list is empty. */
    async findings(): Promise<string[]> {
      const found = await page.evaluate(
        ({ allowed, drawn }) => {
          const found: string[] = []
          const root = document.querySelector('main') ?? document.body
          const stop = (event: Event) => event.preventDefault()
          addEventListener('click', stop, { capture: true })
          addEventListener('submit', stop, { capture: true })
          for (const each of root.querySelectorAll('*')) {
            const tag = each.localName
            const isDrawn = drawn.includes(tag.toLowerCase())
            if (!allowed.includes(tag) && !isDrawn) found.push(`<${tag}>`)
            for (const { name, value } of each.attributes) {
              if (
                /^(on|srcdoc|formaction|xlink:|action$|background$)/i.test(name)
              )
                found.push(`${tag} ${name}`)
              if (name === 'src' && !/^(data:image\/|\/)(?!\/)/.test(value))
                found.push(`${tag} src=${value}`)
              if (name !== 'href') continue
              const url = new URL(value, location.href)
              if (!/^https?:$/.test(url.protocol) || url.username)
                found.push(`${tag} href=${value}`)
              // Ours are said from the root; a stranger's are whole.
              if (url.origin !== location.origin && !/^https?:\/\//.test(value))
                found.push(`${tag} href=${value}`)
            }
            // Handlers in the words would hear these.
            for (const type of ['mouseover', 'focus', 'toggle', 'animationend'])
              each.dispatchEvent(new Event(type, { bubbles: false }))
            if (tag === 'a' && !each.closest('nav'))
              each.dispatchEvent(
                new MouseEvent('click', { bubbles: true, cancelable: true }),
              )
          }
          removeEventListener('click', stop, { capture: true })
          removeEventListener('submit', stop, { capture: true })
          const base = document.querySelector('base, meta[http-equiv]')
          if (base) found.push(`<${base.localName}> in the document`)
          return found
        },
        { allowed, drawn },
      )
      const ran = await page.evaluate(
        () => window.hostileRan ?? ['not watched'],
      )
      return [...found, ...ran, ...told, ...left]
    },
  }
}
