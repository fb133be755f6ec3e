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
  } catch {
    // Storage is blocked.
  }
  const kept = { shell: new Set(), screen: new Set() }
  const pressable = '#root :is(button, [type=radio])'
  const keep = (event) => {
    const button = event.target.closest?.(pressable)
    const part = kept[button?.closest('main') ? 'screen' : 'shell']
    if (!button || !part) return
    event.preventDefault()
    event.stopPropagation()
    part.add(button)
  }
  addEventListener('click', keep, true)
  window.clubTakes = (part) => {
    const pressed = kept[part]
    delete kept[part]
    if (!kept.shell && !kept.screen) removeEventListener('click', keep, true)
    for (const button of pressed ?? []) button.click()
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
  hold.contentDocument.open()
  const load = () => {
    if (!hold.isConnected) return
    add('script', { type: 'module', crossOrigin: '', src: files.shift() })
    hold.contentDocument.close()
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
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
    // A tab in the background is not painted, a frame out of view is not either.
    setTimeout(load, document.hidden ? 0 : 1_000)
  }
  // The app reads what stands at the end of the document.
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', loadPainted, { once: true })
  else loadPainted()
})()
