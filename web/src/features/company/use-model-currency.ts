import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { currencyOf } from '@sextant/contracts/company/fact-words'
import { useState } from 'react'
import { keepWords, readKeptWords } from '@/client/kept-words.ts'
import { homeCurrency } from './home-currency.ts'

const nameOf = (clientId: string | null): string => `currency:${clientId ?? 'own'}`

/** What a model counts in: its own currency, or, as long as it holds no amount, the one chosen in this tab. */
export const modelCurrency = (facts: readonly CompanyFactRow[], clientId: string | null): string =>
  currencyOf(facts, readKeptWords(nameOf(clientId)) || homeCurrency())

/** The money of the place where the company is, unless somebody chose another in this tab. */
export function suggestCurrency(clientId: string | null, currency: string | null): void {
  if (currency && !readKeptWords(nameOf(clientId))) keepWords(nameOf(clientId), currency)
}

/** The currency of a model; `choose` as long as no amount has settled it. */
export function useModelCurrency(facts: readonly CompanyFactRow[], clientId: string | null) {
  const [, setChosen] = useState('')
  const isSettled = currencyOf(facts, '') !== ''
  const choose = (currency: string) => {
    keepWords(nameOf(clientId), currency)
    setChosen(currency)
  }
  return { currency: modelCurrency(facts, clientId), ...(!isSettled && { choose }) }
}
