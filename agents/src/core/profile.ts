import type { BrandGuidelines } from '@sextant/contracts/brand/guidelines'

/** What was given at onboarding, or is kept of a client. */
export type Profile = {
  companyName: string
  industry: string
  /** One of COMPANY_SIZES. */
  companySize: string
  description: string
  /** How it wants to sound; every writer keeps to it. */
  brand?: BrandGuidelines | null
}

/** The most people that a size of COMPANY_SIZES holds; undefined where it is open at the top, or no size. */
export function mostPeople({ companySize }: Pick<Profile, 'companySize'>): number | undefined {
  const most = Number(companySize.split('-')[1])
  return Number.isFinite(most) ? most : undefined
}
