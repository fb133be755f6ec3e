const Real = IntersectionObserver

/**
 * Everything is near: what a page loads as one scrolls down to it is looked at, too,
 * and not as luck has it. Of this document: a story stands in a frame.
 */
globalThis.IntersectionObserver = class extends Real {
  constructor(told: IntersectionObserverCallback) {
    super(told, { root: document, rootMargin: '100000px' })
  }
}
