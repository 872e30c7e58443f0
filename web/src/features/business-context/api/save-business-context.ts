import type { CompanySize, Industry } from '@sextant/contracts/catalogue'
import { api } from '@/client/api.ts'

export type BusinessContextForm = {
  companyName: string
  industry: Industry
  companySize: CompanySize
  description: string
}

export const saveBusinessContext = (organizationId: string, form: BusinessContextForm) =>
  api.businessContext.save({ organizationId, ...form })
