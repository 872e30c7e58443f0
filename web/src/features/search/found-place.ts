import { AGENTS, agentById } from '@sextant/contracts/catalogue'
import type { Found } from '@sextant/contracts/search/routes'

/** Where somebody stands: inside a client, or in the organization, from where what is a client's opens inside it. */
export type FoundPlace = { clientSlug: string | null; agency: boolean }

/** Where a result opens, its passage marked where a page can do that. */
export function placeOf(found: Found, { clientSlug, agency }: FoundPlace): string {
  const { kind, id, page, starts, length, about } = found
  const slug = agency ? (found.client_slug ?? null) : clientSlug
  const inside = slug ? `/clients/${slug}` : ''
  switch (kind) {
    case 'document':
      return `${inside}/documents/${id}?page=${page}&passage=${starts}-${(starts ?? 0) + length}`
    case 'output':
      return `${inside}/outputs/${id}`
    case 'campaign':
      return `${inside}/campaigns/${id}`
    case 'client':
      return inside || '/clients'
    case 'fact':
      return `${inside}/intelligence`
    case 'message':
      return about.session ? sessionPlace(about, slug) : messagesPlace(inside)
  }
}

const messagesPlace = (inside: string): string => (inside ? `${inside}/messages` : '/dashboard')

function sessionPlace({ agent, session }: Found['about'], slug: string | null): string {
  const known = AGENTS.find(({ id }) => id === agent)
  if (!known) return '/dashboard'
  const inside = slug && known.group !== 'Start' ? `/clients/${slug}/agents` : ''
  return `${inside}${agentById(known.id).path}/session/${session}`
}
