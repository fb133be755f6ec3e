// Before the app: the saved theme, what is pressed meanwhile, kept for it, and
// then the app itself.
;(() => {
  const { dataset } = document.documentElement
  try {
    const theme = localStorage.getItem('club.theme')
    const density = localStorage.getItem('club.density')
    if (/^(light|dark|contrast)$/.test(theme)) dataset.theme = theme
    else if (matchMedia('(prefers-contrast: more)').matches)
      dataset.theme = 'contrast'
    if (/^com(pact|fortable)$/.test(density)) dataset.density = density
    if (localStorage.getItem('club.results')) dataset.results = 'hidden'
  } catch {
    // Storage is blocked.
  }
  const kept = { shell: new Set(), screen: new Set() }
  const fields = '#root :is(button, [type=radio], [type=range])'
  const keep = (event) => {
    const field = event.target.closest?.(fields)
    const part = kept[field?.closest('main') ? 'screen' : 'shell']
    if (!field || !part) return
    event.preventDefault()
    event.stopPropagation()
    part.add(field)
  }
  const events = ['click', 'input']
  for (const name of events) addEventListener(name, keep, true)
  /** React heeds an input that changes what it has seen: it saw the end. */
  const slide = (field) => {
    const { value } = field
    field.value = field.defaultValue
    const { prototype } = HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  window.clubTakes = (part) => {
    const pressed = kept[part]
    delete kept[part]
    if (!kept.shell && !kept.screen)
      for (const name of events) removeEventListener(name, keep, true)
    for (const field of pressed ?? [])
      if (field.type === 'range') slide(field)
      else field.click()
  }

  // A page that the server drew names its code here, the entry first: it is
  // loaded once the page has been painted, so that paint has the line alone.
  const files = document.currentScript.dataset.code?.split(' ')
  if (!files) return
  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties))
  // An open frame is what the load event waits for: a page that has loaded answers.
  const hold = document.createElement('iframe')
  hold.hidden = true
  document.documentElement.append(hold)
  hold.contentDocument?.open()
  let isAsked = false
  const load = () => {
    if (isAsked) return
    isAsked = true
    add('script', { type: 'module', crossOrigin: '', src: files.shift() })
    hold.contentDocument?.close()
    hold.remove()
    setTimeout(preload)
  }
  // A few at a time: to ask for one costs a phone some milliseconds.
  const preload = () => {
    for (const href of files.splice(0, 3))
      add('link', { rel: 'modulepreload', href })
    if (files.length > 0) setTimeout(preload)
  }
  const loadPainted = () => {
    // A tab in the background is not painted, a frame out of view is not either.
    setTimeout(load, document.hidden ? 0 : 1_000)
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  }
  // The app reads what stands at the end of the document.
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', loadPainted, { once: true })
  else loadPainted()
})()
