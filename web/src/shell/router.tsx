import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { isInsideClient } from './breadcrumbs.ts'
import { guard } from './guard-loader.ts'
import { loadScreen } from './load-screen.ts'
import { Root } from './root.tsx'
import { ScreenError } from './screen-error.tsx'
import type { Audience, ScreenRow } from './screen-row.ts'
import { screens } from './screens.ts'
import { watchSession } from './session-watch.ts'

/**
 * A component loaded when its address is opened. What cannot be loaded becomes a component that throws: the router
 * draws nothing at all for a lazy property that rejects on the first page.
 */
const lazily = (load: () => Promise<ComponentType>): RouteObject['lazy'] => ({
  Component: () =>
    loadScreen(load).catch(
      error =>
        function Unloadable(): never {
          throw error
        },
    ),
})

function routeOf(row: ScreenRow): RouteObject {
  const { load } = row
  return {
    path: row.path,
    handle: row,
    loader: ({ request }) => guard(row, request),
    ErrorBoundary: ScreenError,
    ...(load ? { lazy: lazily(async () => (await load()).default) } : {}),
  }
}

const rowsFor = (...audiences: Audience[]) =>
  screens.filter(row => audiences.includes(row.audience) && !isInsideClient(row.path)).map(routeOf)

const clientRoutes: RouteObject = {
  path: '/clients/:clientSlug',
  lazy: lazily(async () => (await import('./client-area.tsx')).ClientArea),
  children: screens.filter(row => isInsideClient(row.path)).map(routeOf),
}

export function createRouter() {
  const router = createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: LoadingScreen,
      ErrorBoundary: ScreenError,
      children: [
        {
          lazy: lazily(async () => (await import('./frames/public-frame.tsx')).PublicFrame),
          children: [
            ...rowsFor('public', 'any'),
            {
              path: '*',
              lazy: lazily(async () => (await import('./unknown-address.tsx')).UnknownAddress),
            },
          ],
        },
        {
          lazy: lazily(async () => (await import('./frames/onboarding-frame.tsx')).OnboardingFrame),
          children: rowsFor('onboarding'),
        },
        {
          lazy: lazily(async () => (await import('./frames/app-frame.tsx')).AppFrame),
          children: [...rowsFor('signed-in', 'agency', 'operator'), clientRoutes],
        },
        ...(import.meta.env.DEV ? rowsFor('development') : []),
      ],
    },
  ])
  watchSession(router)
  return router
}
