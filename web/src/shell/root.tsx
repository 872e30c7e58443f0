import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router'
import { useProduct } from '@/features/product/use-product.ts'
import { useGivenTitle } from './page-title.ts'
import type { ScreenRow } from './screen-row.ts'

/** The row of the screen that is shown; undefined on an unknown address. */
export function useScreenRow(): ScreenRow | undefined {
  return useMatches().findLast(match => match.handle)?.handle as ScreenRow | undefined
}

function WindowTitle() {
  const row = useScreenRow()
  const given = useGivenTitle()
  const { name } = useProduct()
  const title = given ?? row?.title ?? 'Page not found'
  return <title>{`${title} · ${name}`}</title>
}

/** After moving to another page the focus goes to its heading, as it would after a full load. */
function FocusOnNavigation() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

/** A thin line on top while the next page is on its way, once that takes noticeable time. */
function PendingLine() {
  const pending = useNavigation().state !== 'idle'
  return pending ? <output className="fixed inset-x-0 top-0 z-50 h-0.5 bg-act [animation:appear_200ms_250ms_backwards]"><span className="sr-only">Loading page</span></output> : null
}

export function Root() {
  return (
    <>
      <WindowTitle />
      <FocusOnNavigation />
      <PendingLine />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
