import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sideways } from './sideways.ts'

let watched: unknown[] = []
let look: () => void = () => {}
beforeEach(() => {
  watched = []
  class Watching {
    constructor(tell: () => void) {
      look = tell
    }
    observe(element: unknown) {
      watched.push(element)
    }
    disconnect() {
      watched = []
    }
  }
  vi.stubGlobal('ResizeObserver', Watching)
})
afterEach(() => vi.unstubAllGlobals())

/** A box 300 px wide with `wide` px in it, and what it says of its edges. */
function boxWith(wide: number) {
  const told = new Set<string>()
  const heard = new Map<string, () => void>()
  const box = {
    scrollLeft: 0,
    scrollWidth: wide,
    clientWidth: 300,
    children: ['a table'],
    toggleAttribute: (name: string, is: boolean) => (is ? told.add(name) : told.delete(name)),
    addEventListener: (name: string, tell: () => void) => heard.set(name, tell),
    removeEventListener: (name: string) => heard.delete(name),
  }
  const stop = sideways(box as unknown as HTMLElement)
  const scrollTo = (left: number): void => {
    box.scrollLeft = left
    heard.get('scroll')?.()
  }
  return { box, told, heard, scrollTo, stop }
}

test('an edge says that there is more behind it, at either side and at both', () => {
  const { told, scrollTo } = boxWith(500)
  look()
  expect([...told]).toEqual(['data-more-after'])
  scrollTo(100)
  expect([...told].toSorted()).toEqual(['data-more-after', 'data-more-before'])
  scrollTo(200)
  expect([...told]).toEqual(['data-more-before'])
})

test('read from right to left the way is counted below nought', () => {
  const { told, scrollTo } = boxWith(500)
  scrollTo(-200)
  expect([...told]).toEqual(['data-more-before'])
})

test('what fits says nothing, nor does a pixel of rounding', () => {
  for (const wide of [300, 302]) {
    const { told } = boxWith(wide)
    look()
    expect([...told]).toEqual([])
  }
})

test('what grows in it is watched until it goes', () => {
  const { box, told, heard, stop } = boxWith(300)
  expect(watched).toEqual([box, 'a table'])
  box.scrollWidth = 900
  look()
  expect([...told]).toEqual(['data-more-after'])
  stop!()
  expect(watched).toEqual([])
  expect(heard.size).toBe(0)
})
