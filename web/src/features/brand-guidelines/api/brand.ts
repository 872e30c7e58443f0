import type { BrandAnswer, BrandFinding } from '@sextant/contracts/brand/guidelines'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { brandKeys } from './keys.ts'

const of = (clientId: string | null) => (clientId ? { clientId } : {})

/** Brand guidelines of the organization (null) or of one client, with who saved which state. */
export const brandQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: brandKeys.of(clientId),
    meta: { shows: ['brand-guidelines'] },
    queryFn: (): Promise<BrandAnswer> => api.brand.read(of(clientId)),
  })

type Checked = { has_guidelines: boolean; findings: BrandFinding[] }

/** What an output says against the brand of whom it is for. */
export const brandCheckQuery = (outputId: string) =>
  queryOptions({
    queryKey: brandKeys.check(outputId),
    meta: { shows: ['brand-guidelines', 'deliverables'] },
    queryFn: (): Promise<Checked> => api.brand.check({ id: outputId }),
  })
