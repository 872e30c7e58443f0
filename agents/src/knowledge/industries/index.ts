import type { Industry } from '@sextant/contracts/catalogue'
import type { IndustryPack } from '../pack.ts'
import { ecommerce } from './ecommerce.ts'
import { education } from './education.ts'
import { financialServices } from './financial-services.ts'
import { healthcare } from './healthcare.ts'
import { manufacturing } from './manufacturing.ts'
import { nonProfit } from './non-profit.ts'
import { other } from './other.ts'
import { professionalServices } from './professional-services.ts'
import { retail } from './retail.ts'
import { saas } from './saas.ts'

/** The pack of each industry of the onboarding list; a missing one does not compile. */
export const PACKS: Readonly<Record<Industry, IndustryPack>> = {
  'SaaS/Software': saas,
  'E-commerce': ecommerce,
  'Professional Services': professionalServices,
  Manufacturing: manufacturing,
  Healthcare: healthcare,
  Retail: retail,
  'Financial Services': financialServices,
  Education: education,
  'Non-profit': nonProfit,
  Other: other,
}
