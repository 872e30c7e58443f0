import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sextant/contracts/contract'
import { useSyncExternalStore } from 'react'
import { apiUrl } from '@/client/api-address.ts'

type Health = InferContractRouterOutputs<typeof contract>['health']
type Product = { name: string; contact: string | null }

let product: Product = { name: 'Sextant', contact: null }
let asked = false
const listeners = new Set<() => void>()

// Neither the typed client nor the query cache: the sign-in page needs these two words and nothing else of them.
async function ask() {
  const response = await fetch(apiUrl('/api/v1/health'), { credentials: 'omit' }).catch(() => null)
  if (!response?.ok) return
  const health = (await response.json()) as Health
  product = { name: health.app_name || product.name, contact: health.contact || null }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!asked) {
    asked = true
    void ask()
  }
  return () => {
    listeners.delete(listener)
  }
}

// In a page that is rendered while building, the server that sends it fills these in.
const marks: Product = { name: '{{app_name}}', contact: '{{contact}}' }

/** The product's name and the address that answers mail, as configured; the defaults hold until the server has said. */
export const useProduct = (): Product =>
  useSyncExternalStore(
    subscribe,
    () => product,
    () => marks,
  )
