import type { Quantity } from './quantity.ts'

/** In which form a figure is kept. */
export const FORMS: Partial<Record<Quantity['kind'], string>> = {
  count: 'count',
  money: 'money',
  percent: 'share',
}

/** It can be read in one way only. */
export const isSure = ({ orElse, isVague }: Quantity): boolean => orElse === undefined && !isVague
