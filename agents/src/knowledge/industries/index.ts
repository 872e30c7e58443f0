import type { Industry, IndustryPack } from '../pack.ts';
import { healthcare } from './healthcare.ts';
import { retail } from './retail.ts';
import { saas } from './saas.ts';

/** The pack of each industry of the onboarding list. */
export const PACKS: Record<Industry, IndustryPack> = { 'SaaS/Software': saas, Healthcare: healthcare, Retail: retail } as Record<Industry, IndustryPack>;
