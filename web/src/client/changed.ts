import type { DataTag, QueryKey, QueryMeta } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** What people change. A query names in its meta what it shows (`meta: { shows: ['campaigns'] }`); a call that saves names what it changes; no feature has to know who else shows that. */
export type Thing =
  /** Which language model works, and what it may cost. */
  | 'ai'
  | 'agent-outputs'
  | 'agent-sessions'
  | 'approvals'
  /** How somebody wants to sound and look; 'branding': how an agency's portals look. */
  | 'brand-guidelines'
  | 'branding'
  | 'campaigns'
  | 'clients'
  /** The company model, and what follows from it. */
  | 'company-facts'
  /** What stands in one output, and who sees it. 'agent-outputs': which there are, their names. */
  | 'deliverables'
  /** What a company has written down, and what was read in it. */
  | 'documents'
  | 'insights'
  | 'feedback'
  /** What was imported, told or typed, remarks beside it, metrics of one's own. */
  | 'figures'
  | 'invitations'
  | 'mail'
  | 'messages'
  | 'notifications'
  | 'operator-log'
  | 'persona-interviews'
  /** Moves that were started, and those that could be. */
  | 'quick-wins'
  /** Reports, what is said beside them, schedules, and mails that carry them. */
  | 'reports'
  | 'saved-views'
  | 'second-factor'
  /** Where somebody is signed in. */
  | 'sessions'
  | 'tasks'
  | 'team'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shows?: readonly Thing[] }
  }
}

/** Something changed, here or elsewhere: what shows it asks again. Resolves when the new answers are there. */
export const changed = (...things: readonly Thing[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.some(shown => things.includes(shown)) ?? false,
  })

/** Puts what the server just answered where a query would have put it. */
export function keepAnswer<Answer>(
  query: { queryKey: DataTag<QueryKey, Answer, Error>; meta?: QueryMeta | undefined },
  answer: NoInfer<Answer>,
): void {
  const { queryKey, meta } = query
  // A query that nobody asked yet would not know what it shows.
  const options = meta ? { queryKey, meta } : { queryKey }
  queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(options))
  queryClient.setQueryData(queryKey as QueryKey, answer)
}
