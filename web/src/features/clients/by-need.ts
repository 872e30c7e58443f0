import type { ClientAttention, ClientSignal } from '@sextant/contracts/clients/routes'

/** Whoever has signals first, in the order they were given; then the weaker health, then the name. */
export function byNeed<Client extends { id: string; name: string; health_score: number }>(clients: readonly Client[], attention: readonly ClientAttention[]): Client[] {
  const place = new Map(attention.map(({ client_id: id }, index) => [id, index]))
  const of = (client: Client) => place.get(client.id) ?? attention.length
  return [...clients].sort((a, b) => of(a) - of(b) || a.health_score - b.health_score || a.name.localeCompare(b.name))
}

/** What to do about the most pressing signal, as a sentence with a verb. Without one it is the health that calls. */
export function needSentence(name: string, signal: ClientSignal | undefined): string {
  switch (signal?.kind) {
    case 'changes-requested': return `Answer what ${name} wants changed.`
    case 'unread-message': return `Write back to ${name}.`
    case 'approval-waiting': return `Remind ${name} of what waits for approval.`
    case 'over-pace': return `Slow the spending at ${name}.`
    case 'under-pace': return `See why ${name} spends so little.`
    case 'overdue': return `Close what has run out at ${name}.`
    case 'nothing-active': return `Plan something for ${name}.`
    case 'ends-soon': return `Prepare what follows at ${name}.`
    case undefined: return `Look in on ${name}.`
  }
}

/** Where that is done, below the client's own address. */
export function needStep(signal: ClientSignal | undefined): { label: string; path: string; /** As the table of screens writes it. */ screen: string } {
  if (signal?.campaign) return { label: 'Open the campaign', path: `/campaigns/${signal.campaign.id}`, screen: '/campaigns/:campaignId' }
  switch (signal?.kind) {
    case 'nothing-active': return { label: 'Create Campaign', path: '/campaigns/new', screen: '/campaigns/new' }
    case 'changes-requested': case 'approval-waiting': return { label: 'See what is asked', path: '/outputs', screen: '/outputs' }
    case undefined: return { label: 'See why', path: '/health', screen: '/health' }
    default: return { label: 'Open client', path: '', screen: '' }
  }
}
