/** What was given at onboarding, or is kept of a client. */
export type Profile = {
  companyName: string
  industry: string
  /** One of COMPANY_SIZES. */
  companySize: string
  description: string
}
