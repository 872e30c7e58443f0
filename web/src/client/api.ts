import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import type { contract as Contract } from '@sextant/contracts/contract'
import { contract } from 'virtual:api-contract'
import { apiUrl } from './api-address.ts'
import { send } from './send.ts'

const text = (body: unknown, key: string) => {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
  return typeof value === 'string' ? value : undefined
}

const link = new OpenAPILink(contract, {
  url: () => new URL(apiUrl('/api/v1')),
  fetch: (request, init) => send(request, init),
  // Our errors are { code, message, data? }; a proxy's page of HTML still becomes an error one can read.
  customErrorResponseBodyDecoder: (body, response) =>
    new ORPCError(text(body, 'code') ?? 'INTERNAL_SERVER_ERROR', {
      status: response.status,
      message: text(body, 'message') ?? 'An unexpected error occurred',
      data: typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined,
    }),
})

/** Every call of the contract, typed. */
export const api: JsonifiedClient<ContractRouterClient<typeof Contract>> = createORPCClient(link)

/** The sentence to show for a failed call; what was not said by the server gets the given text. */
export function messageOf(error: unknown, otherwise = 'An unexpected error occurred'): string {
  return error instanceof ORPCError && error.message ? error.message : otherwise
}
