import type {
  CompanyFactRow,
  FactUse,
  FactVersion,
  ReadCardRow,
} from '@sextant/contracts/company/facts'
import type { CompanyFindings } from '@sextant/contracts/company/findings'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { companyKeys } from './keys.ts'

const of = (clientId: string | null) => (clientId ? { clientId } : {})

/** What is known of the organization, or of one client. */
export const companyFactsQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: companyKeys.facts(clientId),
    meta: { shows: ['company-facts'] },
    queryFn: (): Promise<CompanyFactRow[]> => api.company.list(of(clientId)),
  })

/** Which deliverables rest on which facts. */
export const factUsesQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: companyKeys.uses(clientId),
    meta: { shows: ['company-facts', 'agent-outputs'] },
    queryFn: (): Promise<FactUse[]> => api.company.uses(of(clientId)),
  })

/** What was taken out and can be put back. */
export const removedFactsQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: companyKeys.removed(clientId),
    meta: { shows: ['company-facts'] },
    queryFn: (): Promise<CompanyFactRow[]> =>
      api.company.list({ ...of(clientId), status: 'removed' }),
  })

/** What follows from it. */
export const companyFindingsQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: companyKeys.findings(clientId),
    meta: { shows: ['company-facts'] },
    queryFn: (): Promise<CompanyFindings> => api.company.findings(of(clientId)),
  })

/** What a fact was before, the latest first. */
export const factHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: companyKeys.history(id),
    meta: { shows: ['company-facts'] },
    queryFn: (): Promise<FactVersion[]> => api.company.history({ id }),
  })

/** What is seen in words that somebody sent; nothing of it is stored by being seen. */
export const wordsReadQuery = (clientId: string | null, text: string) =>
  queryOptions({
    queryKey: companyKeys.read(clientId, text),
    queryFn: (): Promise<ReadCardRow[]> => api.company.read({ ...of(clientId), text }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
