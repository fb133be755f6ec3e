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
  const kept = { shell: new Map(), screen: new Map() }
  const fields = {
    click: 'button, [type=radio], [type=checkbox]',
    input: 'textarea, [type=text], [type=range]',
    change: 'select',
  }
  const keep = (event) => {
    const { type, target } = event
    const field = target.closest?.(`#root :is(${fields[type]})`)
    const part = kept[field?.closest('main') ? 'screen' : 'shell']
    if (!field || !part) return
    // A box shows at once how it was left, as all that is no button does.
    if (field.type !== 'checkbox') event.preventDefault()
    event.stopPropagation()
    const { value, checked } = field
    part.set(field, { type, value, checked })
  }
  for (const name in fields) addEventListener(name, keep, true)
  let cursor = {}
  const follow = ({ target: field }) => {
    const { selectionStart: start, selectionEnd: end } = field
    cursor = { field, start, end }
  }
  const moves = ['select', 'keyup', 'click']
  for (const name of moves) addEventListener(name, follow, true)
  /** Who is in a field is at its start when React has taken it over. */
  const putBack = (part) => {
    const { field, start, end } = cursor
    if (!end || field !== document.activeElement) return
    if (!field.closest('main') === (part === 'shell'))
      field.setSelectionRange(start, end)
  }
  /** React heeds what changes a field as it has seen it: it saw the end. */
  const change = (field, { type, value }) => {
    const { selectionStart, selectionEnd } = field
    field.value = field.defaultValue
    const prototype = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value)
    // Who still types goes on where they are.
    if (selectionEnd) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const press = (field, { checked }) => {
    if (field.type === 'checkbox') {
      if (checked === field.defaultChecked) return
      field.checked = !checked
    }
    field.click()
  }
  window.clubTakes = async (part) => {
    const left = kept[part] ?? []
    delete kept[part]
    putBack(part)
    if (!kept.shell && !kept.screen) {
      for (const name in fields) removeEventListener(name, keep, true)
      for (const name of moves) removeEventListener(name, follow, true)
    }
    for (const [field, how] of left) {
      // Each after what the one before it has brought about.
      await null
      if (how.type === 'click') press(field, how)
      else change(field, how)
    }
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
    // The first paint of all may be of the ground alone.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) load()
    }).observe({ type: 'paint', buffered: true })
  }
  // The app reads what stands at the end of the document.
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', loadPainted, { once: true })
  else loadPainted()
})()
