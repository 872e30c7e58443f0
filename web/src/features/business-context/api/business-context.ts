import type { CompanySize, Industry } from '@sextant/contracts/catalogue'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { keepAnswer } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import { businessContextKeys } from './keys.ts'

export type BusinessContextForm = {
  companyName: string
  industry: Industry
  companySize: CompanySize
  description: string
}

/** How the organization describes its own business; null while it has not. */
export const businessContextQuery = (organizationId: string) =>
  queryOptions({
    queryKey: businessContextKeys.of(organizationId),
    queryFn: () => api.businessContext.read({ organizationId }),
  })

export const useSaveBusinessContext = (organizationId: string) =>
  useSaving({
    call: (form: BusinessContextForm) => api.businessContext.save({ organizationId, ...form }),
    words: 'The business profile could not be saved.',
    told: 'in place',
    onSaved: kept => keepAnswer(businessContextQuery(organizationId), kept),
  })
