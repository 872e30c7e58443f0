import { COMPANY_NAME_MIN, USE_CASE_MAX } from '@sextant/contracts/limits'

/** What is wrong with a company's name, or null. */
export function companyNameProblem(name: string): string | null {
  const { length } = name.trim()
  if (length === 0) return 'Company name is required'
  return length < COMPANY_NAME_MIN ? 'Company name must be at least 2 characters' : null
}

/** What is wrong with the free text, or null. It is never cut: whoever wrote it decides what goes. */
export const problemOfUseCase = (text: string): string | null =>
  text.trim().length > USE_CASE_MAX ? 'Please keep your message under 500 characters' : null
