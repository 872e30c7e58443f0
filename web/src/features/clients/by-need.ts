import type { ClientAttention, ClientSignal } from '@sextant/contracts/clients/routes'

/** Whoever has signals first, in the order they were given; then the weaker health, then the name. */
export function byNeed<Client extends { id: string; name: string; health_score: number }>(
  clients: readonly Client[],
  attention: readonly ClientAttention[],
): Client[] {
  const place = new Map(attention.map(({ client_id: id }, index) => [id, index]))
  const of = (client: Client) => place.get(client.id) ?? attention.length
  return [...clients].sort(
    (a, b) => of(a) - of(b) || a.health_score - b.health_score || a.name.localeCompare(b.name),
  )
}

/** What to do about the most pressing signal, as a sentence with a verb. Without one it is the health that calls. */
export function needSentence(name: string, signal: ClientSignal | undefined): string {
  switch (signal?.kind) {
    case 'changes-requested':
      return `Answer what ${name} wants changed.`
    case 'unread-message':
      return `Write back to ${name}.`
    case 'approval-waiting':
      return `Remind ${name} of what waits for approval.`
    case 'over-pace':
      return `Slow the spending at ${name}.`
    case 'under-pace':
      return `See why ${name} spends so little.`
    case 'figures-worse':
      return `See what got worse at ${name}.`
    case 'overdue':
      return `Close what has run out at ${name}.`
    case 'nothing-active':
      return `Plan something for ${name}.`
    case 'ends-soon':
      return `Prepare what follows at ${name}.`
    case undefined:
      return `Look in on ${name}.`
  }
}

type Step = {
  label: string
  /** Below the client's own address. */ path: string
  /** As the table of screens writes it, below /clients/:clientSlug. */ screen: string
}

/** Where that is done. */
export function needStep(signal: ClientSignal | undefined): Step {
  switch (signal?.kind) {
    case 'changes-requested':
      return { label: 'See what should change', path: '#approvals', screen: '' }
    case 'approval-waiting':
      return { label: 'See what waits', path: '#approvals', screen: '' }
    case 'unread-message':
      return { label: 'Open the messages', path: '/messages', screen: '/messages' }
    case 'over-pace':
    case 'under-pace':
      return signal.campaign
        ? {
            label: 'Open the campaign',
            path: `/campaigns/${signal.campaign.id}`,
            screen: '/campaigns/:campaignId',
          }
        : RUNNING
    case 'figures-worse':
      return { label: 'See what changed', path: FIGURES, screen: FIGURES }
    case 'overdue':
    case 'ends-soon':
      return RUNNING
    // What is planned already only wants to be started.
    case 'nothing-active':
      return signal.count === 0
        ? { label: 'Create Campaign', path: '/campaigns/new', screen: '/campaigns/new' }
        : { label: 'See its campaigns', path: '/campaigns', screen: '/campaigns' }
    case undefined:
      return { label: 'See why', path: '/health', screen: '/health' }
  }
}

const FIGURES = '/agents/performance-intelligence'

/** What ends first stands first. */
const RUNNING: Step = {
  label: 'See its active campaigns',
  path: '/campaigns?status=active&sort=end',
  screen: '/campaigns',
}

/** The address of that place; null when it is not open to the person. mayOpen: asked with paths as the table of screens writes them. */
export function addressOfNeed(
  slug: string,
  signal: ClientSignal | undefined,
  mayOpen: (path: string) => boolean,
): string | null {
  const { path, screen } = needStep(signal)
  return mayOpen(`/clients/:clientSlug${screen}`) ? `/clients/${slug}${path}` : null
}
