import { minorDigits } from '../metrics/written.ts'
import type { Cell } from './content.ts'

/** A number as a spreadsheet computes with it: money in its units and not in cents. */
export const plainValue = (value: number, kind: Cell['kind'], currency: string): number =>
  kind === 'money' ? value / 10 ** minorDigits(currency) : value
