import { QueryClient } from '@tanstack/react-query'
import { onForget } from './forget.ts'

const MINUTE = 60_000

/** The delay before retry n (from 0): 1 s, doubling, at most 30 s. */
const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000)

const isRefusal = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2 * MINUTE,
      gcTime: 10 * MINUTE,
      refetchOnMount: true,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      // One retry; but what was refused (no right, not there, malformed) will be refused again.
      retry: (failures, error) => failures < 1 && !isRefusal(error),
      retryDelay,
    },
  },
})

onForget(() => queryClient.clear())
