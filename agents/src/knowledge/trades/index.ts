import type { Trade } from '../pack.ts'
import { bakery } from './bakery.ts'
import { creditUnion, insuranceBroker, mortgageBroker } from './brokers.ts'
import { animalShelter, artsCharity, tutoring } from './causes-and-lessons.ts'
import { medSpa, physio, privatePractice, veterinary } from './clinics.ts'
import { dental } from './dental.ts'
import { accountingFirm, agency, architecture, homeServices, lawFirm } from './firms.ts'
import { brewery, foodMaker } from './food-makers.ts'
import { dtcCosmetics, foodBank, languageSchool, machining } from './makers-and-others.ts'
import { payrollSaas } from './payroll-saas.ts'
import { events, lodging, studio } from './rooms-and-studios.ts'
import { bikeShop, cafe, fashion, florist, grocery } from './shops.ts'
import { devTools, fintechApp, verticalCrm } from './software.ts'

/** Every trade we know; detection scores them all, the earlier wins a tie. */
export const TRADES: readonly Trade[] = [
  bakery,
  cafe,
  bikeShop,
  fashion,
  florist,
  grocery,
  dental,
  physio,
  veterinary,
  medSpa,
  privatePractice,
  payrollSaas,
  devTools,
  verticalCrm,
  fintechApp,
  lawFirm,
  accountingFirm,
  agency,
  homeServices,
  architecture,
  machining,
  dtcCosmetics,
  languageSchool,
  foodBank,
  creditUnion,
  insuranceBroker,
  mortgageBroker,
  studio,
  lodging,
  events,
  brewery,
  foodMaker,
  animalShelter,
  artsCharity,
  tutoring,
]
