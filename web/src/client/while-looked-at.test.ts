import { beforeEach, expect, test, vi } from 'vitest'
import { whileLookedAt } from './while-looked-at.ts'

/** A tab that can be hidden, in a browser that can lose the network. */
class Tab extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'
  show(state: DocumentVisibilityState) {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let tab: Tab
beforeEach(() => {
  tab = new Tab()
  vi.stubGlobal('document', tab)
  vi.stubGlobal('window', new EventTarget())
})

/** The lines that were opened so far. */
function linesOf(): { lines: { signal: AbortSignal; again: boolean }[]; end: () => void } {
  const lines: { signal: AbortSignal; again: boolean }[] = []
  const end = whileLookedAt((signal, again) => lines.push({ signal, again }))
  return { lines, end }
}
const open = (lines: readonly { signal: AbortSignal }[]) =>
  lines.filter(({ signal }) => !signal.aborted).length

test('a hidden tab holds no line, and has one again when it is looked at', () => {
  const { lines } = linesOf()
  expect(lines.map(({ again }) => again)).toEqual([false])
  tab.show('hidden')
  expect(open(lines)).toBe(0)
  tab.show('visible')
  expect(lines.map(({ again }) => again)).toEqual([false, true])
  expect(open(lines)).toBe(1)
})

test('a tab that begins hidden waits until somebody looks', () => {
  tab.visibilityState = 'hidden'
  const { lines } = linesOf()
  expect(lines).toEqual([])
  tab.show('visible')
  expect(open(lines)).toBe(1)
})

test('when the network is back there is one line, a new one; a hidden tab still has none', () => {
  const { lines } = linesOf()
  window.dispatchEvent(new Event('online'))
  expect(lines).toHaveLength(2)
  expect(open(lines)).toBe(1)
  tab.show('hidden')
  window.dispatchEvent(new Event('online'))
  expect(open(lines)).toBe(0)
})

test('ended for good, it opens nothing any more', () => {
  const { lines, end } = linesOf()
  end()
  tab.show('visible')
  window.dispatchEvent(new Event('online'))
  expect(lines).toHaveLength(1)
  expect(open(lines)).toBe(0)
})
