import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

const NEAR_PX = 80

/** Follows growing content while the reader is at its end, and leaves a reader who scrolled away in peace. The pane scrolls itself or with the page. */
export function useStickToEnd(pane: RefObject<HTMLElement | null>, active: boolean) {
  const atEnd = useRef(true)
  useEffect(() => {
    const look = () => {
      const scroller = scrollerOf(pane.current)
      if (scroller)
        atEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX
    }
    const element = pane.current
    element?.addEventListener('scroll', look, { passive: true })
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      element?.removeEventListener('scroll', look)
      window.removeEventListener('scroll', look)
    }
  }, [pane])
  const follow = useEffectEvent(() => {
    const scroller = scrollerOf(pane.current)
    if (active && atEnd.current && scroller) scroller.scrollTop = scroller.scrollHeight
  })
  // After every render: whatever made the content grow.
  useLayoutEffect(() => follow())
  // And without one: an example that was opened, a longer answer in the composer, the run's status appearing above it.
  useEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => follow())
    for (const part of [element, ...element.children, ...siblingsOf(element)])
      observer.observe(part)
    return () => observer.disconnect()
  }, [pane])
}

const siblingsOf = (element: HTMLElement): Element[] =>
  [...(element.parentElement?.children ?? [])].filter(other => other !== element)

function scrollerOf(pane: HTMLElement | null): Element | null {
  if (!pane) return null
  return getComputedStyle(pane).overflowY === 'auto' ? pane : document.scrollingElement
}
