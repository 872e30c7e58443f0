import type { Trade } from '../pack.ts';
import { bakery } from './bakery.ts';
import { dental } from './dental.ts';
import { payrollSaas } from './payroll-saas.ts';

/** Every trade we know, in no order that matters: detection scores them all. */
export const TRADES: readonly Trade[] = [bakery, dental, payrollSaas];
