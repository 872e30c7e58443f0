import type { CompanySize, Industry } from '@sextant/contracts/catalogue'

/** What is chosen so far; '' where nothing is. */
export type BusinessDraft = {
  industry: Industry | ''
  companySize: CompanySize | ''
  description: string
}

export const EMPTY_BUSINESS: BusinessDraft = { industry: '', companySize: '', description: '' }

type Complete = { industry: Industry; companySize: CompanySize; description: string }

/** What can be saved, or null while one of the two choices is missing. */
export function completeBusiness({
  industry,
  companySize,
  description,
}: BusinessDraft): Complete | null {
  if (!industry || !companySize) return null
  return { industry, companySize, description: description.trim() }
}
