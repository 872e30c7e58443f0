import { moneyText } from '../sentences/figures.ts'

/** Money in a table, written as in the sentences beside it: "91,000 kr", "£31,500". */
export const moneyCell = (cents: number, currency: string): string =>
  moneyText({ cents, currency }, { fixed: 'a table' }).render('middle')
