import { type Company, type Fact, factsOf } from './company.ts'

/** All sales of a year as somebody told them, in cents; never what follows from the lines. */
export type ToldSales = Fact<'measure'> & { value: number }

export const toldSales = (company: Company): ToldSales | undefined =>
  factsOf(company, 'measure').find(
    (fact): fact is ToldSales =>
      fact.metric === 'sales' &&
      fact.form === 'money' &&
      fact.per === 'year' &&
      !fact.about &&
      Boolean(fact.value),
  )
