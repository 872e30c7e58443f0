import { minifyContractRouter } from '@orpc/contract'
import { contract } from '@sextant/contracts/contract'
import { PROCEDURES } from '@sextant/contracts/procedures'
import type { Plugin } from 'vite'

const NAME = 'virtual:api-contract'

/**
 * Gives the browser the contract's methods, paths and cache times without its schemas: the server validates, and zod
 * (a third of a first page's weight) stays out of screens that have no form.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'api-contract',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const caches = Object.fromEntries(
        Object.entries(PROCEDURES).map(([name, { stale, kept }]) => [
          name,
          { staleTime: stale, gcTime: kept },
        ]),
      )
      return `export const contract = ${JSON.stringify(minifyContractRouter(contract))}\nexport const caches = ${JSON.stringify(caches)}`
    },
  }
}
