import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router'
import { useProduct } from '@/features/product/use-product.ts'
import { useGivenBrand, useGivenTitle } from './page-title.ts'
import type { ScreenRow } from './screen-row.ts'

/** The row of the screen that is shown; undefined on an unknown address. */
export function useScreenRow(): ScreenRow | undefined {
  return useMatches().findLast(match => match.handle)?.handle as ScreenRow | undefined
}

function WindowTitle() {
  const row = useScreenRow()
  const given = useGivenTitle()
  const product = useProduct().name
  const name = useGivenBrand() ?? product
  const title = given ?? row?.title ?? 'Page not found'
  return <title>{`${title} · ${name}`}</title>
}

/** Whoever opened something while the page was on its way types there. */
const isDialogOpen = () => document.querySelector('[role="dialog"][data-state="open"]') !== null

function focusHeading() {
  if (isDialogOpen()) return
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/** After moving to another page the focus goes to its heading, and follows it while the page is still filling up. */
function FocusOnNavigation() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    focusHeading()
    const observer = new MutationObserver(() => {
      const at = document.activeElement
      if (at === document.body || (at?.id === 'main' && at.querySelector('h1'))) focusHeading()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const stop = () => observer.disconnect()
    // On a slow line a page fills up for long. From the first key or press on, the focus is the person's own.
    window.addEventListener('keydown', stop, { once: true })
    window.addEventListener('pointerdown', stop, { once: true })
    return () => {
      stop()
      window.removeEventListener('keydown', stop)
      window.removeEventListener('pointerdown', stop)
    }
  }, [pathname])
  return null
}

/** A thin line on top while the next page is on its way, once that takes noticeable time. */
function PendingLine() {
  const pending = useNavigation().state !== 'idle'
  return pending ? (
    <output className="fixed inset-x-0 top-0 z-50 h-0.5 bg-act [animation:appear_200ms_250ms_backwards]">
      <span className="sr-only">Loading page</span>
    </output>
  ) : null
}

export function Root() {
  return (
    <>
      <WindowTitle />
      <FocusOnNavigation />
      <PendingLine />
      <Outlet />
      {/* Every page that is loaded afresh has the key "default"; it must not take over the scroll of the one before it. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  )
}
